/**
 * Given names of India, written down from general knowledge: one canonical spelling each, since spelling variants meet in
 * the phonetic skeleton (compare/phonemes.ts). Two names of this table with different skeletons are two different names,
 * however few letters tell them apart: Rajesh and Ramesh, Amit and Anil, Anita and Ankita.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const indianMaleNames = words(`
aadesh aaditya aakash aalok aamir aarav aarush aashish abbas abdul abhay abhijeet abhilash abhimanyu abhinav abhinandan
abhishek adarsh adesh adil aditya adnan afzal agastya ahmed ajay ajit ajeet ajinkya akash akbar akhil akhilesh akram akshay
akshat alok altaf aman amandeep amar amardeep amarjeet amarnath ambarish amin amir amit amitabh amitesh ameet amogh amol
amrit amritlal anand ananda anant ananth anantha anbu anees angad anil anirban anirudh aniruddha anish aniket anjan ankit
ankur ankush anmol ansar ansh anshul anshuman anthony antony anuj anup anupam anurag anwar apurva arash aravind
arif arijit arindam arjun arjit armaan arnab arnav arshad arul arun arunabh aryan asad asgar ashfaq ashish ashok ashutosh
ashvin ashwin ashwani asif aslam atanu ateeq athar atif atul avanish avinash avtar ayaan ayan ayub ayush azad azhar aziz
babu babulal badri bahadur bairam bajrang bala balaji balakrishna balan balbir baldev baljit balram balraj balwant bandhu
banwari baldeo bansi barun basant basavaraj bashir basudev bhagat bhagirath bhagwan bhagwat bhairav bhanu bharat bhaskar
bhaskaran bhavesh bhavin bheem bhim bhima bhola bholanath bhupal bhupen bhupendra bhupesh bhupinder bhushan bhuvan bhuvanesh bijay
bijoy bikash bikram bimal bipin bipul biplab birbal birendra bishnu bishwanath biswajit brahma brajesh brij brijesh
brijmohan budhan chaitanya chaman chander chandan chandra chandrakant chandramohan chandrasekhar chandresh
chandu charan chatur chetan chhotelal chidambaram chinmay chinna chintan chirag chiranjeevi chittaranjan chunilal
damodar daniel danish dara darpan darshan dasharath dasarath dattatray daulat dayal dayanand debabrata debashish
debasish deep deepak deepankar deepesh deepu dev deva devang devanand devansh devaraj devdas devdutt devender devendra
devesh devi deviprasad devraj devlal dhananjay dhanesh dhanraj dhanush dharam dharamveer dharma dharmendra dharmesh
dharampal dhaval dheeraj dheerendra dhiraj dhirendra dhiren dhruv digambar digvijay dilbagh dileep dilip dilshad dinakar
dinanath dinesh dinkar dipankar dipen divakar divyesh divyansh dominic dulal durai durga durgaprasad durgesh dushyant
dwarka eashwar eknath elango emmanuel faisal faiz faizal faizan farhan faridh farid farooq fateh feroz firoz fredrick gagan
gajanan gajendra ganapathi ganapati ganesan ganesh ganga gangadhar gangaram ganpat gaurang gaurav gautam gautham
gawri ghanshyam gherulal giridhar giridhari girija girish gobind gopal gopalakrishnan gopi gopinath gokul gordhan gorakh
govardhan govind govinda govindan govindaraj gulab gulam gulshan gulzar guna gunasekaran gunjan gurbachan gurcharan
gurdeep gurdev gurinder gurmeet gurmukh gurnam gurpreet gurudas gurumurthy gurunath gyan habib hafeez hakim hamid hamza
hanif hanuman hanumanth hanumantha haider haresh hargovind hari haricharan haridas harihar harikishan hariom haripada hariprasad
hariram harish harishankar harishchandra harjit harjinder harpal harpreet harsh harsha harshad harshal harshavardhan
harshit hasan hashim hassan hemant hemanta hemchandra hemen hemraj himanshu himmat hira hiralal hiren hirendra hitendra
hitesh hridoy hrishikesh hriday hussain ibrahim idris iftikhar ilango ilyas imran imtiaz indar indra indrajit
inder inderjit iqbal irfan irshad ishaan ishan ishaq ishwar ismail jagadish jagan jaganmohan jagannath jagat jagdev
jagdish jagjit jagjivan jagmohan jagtar jahangir jai jaideep jaidev jaikishan jaipal jairam jaiprakash jaisingh jalal jalil
jamal jameel james jamshed janak janardan janardhan jaspal jasbir jaswant jaswinder jatin javed jay jaya jayakumar jayant
jayanta jayapal jayaram jayaraman jayaprakash jayesh jayendra jayanth jeetendra jeevan jegan jetha jignesh jitendra
jitender jitesh jitin jiten jivan jivraj jogendra joginder john johnson joseph joy joydeep joydev jugal jugnu junaid jwala
jyotiprakash kabir kailash kalidas kalpesh kalicharan kalyan kamal kamalakar kamaljit kamalesh kameshwar kamlesh kamran
kanak kanan kanaiya kandasamy kanhaiya kannan kanti kantilal kapil karan karim karna kartar karthik karthikeyan kartik karunakar
karunakaran kashi kashinath kashyap kasturi kaushal kaushik keshab keshav kesavan ketan kewal khalid khalil khemchand khushal
khurshid kiran kirit kirpal kirti kishan kishor kishore kishori kochu komal kripal krishan krishna krishnadas
krishnakant krishnakumar krishnamurthy krishnan krishnaswamy krishnendu krunal kulbir kuldeep kuldip kulwant kumaran
kumaresan kumaraswamy kunal kundan kunjan kunwar kushal lakhan lakshman lakshmana lakshmikant lakshminarayan lal lala lalan
lalchand lalit laljit lalu lateef latif lav lavkush laxman leela lijo lokanath lokendra lokesh lokman luv madan madanlal
madhav madhavan madhu madhukar madhusudan mahabir mahadev mahavir mahendra maheshwar mahesh mahinder mahipal
mahmood mahtab majeed majid makarand makhan malay malik mallikarjun mallesh malligarjuna manas manav mandeep mangal mangesh
mangilal manik manikandan manikam maninder manish manindra manjeet manjit manjunath manmeet manmohan mannu mano manoj manohar
manoranjan mansoor manu mansukh manvendra maqbool masood mathew mathan mayank mayur mazhar meghraj mehboob mehul
milan milind minhaj mithilesh mithun mitesh mitul mohan mohanlal mohammed mohanraj mohit mohsin monu moti motilal
mrinal mrityunjay mubarak mufti muhammad mujib mukesh mukhtar mukul mukund mukunda mukundan munesh muneer munish munna munnalal muralee
murali muralidhar muralidharan murari murthy murugan murugesan musa mushtaq mustafa muthu muthukumar muthusamy muzaffar
nabin nadeem nagaraj nagarajan nagendra nageshwar nagesh nagin nagma nagappa naim najeeb nakul naman namdev nanak nand
nanda nandan nandlal nandakishore nandu narasimha narasimhan naran narayan narayana narayanan narayanaswamy narender
narendra naresh narinder narottam narsingh nasir nasim natarajan nataraj nathan nathuram navdeep naved naveen navin navjot
navneet navnath nawab nawaz nazim nazir neel neelesh neelkanth neeraj nehal nigam nihal nikesh niket nikhil nikunj nilanjan
nilesh nimesh nimish ninad nirav niraj niranjan nirmal nirbhay nirupam nishad nishant nishanth nishikant nishit nitesh
nitin nitish nityanand nityananda nizam om omkar omprakash omkarnath padam padmanabh padmanabhan palani palaniswami pallab
panchanan pandian pandurang pankaj parag paramesh parameshwar paramjit paras parimal paritosh parminder parmanand
parmod parshuram parth partha parthasarathi parvez parveen pashupati patanjali pavan pawan pawansut perumal phanindra
phool piyush ponnusamy pradeep pradip prabhakar prabhakaran prabhat prabhu prabir prabodh pradyumna prafulla
pragnesh prahlad prakash pramod pran pranab pranav pranay pranesh pranjal prasad prasanna prasannajit prasanta
prasenjit prashant prashanth prasoon pratap prateek prathamesh pratik pravin praveen pravesh prayag prem premchand prithvi
prithviraj pritam priyank priyanshu priyaranjan prosenjit pulkit puneet punit puran purushottam purnendu puspendra
qasim rabi rabin rabindra radha radhakrishna radhakrishnan radhe radheshyam radhakant rafi rafiq raghav raghavan raghavendra
raghu raghubir raghunath raghunandan raghuram raghuveer rahim rahman rahul raj raja rajagopal rajagopalan rajan rajani rajanikant
rajaram rajat rajbir rajdeep rajeev rajendra rajendran rajender rajesh rajeshwar rajinder rajit rajiv rajkishor rajkumar
rajmohan rajnath rajneesh rajnish rajpal raju rajveer rakesh rakshit ram rama ramachandra ramachandran ramadas ramakant
ramakrishna ramakrishnan raman ramana ramanand ramanathan ramanuj ramaswamy ramavtar rambabu ramcharan ramdas ramdev
ramesh rameshwar ramjit ramkumar ramlal ramnath ramnaresh ramniwas ramphal ramprasad ramsingh ramu ramvilas rana ranbir randeep
randhir ranganath rangarajan rangaswamy ranjan ranjay ranjeet ranjit ranvir rashid rasheed rasik ratan rathin ratnakar ratnesh
raunak rauf ravi ravichandran ravindra ravindran ravinder ravindranath ravish ravishankar rawat raza reyansh rehan
rishabh rishi rishikesh ritesh ritik ritwik riyaz rohan rohit rohitash roshan rubin ruchit rudra rupak rupesh rupinder sabir
sachchidanand sachin sadanand sadashiv sadiq safdar sagar sahadev sahil sai saikat saif sajan sajid sajjan saju salim salman samar
samarendra samarth sambasiva sambhaji sameer samir samit sampat sampath samrat samuel sanat sanatan sandeep sandesh sandip
sangram sanjay sanjeev sanjib sanjit sanjiv sanju sankalp sankar sankaran sanket santanu santhosh santosh santu sarabjit
sarath sarat saravanan sarfaraz sarvesh sashi sathish satish satpal satya satyabrata satyajit satyam satyanarayan
satyanarayana satyapal satyaprakash satyavan satyendra saurabh saurav sayan sayed sebastian seenu selvam selvan selvaraj
senthil sethu shabbir shadab shafi shafiq shahid shahbaz shahnawaz shailendra shailesh shakeel shakir shakti shamim
shamsher shan shankar shankaran shanmugam shantanu shanti shantilal sharad sharath sharan shariq sharif shashank shashi shashikant
shaukat sheetal shekhar shibu shirish shishir shiv shiva shivaji shivam shivanand shivendra shivkumar shivraj shivlal
shivshankar shobhan shoaib shravan shreyas shridhar shrikant shrinivas shriram shubham shubhankar shubhendu shyam
shyamal shyamlal shyamsundar siba siddharth siddhartha siddhesh siddiq sidharth sikandar simon sitaram sivakumar sivaraman
sivasubramanian snehal sohail sohan sohanlal sohom som soma soman somesh somnath somu sonu soumen soumya soumyajit soumitra sourav
sreedhar sreekanth sreekumar sreenath sreenivas sreenivasan sridhar srihari srikanth srikant srikumar srinath srinivas
srinivasa srinivasan sriram stephen subash subba subbarao subbiah subedar subhajit subhankar subhas subhash subhashish subhendu
subodh subramani subramaniam subramanya subrata suchit sudama sudarshan sudeep sudesh sudhakar sudhan sudhansu sudheer sudhir
sudip sugandh sugreev suhail suhas sujan sujay sujeet sujit sukanta sukdev sukhbir sukhdev sukhwinder sukumar sukumaran
sulaiman sulthan sultan suman sumanta sumeet sumesh sumit sumitra sunder sundar sundaram sundaresan sunil sunny suraj suren
surendra surendran surender suresh sureshbabu surinder surjit surya suryakant suryanarayana sushant sushanta sushil sushobhan susheel
swagat swaminathan swapan swapnil swaraj swarup syed tahir taj tajinder tamil tanmay tanveer tapan tapas tara tarak tarakeshwar
tariq tarlochan tarun tej tejas tejinder tejpal thakur thamarai thangaraj thangavel thomas thulasi tilak tinku tirath
tribhuvan trilok trilochan tukaram tulsi tulsidas tushar uday udayan udayakumar uddhav ujjal ujjwal umakant umang umar umapathi umesh
umashankar unni unnikrishnan upendra urvish usman uttam vaibhav vaidyanathan vajid valmik vaman vamsi vamshi varghese
varadarajan varun vasant vasantha vasim vasu vasudev vasudevan vatsal ved vedant vedprakash veer veeraiah veerappa veerendra
velmurugan velu venkat venkata venkatesan venkatesh venkateshwar venkateswara venkatraman venkataramana venu venugopal vidhan vidyadhar
vidyasagar vignesh vijay vijaya vijayakumar vijayan vijender vijendra vikas vikram vikramjit vikrant vimal vinay vinayak vineet vineeth vinit
vinod vinoth vipin vipul viraj virat virender virendra viresh virupaksha vishal visham vishnu vishram vishva vishwajit vishwanath
vishwas vishwesh vithal vitthal vivek vivekanand vyas wahid walid wasim waseem yadunath yadav yahya yakub yamin yash
yashpal yashwant yasin yatin yatendra yathish yogendra yogesh yogeshwar yogi yograj yudhishthir yunus yusuf yuvraj yuvaraj zafar
zaheer zahid zahir zain zakir zameer zubair zulfiqar
`)

export const indianFemaleNames = words(`
aarohi aarti aarushi abha abhilasha aditi adya afreen afsana aishwarya ajanta ajita akanksha akhila akshara akshata alaka alka alisha
alpana alpa amala amba ambika ameena amina amita amrita amruta amritha anagha anahita anamika ananya anandi anandhi anima
aneesa anila anindita anita anitha anisha anjali anjana anju anjum ankita annapurna annapoorna annu anshika anshu anubha
anuja anupama anupriya anuradha anuja anusha anushka anushree anusuya aparajita aparna apeksha archana archita arpana arpita aruna arundhati arunima
asha ashalata asma asmita asiya aswathy atasi avani avantika ayesha ayushi azra babita baby bala banani barkha barnali
basanti bebi beena bela bhagwati bhagyashree bhanumati bharati bharathi bhargavi bhavana bhavani bhavika bhavna
bhavya bhuvaneshwari bina bindu binita bipasha brinda bulbul chaitali chahat chameli champa chanchal chandana
chandni chandrika chandralekha charu charulata charmi chaya chhaya chetana chetna chhavi chitra chitralekha chitrangada daksha damini damayanti
darshana darshita dayavanti debjani deeksha deepa deepali deepika deepti deepthi devaki devika devyani dhanalakshmi dhanya dhara
dharini diksha dilshad dimpal dimple dipa dipali dipika dipti disha divya dolly draupadi drishti durgesh ekta ela elizabeth esha eshwari
falguni farah farida farzana fatema fatima fehmida firdaus gargi garima gauri gayathri gayatri geeta geetha geetanjali
geetika girija gita gitanjali gomathi gomati gopika gouri gulnaz gunjan gurpreet hamida hansa hansika harini harsha harshita haseena
heena hema hemalatha hemangi hemlata hetal hina hira hiral indira indrani indu indumati iram irene isha ishani ishita ishrat ishwari
jagruti jahnavi jamila jamuna janaki janhavi janvi jasmin jasmine jassi jaya jayalakshmi jayalalitha jayanthi jayanti jayashree jayshree jayasudha
jayita jharna jigna jigyasa jivika jothi jothika juhi jyoti jyothi jyotika jyotsna kajal kajol kala kalavati kalpana kalyani kamakshi kamala
kamini kamla kamalini kanak kanaka kanchan kanika kanta kanthi kareena karishma karuna kashish kashmira kasturi katyayani kausalya kavita kavitha
kavya keerthana keerthi kesari ketaki khadija khushboo khushbu khushi kinjal kiran kirti kiranmayi kishori koel kokila komal
kousalya krishnaveni kripa kriti kritika krupa krutika kshama kumud kumkum kunda kunti kusum kusumlata lakshmi lalita lalitha lata
latha latika lavanya laxmi leela leelavati leena lekha lila lilavati lily lina lipika lopa lopamudra madhavi madhu madhubala
madhulika madhumita madhura madhuri mahalakshmi mahi mahima maitri maithili mala malarvizhi malathi malati malini mallika mamata mamta
mamoni mamatha manasa manasi mandakini mandira mangala manika manimala manisha manjari manjiri manju manjula manjusha
manorama mansi manvi margaret mariam mary maya mayuri medha meena meenakshi meenal meera meghna megha mehnaz mehrunnisa menaka
mihika minakshi minal mini minu mira mithila mitali mohini moni monika monica monisha moumita mousumi mridula mrinalini mrunal mukta mumtaz munira munni muskan
nabanita nafisa nagalakshmi nagma naina namita namrata nanda nandana nandini nandita nargis naseem nasreen natasha navya nayana nayantara nazia
nazma neelam neelima neeru neeta neetu neha niharika nikhat nikita nilanjana nilima nilofer nimisha niranjana nirmala nirupama nisha nishita nita nitika nithya niti
nitya nivedita noor noorjahan nupur nusrat nutan oviya padma padmaja padmavathi padmavati padmini palak pallavi pampa panchali parbati
pari paridhi parinita parmila parul parvati parvathi parveen payal phalguni phoolmati piu pinki pinky piyali
pooja poonam poornima prabha prabhavati prachi pragati pragya prajakta prakriti pramila pranali pranita pranjali pratibha
pratiksha pratima prathima pratyusha praveena preeti preethi prema premlata prerna priti pritha priya priyadarshini priyanka
priyamvada puja punam punita purnima purvi pushpa pushpalata pushplata putul rachana rachna radha radhika ragini rahat raheela rajalakshmi
rajani rajashree rajeshwari rajkumari rajlakshmi rajni rajshree rakhi raksha rama ramadevi ramya rambha ramila rameshwari rani
ranjana ranjita ranjini ranjani ranu rashi rashida rashmi rashmika rati ratna ratnamala raveena razia reema reena reeta reetu
rehana rekha renu renuka resham reshma reshmi revathi revati rewa richa riddhi rima rina rinku rita ritika ritu riya rizwana rohini roja
roma romila roopa roopali roshni rubina ruby ruchi ruchika ruchira rudrani ruhi rukhsana rukmani rukmini rupa rupali rupam rushda
sabina sabita sabitri sabiha sadhana safia sagarika sahana saira sakina sakshi saleha salma saloni samina samita samiksha sampa
sandhya sangeeta sangita sangeetha saniya sanjana sanjukta sanskriti santoshi santana sapana sapna sarada sarah saraswathi saraswati sarbani sarika
sarita saritha sarla sarmistha sarojini saroja saroj sasikala sathya satyavati saumya savita savitha savitri saya seema seeta
sejal selvi shabana shabnam shahana shahida shahnaz shaheen shaila shailaja shakila shakuntala shalini shalu shama
shambhavi shamima shanta shanthi shanti sharada sharda sharmila sharmistha sharvari shashi shashikala shazia sheela sheeba sheetal shefali
shehnaz shikha shilpa shilpi shipra shirin shivangi shivani shobha shobhana shraddha shradha shrabani shravani shreya shruti
shubhra shubhangi shweta shyama shyamala siddhi simran simi sindhu sita sitara smita smitha smriti sneha snehal snehalata sobha
sohini sonakshi sonal sonali sonam sonia sonika soniya soumya sowmya sravanthi sreeja sreelatha sreelekha sridevi srilakshmi
srimathi srividya subhadra subhashini subhra suchandra sucheta suchitra sudeshna sudha sudipta sugandha suhasini sujata sujatha
sukanya sulakshana sulabha sulekha sulochana sultana suma suman sumana sumangala sumathi sumati sumita sumitra suneeta sunanda sunaina
sunayana sundari suneetha sunila sunita sunitha suparna supriya supreet surabhi surekha suruchi sushila sushma sushmita susheela
susmita sutapa suvarna suvidha swapna swarna swarnalatha swathi swati sweta sweety tabassum tahira tamanna tanuja tanushree tanvi tanya
tapasi tapati tara tarannum tarini tarunima teena tejal tejaswini thenmozhi trishna trisha tripti tulika tulsi tuhina twinkle uma
umadevi unnati upasana urmi urmila urvashi usha ushadevi uttara vaidehi vaijayanti vaishali vaishnavi vanaja vandana vani vanita vanitha
varalakshmi varsha vasanthi vasanti vasudha vasundhara vedika veena vennela vibha vidhi vidhya vidya vijayalakshmi
vijeta vimala vina vineeta vinita vinodini vishakha vrinda vrushali yamini yamuna yashika yashoda yashodhara yasmin yasmeen yogita
yukti yuthika zainab zakia zareena zarina zeenat zoya zubeda
`)
