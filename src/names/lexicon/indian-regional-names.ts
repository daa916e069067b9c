/**
 * Further given names of India, from general knowledge: of the south, Bengal, Odisha, Assam, Punjab, Gujarat, Maharashtra and the
 * villages of the north, of Muslims and Christians, and of those born since 2000. One spelling each, as in indian-given-names.ts.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const regionalMaleNames = words(`
aadhavan aadinarayana abani abhaya abheek abirami abrar achal achintya achuthan achyut adhiraj advait afaq aftab agilan agnivesh ahan ahsan aijaz
ainul ajayan ajithkumar ajmal ajoy akarsh akhand akhilendra akshaya akshoy alagappan alagar alagesan alauddin alekh alekha alim alpesh amal amalendu
amanullah amares amartya ambalal ambika ambrose ambuj ambujakshan amey amitava amiya amjad amlesh amrik amrut amrutlal anadi anandappa ananga anas
anath anay anbarasan anbarasu anbazhagan anilkumar anindya aniyan anjaiah anjaneyulu anji annadurai annamalai annappa annayya anokh antaryami anurup
anwarul apoorv appalanaidu appalaraju appanna apparaju appasaheb appasamy appavu appukuttan arabinda arasu aravindhan arbaz archit arghya arham
arihant arivalagan arivazhagan arjav arjunan arka arkaprava arokiasamy arpit artatrana arulmani arumugam arunachalam arunkumar arup arupratan arvind
ashraf ashray ashwat ashwatha asim asit asokan asoke aswini ataur atharv athiban atin atma atmaram avadh avadhesh avadhut avik avnish avudaiappan
avyaan ayansh ayaz ayyanar ayyappan azam azim babaji baban babasaheb babji babychan bachcha badal badrinath badruddin bahori baij baijnath baiju
baikuntha bakhshish bakul balabhadra balaguru balaiah balakotaiah balamurugan balaraju balaram balasaheb balasubramaniam balendra baleshwar balister
balkaran balkrishna balu balusamy banamali banke bankim bansidhar bapu baquer basab basalingappa basappa basavanagouda basavanna basdev basudeba
bechan beni benudhar bhabagrahi bhabani bhabatosh bhagaban bhagwant bhaiya bhalchandra bhanudas bhanumurthy bhanwar bharamappa bharathidasan
bharathiraja bharosa bhaskara bhau bhausaheb bhavya bheemanna bheemappa bheemashankar bhikhari bhiku bhimeswara bhojraj bholanatha bholu bhoopathi
bhudeb bhuneshwar bhupat bhure bhuvaneshwar bhuvnesh bibek bibhas bibhu bibhudatta bibhuti bidyut biju bikkar bikshapathi bilal bimalendu binay
bindeshwari bindhyachal bineesh binod binodini binoy binu birakishore biranchi biren birju bisambhar bishnupada bishwambhar biswabandhu biswaranjan
bittu boominathan boota boregowda brahmaiah brahmaji brahmanand brahmananda brajabandhu bratin brijbhushan brijendra brijkishore brijnandan brundaban
buchaiah buddhadeb budhram bujji burhan byregowda chakradhar chakrapani chalapathi chandidas chandrabhan chandrabhushan chandrabose chandradas
chandradev chandraiah chandraketu chandrama chandramouli chandrapal chandrappa chandrasekaran chandrashekara chandreshwar channabasappa channappa
channaveerappa charanjeet chaturbhuj chelladurai chelliah chenchaiah chennaiah chennakesava chezhian chhagan chhavinath chhedi chhote chikkanna
chikkegowda chimanlal chinmoy chinnadurai chinnappa chinnasamy chintaman chintu chiranjib chirayu chokhe chokkalingam chowdaiah dadasaheb dagadu
dakshinamoorthy dalbir dalip daljeet dalpat damodaran darbara daroga darsh darshil dasan dasappa dasaratha dashrath dattaram dawood daya dayanidhi
dayashankar debapriya debdulal debi debjit debjyoti deepan deepanshu deivanayagam devadas devappa devarajan devegowda devidas devkinandan devnarayan
devnath devram devshi devvrat dhairya dhanapal dhanasekaran dhandapani dhaneswar dhani dhansukh dhanvin dharamdas dharamraj dharmaiah dharmalingam
dharmaraj dharminder dhiman dhirajlal dhondiram dhrubajyoti dhruvin dhruvnarayan dhyanesh dibyendu dilbar dildar dileesh diljit dinabandhu dinakaran
dinbandhu dipayan divakaran divit dnyandeo dnyaneshwar doddanna doddappa dropad dudhnath dukhishyam dularchand durairaj duraisamy durgappa durjoy
duryodhan dwarika dwarkanath dwijen edukondalu ehsan ehtesham ekambaram elangovan elayaraja eldho elisha elumalai eranna erappa esakki eswar eswaraiah
ezhilarasan fahad faheem fakirappa fayaz fazal fazlur fuad gadadhar gajjan gajraj ganesamoorthy ganeswar ganeswara gangadhara gangadharan gangaiah
gangappa gangaraju gaurish gayadhar gayadin gayaprasad genda ghalib ghanashyam ghasi ghasiram ghouse ghurahu gian girdhari girdharilal girijashankar
girijesh girik girimallappa girraj girvar gnanasekaran gnanavel golu gopabandhu gopaiah gopakumar gopalsamy gopichand gopinatha gopinathan gora
gorakhnath gorelal gourahari gouranga govardhana govindarajan govindasamy guddu gulabchand gunaseelan gunvant gurappa guravaiah gurbaksh gurbir
gurdarshan gurdas gurdial gurjant gurjeet gurjinder gurjot gurlal gurmail gurmej gurpal gursewak gurtej gurubasappa guruprasad gurusamy gurusiddappa
gurvinder gyanchand gyanendra gyanesh gyaneshwar hadi hadibandhu hakam haladhar hanmanth hansraj hanumaiah hanumanthappa hanumantharaya hanumappa
haradhan harbans harbhajan harbinder harbir harcharan hardayal hardeep hardev harekrishna harendra haribhau haridev haridwar harikrishnan harikumar
harilal harinath harinder haripal harivansh harjot harkesh harkirat harmanpreet harmeet harmesh harnam harnarayan harnek haroon harsahay harshil
harshvardhan harswaroop hashir hasib hasmukh havish hazara hemang hemchand hetram hidayat himadri himangshu hirak hiranmoy hirdayram hitarth honnappa
hrithik hrudananda hrushikesh hublal huchappa hukam hukamchand humayun ibad ifran ijay ikram imdad inam inayat indal inderpal indrabhan indradev
indranil indrapal indrasen indresh iniyan innaiah intekhab ishtiaq ishwarappa ishwarchand ishwardas ishwardeen ishwarya islam ismat iyyappan izhar
jabbar jacob jadab jagabandhu jagadananda jagadeesan jagadeesha jagannadham jagannathprasad jagatnarayan jagbir jagdamba jagdeep jageshwar jaginder
jagir jagmal jagmeet jagnandan jagpal jagpreet jagraj jagram jagroop jagseer jagwinder jaikaran jaikumar jaimin jainarayan jainendra jainil jaisukh
jamaluddin jambulingam jamuna janakiraman janardhana jangaiah janki jarnail jasdeep jaskaran jasmeet jaspreet jassa jatan jatinder javaregowda jawahar
jawaharlal jayabalan jayachandran jayadeva jayadevan jayakrishna jayamohan jayan jayanna jayanti jayantilal jayappa jayaprakasam jayaraj jayaramulu
jayasankar jayaseelan jaywant jeet jeetram jesal jethalal jethmal jeyakumar jeyaraj jhabbu jhantu jhinku jiban jigar jijo jimmy jineet jinesh jishnu
jitendranath jival jivesh jiya jobin joby joga joji jojo jokhu jomon jose josekutty jubin justin jyotirmoy kabindra kadirvel kairav kajal kalaiselvan
kalandi kalash kaleem kaliappan kalimuthu kalipada kaliyaperumal kallappa kalpataru kalu kaluram kamaldev kamalendu kamalkishor kamalnath kamaluddin
kamaraj kamod kamta kanagaraj kanai kanakaiah kanakaraju kanav kanchan kandan kanhaiyalal kanhu kaniappan kanishk kanji kannadasan kapildev
kapoorchand karam karamchand karamjit karimullah kariyappa karnail karsan kartikey karunanidhi karuppaiah karuppasamy kasaiah kashif kashmir
kathiravan kausar kaustubh kavan kavin kavish kedar kedarnath kehar kempaiah kempanna kempegowda kenchappa kesar kesari kesavamoorthy keshavdev
keshavlal keshavprasad ketav ketul keyur khageswar khem khemraj khilawan khimji khirod khubchand khushiram kiaan kingshuk kinkar kiranbabu kirodi
kirpa kirubakaran kishanlal kistaiah kochunni kolandaivel komaraiah kondaiah kondiba kotaiah koteswara kotrappa kovalan krish krishiv krishnabihari
krishnadev krishnaiah krishnamohan krishnanand krishnankutty krishnapada krishnapal krishnappa krishnaraj krishnegowda kritarth kruttibas kshitij
kubernath kulamani kulasekaran kulbhushan kuldev kuljeet kulvinder kumarappa kumarasamy kumaravel kumarpal kumarvel kunhikrishnan kunhiraman
kunjbihari kunjumon kuntal kuriakose kurmaiah kush kuttan kuttappan kutumba labh lachhiram lachhman laeeq lahu lakhbir lakhpat lakhwant lakhwinder
lakkappa laksh lakshay lakshit lakshmaiah lakshmanan lakshmichand lakshminarayana lakshya lalbabu lalbahadur lalji lalman lalmani lalsingh latoor
lavish lavji lekhraj liaquat lijesh likhiram lineesh lingaiah lingam lingappa lingaraj lingaraju lingesan linu lobhaji lochan loganathan lokappa
lokeshwar lokeswara lokmani loknath lovepreet madasamy madhanagopal madhavaraj madhavendra madho madhoram madhosingh madhusoodanan madhusudhana
mafatlal maganlal mahabali mahadeo mahadevaiah mahadevan mahadevappa mahadu mahalingam mahankali mahantesh mahantram maharaj maheshchand maheswaran
mahfuz mahipat mahir mahitosh malin malkeet malkhan malkiat mallaiah mallanna mallappa mallesham malleshappa malleswara mallikarjunappa manavalan
manbodh mangat manglu mangru manharlal manickavasagam manikyala manilal manimaran manimuthu maniram manit manivannan manjappa manjinder manjunatha
manmadha mann mannulal manoharan manohari manojit manpreet manrakhan mansa mansaram mansukhlal mantu maqsood mariappan mariyappa markanda maruf maruti
mastan mastanaiah mata matadin mateen mathai mathews mauji mayavan mayilsamy mayukh meganathan megh mehar mehdi mehmood meraj mewa mewalal meyyappan
mihilal mihir mihit milkha minaketan minhajuddin mintu mishri mitansh mithu mobin mogilaiah mohanan mohanasundaram mohandas mohar moharram mohinder
mohiuddin moideen moin moinuddin moksh moloy monis mookan mool moolchand motiram mridul mrinmoy mubashir mudassir muddappa mudukappa mueen mugilan
mujahid mukarram mukhtiar mukteshwar mukteswara mukutbihari mulayam munaiah munawar muneeswara munegowda munendra muniappan muniasamy muniraju
muniyappa munnu munshiram muntazir munusamy muralikrishna murlidhar murlimanohar murtaza murugaiyan murugappan murugavel musafir mushir mustaqim
muthaiah muthukrishnan muthuraj muthuraman muthuvel muthyalu muzammil naba nabaghana nabakishore nabakumar nabendu nachhatar nachimuthu nadir nafees
nagabhushanam nagaiah nagalingam nagamalleswara nagamani nagaraju nageswara nagina naginaram naitik najmuddin naksh nakshatra nakula nalin nallaiah
nallathambi namasivayam namdeo namish nana nanakchand nandagopal nandakumar nandeshwar nandkishore nandkumar nandram nanhe nanhelal nanjappa nanjappan
nanjegowda nanji nanjundaiah nanjundappa nanjundaswamy nanku naqi narahari naranjan narasaiah narasappa narasimhulu narasinga narayanappa narayandas
naren nareshwar narinderpal narpat narsaiah narsimha narsimhulu narsinh nasiruddin nasrullah natesan nathmal nathu nathulal natvarlal nauman naushad
navaneethan navneesh nawal nawalkishore nawazish nazar nedumaran neev nekram nemai nemichand netram niaz nibin nihalchand nijesh nikhilesh nikshay
niladri nilamani nilkamal nilratan nimai nimit ninganna ningappa niren nirmalendu nirmalya nirvaan nirvair nishchay nithyanandan nityagopal nivaan
nivesh nivrutti niwas nizamuddin nokhelal nookaraju noor nooruddin obaiah obaid obulesu odelu ojas omair omar ompal omvir onkar onkarappa onkarnath
ouseph padamchand padmakumar padmalochan padmanabha padmanathan palanichamy palanivel palash palwinder panalal panchu pandharinath pandiarajan
pandurangan panna panneerselvam papaiah pappachan paramanand paramashivaiah paramasivam parambir parameswaran paramhans parandhamaiah parashram
parashuram parav parbat paresh pargat parichhan parmeshwar parsadi parsan parshottam parthiban parthiv parvathalu parvinder parwati pati paulose
pavitar pazhani pazhanivel peddaiah peethambaran penchalaiah pentaiah periasamy perumalsamy phoolchand phoolsingh piara pichai pichaimuthu pinku pintu
pitabas pitambar pitamber pitchaiah polaiah ponnambalam ponnan ponraj poonamchand poovarasan popat potharaju prabhash prabhjot prabhudayal prabhulal
prabhunath pradeepan pradipta pradyuman pradyut pragji pragya prakashan prakashchand pralay pramoda pranabesh pranakrushna pranshu prasannan praseeth
prasobh pratapreddy prathapan pratim pratyush prayagraj premachandran premji premkumar premnarayan premnath premshankar premsingh prerit pritamlal
pritesh prithvipal pritpal probir prodip provash pugazhendhi pulak pulin pulla purab purandar puranmal purna purnachandra purushothaman purvesh
pushpangadan pushparaj puttappa puttaswamy puttu puttulal pyarelal qadir qamar qayyum quddus rachaiah rachappa rachhpal radhamohan rafat rafique
raghavaiah raghavulu raghbir raghunathan raghupathi raghuraj raghuvansh raghuvar raghvendra rahat raheel rahimuddin rais rajaiah rajamanickam
rajamouli rajangam rajanikanta rajanna rajapandian rajappa rajappan rajarathinam rajarshi rajasekaran rajasekhar rajashekara rajavel rajbahadur
rajbali rajballabh rajdeo rajdev rajeevan rajendrakumar rajendraprasad rajeshwari rajeswaran rajib rajkamal rajkaran rajkishore rajmani rajnarayan
rajnikant rajpati rajroop rajvardhan rajwant rajwinder rakeshchandra rakhal rakshak ramachandraiah ramachandrappa ramadhar ramadoss ramagya ramaiah
ramakanta ramakotaiah ramalingaiah ramalingam ramamoorthy ramanaiah ramanan ramanjaneyulu ramankutty ramanlal ramappa ramashankar ramashish ramashray
ramasubramanian ramavadh ramayan rambachan rambali rambharose rambhau rambriksh ramchander ramchandra ramdarash ramdayal ramdeen ramdhan ramdhani
ramdular ramegowda ramen ramendra ramesha rameshan ramgopal ramgulam ramireddy ramjanam ramjas ramji ramjivan ramkailash ramkalp ramkaran ramkewal
ramkhelawan ramkishan ramkishor ramkoti ramkripal ramkrishna ramlagan rammurti ramnagina ramnarayan ramnihor rampal rampher ramprakash rampravesh
rampyare ramraj ramrao ramratan ramrup ramsagar ramsahay ramsajivan ramsanehi ramsevak ramshankar ramsingar ramsubhag ramsundar ramsurat ramswaroop
ramtirath ramulu ramveer ranajit ranbahadur ranchhod ranen rangaiah rangappa rangasamy ranglal rangnath ranjodh raosaheb rasbihari rashiduddin
rasiklal ratanlal ratansingh ratheesh ratikanta ratiram ratnaiah ravikiran ravikumar ravinderpal ravindrababu ravji ravsaheb razak raziq rehmat
rejeesh rejith rengasamy renjith revanna revappa rewati riaz ricky ridham rinku ripudaman ripunjay rishipal rishit ritam rituraj rizwan robin rocky
rohita roop roopchand rooplal roopnarayan roshanlal ruchir rudal rudransh rudrappa rudrapratap rudresh rudreshappa rupam rupinderjit rushi rushil
saarthak sabapathi sabarinathan sabhajeet sadanandan sadashiba sadasivan sadat sadhu sadhusharan sadruddin saeed safiullah sagarmal sahab sahabdin
sahabram sahadevan sahaj sahas sahdeo sahib saibal saifuddin sajal sajeesh sajeev sajeevan saji sajjad saket sakharam sakib sakthivel salahuddin
salamat saleh saligram samad samaresh samarjeet samarpal sambaiah sambhu samikannu samiran samiullah sampathkumar sampuran sampuranand samyak
sanaullah sanchit sandipan saneesh sanehi sangam sangamesh sanganna sangappa sanidhya sanjeevaiah sanjoy sankaraiah sankaralingam sankaranarayanan
sankarsan sankata sanmukh sanna sanoop sanskar sant santa santbaksh santhoshkumar santlal santokh sanu sanwal sanyasi saptarshi saquib saradindu
sarbeswar sarbjit sardul saroj sarvagya sarwar saryu sasanka sasidharan sasikumar satadal satbir satendra satguru satheesan sathiyamoorthy sathyan
sathyanathan sathyaraj satinder satnam satrughna sattaiah sattibabu sattiraju satvik satwant satwinder satyadev satyanand satyanandam satyaram
satyavir satyen satyendranath saugata savji sayantan seetharamaiah seetharaman seetharamulu sellamuthu selvaganesh selvakumar selvamani sengottaiyan
senthamarai senthilnathan senthilvel seshagiri seshaiah sewa sewak shadakshari shadman shafaat shafqat shahabuddin shahaji shahnoor shahrukh shajahan
sham shambhunath shamji shamnad shamsuddin shankarappa shanmugasundaram shanmugavel shantaram sharafat sharafudheen sharanabasappa sharanappa sharda
sharvil shatrughan sheetla shehzad shekharappa shenbagaraj sheo sheodhari sheonath sheopujan sheoraj sheraz sheshmani sheshnath shettappa shibin
shibnath shihab shijin shijo shilpesh shinoj shivadhar shivaiah shivalingaiah shivalingappa shivamurthy shivananda shivanna shivansh shivappa
shivaputra shivarudrappa shivashankarappa shivbachan shivbahadur shivcharan shivdayal shivdhari shivdutt shivesh shivjee shivkaran shivmangal
shivmohan shivmurti shivnandan shivnarayan shivpal shivprakash shivprasad shivpujan shivram shivsagar shivsahay shivvachan shlok shobhnath shouvik
shreekrishna shreeprakash shrey shreyansh shrichand shripal shripati shrirang shubhro shyambabu shyambihari shyamdev shyamji shyamnarayan shyamsunder
shyjan shyju sibaram sibi sibtain siddaiah siddalingappa siddaraju siddegowda siddhanna siddhanth siddhnath sidhique sikander silambarasan simhachalam
siraj sirajuddin sivabalan sivadas sivadasan sivagnanam sivakrishna sivalingam sivanarayana sivankutty sivaprakasam sivaprasad sivarajan
sivaramakrishna sivasamy siyaram sobaran soham sohanpal sohil sojan solaimalai somaiah somanna somappa somarajan somashekar somasundaram somdutt
someshwar sompal somulu sopan soumik soumyadeep soundararajan sounderraj sovan sreejesh sreejith sreekantaiah sreeni sreeraj sreeramulu srijan sripat
srisailam subal subbanna subbaraj subbaramaiah subbarayan subbarayudu subburaj subhabrata subhadeep subhamoy subimal subir sucha sudalai sudam
sudarshana sudevan sudhakara sudhangshu sudipta sufiyan sugathan sugavanam sughar sujoy sukha sukhchain sukhdeep sukhdeo sukhen sukhendu sukhjinder
sukhjit sukhmander sukhnandan sukhpal sukhpreet sukhraj sukhram sukhsagar sukhwant sukku sukrit sumant sumer sundaramoorthy sundarapandian sunderlal
suneesh sunilkumar sunirmal supratik supriyo surajbali surajbhan surajdev surajit surajmal surajpal suranjan surat surayya surendranath sureshan
sureshappa sureshchand sureshkumar surinderpal suryabali suryabhan suryadev suryamani suryanath suryapal suryaprakash suyambu suyash svanik swadesh
swaminath swamynaidu swaran swayam tabrez taha tajuddin talib tamal tamilarasan tamilmani tamilselvan tammanna tanaji tanay tanmoy tanuj tanzeel
tapabrata taqi tarachand tarkeshwar tarlok tarsem tasleem tataiah tathagata tatyasaheb taufiq tauqeer tauseef tavish teerth teja tejasvi tejbahadur
tejinderpal tejram thakurdas thambidurai thammaiah thandavan thangam thangamani thangappan thangarasu thangasamy thanigaivel thankachan thavamani
theerthagiri thenappan thiagarajan thimmaiah thimmappa thimmegowda thippanna thippeswamy thirugnanam thirumalai thirumavalavan thirumurugan
thirunavukkarasu thirupathaiah thirupathi thiruvengadam tika tikam tikaram tilakdhari tilakram timir tinto tirthankar tirumala tojo tridib trijal
trijugi trikam triloki trilokinath trinath triveni tufail tuhin tulshiram tushya ubaid udayabhanu udayanath udaynarayan udayraj udayveer udbhav udesh
udesinh udham udit uditanshu ugandhar ujagar ujagir ulaganathan umacharan umair umakanta umamaheswara umed umesha umrao unnimon upendar upendranath
usama utkarsh utpal utsav uzair vadivel vadivelan vaiyapuri valji valliappan varadhan varinder varkey vasantharaj vasantlal vashram vatsalya
vedachalam vedang vedpal veerabadran veerabhadra veerabhadraiah veerabhadrappa veeramani veeranagouda veeranna veerappan veerasamy veeraswamy
velayudham velji vellaichamy velmani velusamy venkaiah venkanna venkatachalam venkatadri venkataiah venkatappa venkataramaiah venkataramanappa
venkatasamy venkatasubbaiah venkategowda venkateswarlu venugopalan vetrivel vettaikaran vibhor vibhu vibin vicky vidit vidya vidyanand vigneshwaran
vihaan vijayakumaran vijayaraghavan vijayarajan vijaybahadur vijaykumar vijaynarayan vijaypal vijayshankar vijeesh viju vikramaditya vilas vimalan
vimlesh vinayagam vinayan vinda vipindas viral viransh viren virji virpal virsen virupakshappa vishesh vishnudev vishrut vishwamitra viswambharan
viswan viswanathan vithoba vivaan viveka vrindavan vrushabhendra wahab waqar waris wasi wazir yadagiri yadaiah yadunandan yadvendra yaj yajnesh
yakshit yallappa yankappa yashavanth yashesh yashvardhan yasir yatharth yellaiah yellappa yesu yesudas yogaraj yogendranath yohan younis yug yugal
yugalkishor yuval yuvarajan zafarullah zaheeruddin zahoor zaid zainul zakaria zakaullah zaki zeeshan zia ziauddin zohaib zorawar
`)

export const regionalFemaleNames = words(`
aahana aai aakriti aanchal aanvi aaradhya aarini aarna aashi aashika aashna aastha aatika abida abinaya abirami achamma adeeba adhilakshmi adhira
adrika advika afroz afshan agalya aini aishwariya akansha akhilandeswari akshita alagammal alamelu aleena aleyamma alifiya alli almas aloka alveera
amaira amandeep amani amanjot amanpreet amaravathi amarjit amatul ambar ambili ambreen amirtham amirthavalli ammini ammu ammukutty amolika amreen
amrisha amritpal amsaveni amtul amudha anam anamitra anamma ananta anantamma anaro anasuya anaya anbarasi anbuselvi andal andleeb anees angammal angel
angoori anika anjamma anjammal anjushka anjushree anmol annakili annalakshmi annammal anshita anshula antara anusaya anusiya anvita anwesha apoorva
appalamma aqsa aradhana arasi aratrika archna areeba aria arifa arisha arockiamary aroma arputham arshdeep arshi arshia aruljothi arulmozhi arumai
arvinder asharfi ashima asho ashwini asifa asmi asra atarkali atchamma atiya atmaja avisha avishi avneet avni avudaiammal ayana ayat ayra ayyammal
azeema aziza baban bachani backialakshmi bagavathi bagyalakshmi baisakhi bakhshish bakkiyam bakula balamani baljeet baljinder balwinder banashree
bangaramma bani bano banupriya basabi basira basmati batasiya batul bayaji benazir besar bhagirathi bhagmati bhagwania bhagwanti bhagyam bhagyamma
bhairavi bhanu bharani bharathamma bharita bharpai bhaswati bhateri bhramaramba bhumi bhumika bhupinder bhuvana bhuvi bijaya bilquis bimla birma
birmati birmo biro bithi boomadevi brahmi bujjamma bulu bunny bushra chahna champi chander chandrabhaga chandrakala chandramathi chandramma chandrani
chandravati chandrawali chandro charanjeet charvi chellammal chellathai chhoti chinki chinnamma chinnammal chinnaponnu chinta chitradevi chittemma
chudamani chumki chunni dakshayani dalia daljeet damanpreet darakhshan daulati davinder daya debalina debarati debasmita deivanai devamma devayani
devu dhanabakiyam dhanam dhanamma dhani dhanlaxmi dhanpati dhanwanti dhapo dhapu dhriti dhruvi dhruvika dikshita dilbhari diljit dilnaz dipanwita diva
divija divyanshi diya dolan drupada dulari dularo durba durdana durga durgadevi durgamma durgawati dwarka easha easwari ehsana ekaksha elakkiya
elavarasi elikutty elina elsamma esther eswaramma eva ezhilarasi fahmida faiqa faiza falak fareeha farhana farhat farheen farkhanda farnaz farzeen
fauzia fehmina firoza fulkumari fulo gagandeep gaindi gandhimathi ganga gangadei gangamma gauhar gayathiri gazala gehna genda giano ginni girijadevi
girja gnanambal godavari gokula gomti gopa gouramma gowthami gracy guddi gulabi gulabo gulbahar gulfam gulfishan gulista gulnar gulrukh gulshan
gunavathi gunika gunjita gunvanta gurdeep gurleen gurmeet gursimran gyanmati gyanwati habiba hadiya hafiza hafsa haimanti hajira hajra halima hamna
hamsini hanifa haniya hanumamma harbai hardika hareem harita harjinder harleen harmeet harneet harpyari harsimran harsimrat hasika hasmat hasmati
hawwa hemali hemavathi hena hiba himani hirawati hiya hridya huma humaira husna iffat ifrah ikshita ila ilaben imarti inaya inderjeet indiramma
indirani indrawati indro iniya insha iqra ira irum isaivani isakkiammal ishika ishpreet ishvi ismat ivana jaba jabeen jagadeeswari jagjit jagwati
jahan jahanara jaibai jaimala jaimanti jamanti jamunarani jana janani jancy jannat jannatul janya jaseena jasima jaskiran jaskirat jasleen jasmeet
jasminder jaspreet jasumati jasveen jaswanti jaswinder jatinder jayabharathi jayachitra jayakodi jayalatha jayamani jayameena jayamma jayaprada
jayapriya jeena jeeva jeevitha jessica jessy jeyalakshmi jeyanthi jeyarani jhilik jhuma jhumpa jhuniya jigisha jincy jisha jiya jiyana joginder jogni
jolly jothilakshmi jugni juveria jyothilakshmi kaberi kahkashan kailashi kailasho kailashwati kaira kairavi kakali kalaiarasi kalaichelvi kalaimani
kalaivani kaleeswari kali kaliammal kalika kalindi kallo kalpna kamal kamalakshi kamalamma kamaldeep kamaljeet kamalpreet kamatchi kamila kamlawati
kamya kanagambal kanagavalli kanakadurga kanakamma kanan kanchana kanchi kaneez kanimozhi kanmani kannagi kannammal kapuri karabi karamjit karamwati
karanjit karpagam karpagavalli karthiga karthiyani karthiyayini karunambigai karuppayi kashifa kashvi kasturamma katori kaumudi kausar kavibharathi
kavni kayalvizhi kela kesar keso ketna keya khairun khairunnisa khajani khazano khuku khyati kiara kimaya kiranbala kirandeep kiranjit kiranpal
kirthika kirubavathi kishani kitabo kitabwati kochuthresia kodeeswari kokilavani kondamma kotamma koteswaramma koyel krinal krisha krishanwati
krishika krishna krishnakali krishnakumari krishnamma krishnammal kritvi kriya krupali krushna kshitija kuhu kulanthaiammal kulbir kuldeep kulsoom
kulwinder kumari kumudha kumuthavalli kunjamma kunjammal kunjumol kuppammal kyra laboni lachhmi lado ladwanti laiba laila lajja lajwanti lakhi
lakhpati lakhwinder lakshita lakshmamma lakshmidevi lakshmikantham lali lalithambigai lalithamma lalmati lalti latchumi lathadevi latifa laungshri
lavanyadevi lavina leelamani leelamma likhita lingamma lisha lissy logeswari lokamma loveleen lovely lubaina lubna ludhki maanya maatharasi
madhavilatha madhukanta madhumathi madhurima madiha maera magalakshmi magesh mageswari mahadevamma mahadevi mahendri mahika mahira mahjabeen mahrukh
mahtab mahua maimoona maina mainawati malabika malan malar malarkodi malho malina mallamma malleshwari malti malvika manahil manaswi manavi manbhari
manda mandeep mandodari mangai mangaiyarkarasi mangali mangamma mangatayaru mangayarkarasi mangli manickavalli manikyam manimegalai manimozhi maninder
manjinder manjuladevi manjulatha manjushri manonmani manorma manpreet manti manvir manvitha manwati maragatham maragathavalli marhaba mariakutty
mariamma mariammal marjina maryam marziya masooma mathivathani mayawati mayilathal medhavi meenatchi meerawati mehar mehek meher mehr mehreen mehrun
mehvish mehzabeen mekala mercy meva mihira minara minati misbah misha mishka mishti misri mita mohana mohanapriya moksha mooli mou mrinmayi mrugesha
mubeena mukarrama mukesh mukti munazza munemma muniammal muniba muniyamma munmun murugammal musarrat mushtari muthammal muthulakshmi muthumari
muthuselvi nabeela nachammal nachiyar nadia nadira naga nagajothi nagamani nagamma nagammal nagarani nagaratna nagaratnamma nagavalli nagendramma
nagina naheed naila naima naini nainwati naira najmunnisa nalini nallammal namya nandika nanhi naraini narasamma narayanamma narayani narbada narmada
narsamma naseeba naseera nasima naureen naushaba navdeep navika navjot navneet navpreet naz nazima nazira nazish nazneen nazreen neelakshi neelamma
neelavathi neerja nehal nemwati neysa nida nidhi nikki nilufar nimmi nirali nirmaladevi nirmaljit nirmla nirosha nirvi nishat nishika nishrin nishtha
nitara nithari nithiya nitigya nivetha nivriti nookalamma nookaratnam noorie norti nuha nuri nuzhat obulamma ojasvi om omana omwati oorja pachaiammal
padmakshi padmamma padmasri padmavathamma palakshi palaniammal pamela panchavarnam panchi pandeeswari pandiammal panmati papamma papathi papiya papri
parameshwari paramita paramjeet parimala parizad parmeshwari parminder paromita parsandi parsanni parukutty parvathamma parvathammal parveena patasi
pattammal pavani pavithra pavunammal pechiammal peddamma pentamma periyanayaki petchiammal phool phoola phoolan phooli phoolwati pihu pinal pista
polamma poleramma ponmani ponnamma ponnammal ponni ponnuthai poonamlata poongodi poongulali poornakala poovizhi prabhjot prabhleen prafulla prakashi
prakasho prakruti pramilarani pranavi pranjal pranvi prapti prarthana prasanna prasanthi prashansa pratishtha preeshita prem premalatha premo premwati
prisha prithvi priyal priyanshi protima purabi purvashi pushpakumari pushpavalli pushpavathi puspha pyari qamrun qudsia quratulain rabia radhamani
radhamma radhya rafat rafia rafiqa ragavi raheema raiben raisa rajakumari rajam rajamani rajamma rajammal rajathi rajbala rajbir rajdeep rajdulari
rajeena rajendri rajeswaramma raji rajinder rajini rajitha rajmati rajpati rajpreet rajvinder rajwati rajyalakshmi rakhumai rakshita ramadevamma
ramalakshmi ramamma ramanamma ramanandi ramandeep ramani ramanjit ramathilagam ramawati ramayee rambai ramdei ramdulari rameeza ramjani ramkali
ramkanya ramkumari ramkunwar ramlali rammurti ramneek rampati rampyari ramratan ramrati ramshri ramwati rangamma rangammal ranjabati ranjeet ranju
ranya rasathi rashda rashpal rasila rathinam ratnakumari ratnamma ratni raushan ravanamma ravinder reba reeba reeja rejani reji rejitha rekhawati rema
remadevi remani remya renjini renugadevi renukamma reoti reshmo ridhima rifat rimjhim rinal rinki risalo rishika rishita ritisha ritvi riyansi rohita
roobini roopal roopwati rosamma rosily rozina rubab rudrika ruhani rukaiya rukayya rukkamma rukkumani rukma rukminamma rumali rumla rumpa runa
rupinder rutvi saadia saanvi saba sabahat sabera sabra sabreen sadaf sadhna sadhvi safina safura sahar sahara sahasra saheba saheli sahira sahodra
saida saika saima saisha sajeda sajna sakthi salima salmabi samaira samar sambrajyam samrajyam samriddhi samudri samundeeswari samundri sana sanchari
sanchita sandeep sandho sandhyarani sangari sanghamitra sanika sanjeeda sanju sankareswari sanobar santamma santara santhakumari santhanalakshmi
santhiya santo sarabjit sarala saranya sarasu saraswathiamma sarathambal sarbati sargun sarisha sarojadevi sarojamma sarojanamma sarswati sarupi
sasirekha sathi sathiyavathi satinder satto satvika satwinder satyabhama satyamma savithiri savithramma sayani sayantani sayesha seethalakshmi
seethamahalakshmi seethamma seethammal selvakumari selvamani selvanayaki selvarani sempagam senbagam sengamalam senthamarai shabista shafiqa shagufta
shahina shahnara shaista shaji shakera shakuntla shalan shamim shamsha shamsunnisa shankaramma shanmugapriya shanmugavalli shanno sharadamma sharavani
shayna sheeja shelly shenbagavalli shevanta shiji shikhar shimla shiny shiuli shivali shivamma shivanya shivdulari shivkali shivkumari shloka
shobharani shrenika shreshtha shreyashi shrishti shyamali shyamkali shyamwati sicily siddhika sidra simantini simarjit simhachalam simranjeet
simranpreet sirisha sitwat sivagami sivaranjani siya siyadulari smrita smruti snigdha sofia sohana soma somamma somini somwati sona sonu sonwati
sooraj soosamma sornam soundaravalli sowmiya sravya sreekala sreekumari sreeletha sreemoyee sreeparna sridevamma srijani srijita stuti subbalakshmi
subbamma subbammal subbulakshmi subhadramma subhasree subhawati subiya suchismita sudakshina sudesh sufia suganthi sugapriya sugna sugni suhagi
suhagwati suhani suhina suja sujathamma sujita sukhdeep sukhdei sukhiya sukhjinder sukhjit sukhmani sukhmati sukhpreet sukhraj sukhrani sukhvinder
sukhwati sukriti sulagna sulochanamma sumaira sumalatha sumanlata sumayya sumintra sunahri sundarambal sundaramma sundariya sunder sunderi sundri
sungari suraiya surajkali surajmukhi surajo surama surasti surbhi suresho surinder surjeet surji surjo surmati suryakala suryakumari suseelamma
suseendra suswati suvarnamma swagata swara swasti tahseen taiba tamilarasi tamilselvi tandra taniksha tanima tanisha tanishka tanju tanmayi tanushka
tanveer tanzila taravati taruni tashvi tasleema tasneem tayaramma tayyaba tazeen tejinder thamarai thamaraiselvi thamizharasi thamizhselvi thangam
thangamani thangammal thangapazham thankamma thayamma thayammal thilaga thilagavathi thirumagal thirupurasundari thresiamma thulasi thulasiammal
tijiya tilottama tirupathamma tithi titli trayi trina triparna tulasamma tuli tulsa tultul tumpa tusi tvisha udhaya udhayarani udita ugni ujwala
ulagammal ulfat ulka umaima umamaheswari umarani umera umme umravati urmilesh urmimala urvi ushakumari usharani ushasri utkarsha uzma vadivukkarasi
valarmathi valli valliammai valliammal valsala valsamma vanajakshi vanathi vandita vandna vanmathi vanshika vanya varamma varenya varinder varnika
vasantha vasanthakumari vasanthamani vasanthamma vasuki vasundhra vatsala veda vedanshi vedwati veenavani veeramma veerammal veerpal velammal
vellaiammal vembu vengamma venkatalakshmi venkatamma venkataramanamma venkateswaramma venmathi vetriselvi vidisha vidyawati viha vihana vijayakumari
vijayamma vijayanirmala vijayarani vilasini vimal vimaladevi vimla vimlesh vinaya vindhyavasini viniti virika visalakshi vishwa vritika vritti wahida
warda waseema yadamma yahvi yana yashasvi yashi yashodamma yashvi yasmeena yellamma yerukalamma yogalakshmi yogeswari yukta yusra zaara zahida zahira
zaiba zaibun zaida zainabi zaitoon zareen zeel zehra zohra zuleikha zulfa
`)
