/**
 * Groups of names that one person may go by: short forms, pet names, and the same name in other languages. Written down
 * from general knowledge; the first of each line is the full form. A name may stand in several groups (Al, Sandy, Bert).
 */
const groups = `
abigail abby abbie gail nabby
abraham abe abram ibrahim avraham bram
adelaide addie ada adele adelle della heidi
adrian ade adriano adriaan
agnes aggie nessa nessie inez ines agnese
albert al bert bertie albie alberto adalbert elbert
alexander alex al sandy alec alick sasha sascha xander aleksandr alejandro alessandro aleksander alexandre alistair alasdair iskander oleksandr alexandru sanyo sander
alexandra alex sandra sandy lexi alexa sasha alessandra aleksandra alix alejandra
alfred al alf alfie fred alfredo freddie
alice ali allie alicia alyssa alisa elsie alix
alison ali allie
alphonse al alfonso alphonso alonzo
amanda mandy manda amy
amelia amy millie mel emilia amalia milly
andrew andy drew andre andrei andreas anders andrzej andres andrea andrey ondrej andrij
angela angie angelina angelica ange angelique
ann anne anna annie nan nancy hannah anya anita annette anka anouk ana anka nina anushka aneta
anthony tony ant antonio anton antoine antony antoni antal toni
antoinette toni nettie antonia tonia netta
archibald archie baldie
arnold arnie arno
arthur art artie arturo artur
augustus gus august augustin augustine austin gustus
barbara barb babs barbie bab bobbie basia varvara
bartholomew bart barth bartolomeo bartek
beatrice bea trixie beatrix beatriz trix bee
benedict ben bennie benedikt benito bendix
benjamin ben benny benji benjy binyamin jamin
bernard bernie barney bernhard bernardo bern
bertha bertie berta
bradford brad ford
bradley brad
brendan bren brandon
bridget biddy bridie bridie brigitte birgit bridgit brigid delia birgitta gitte
calvin cal vin
cameron cam
caroline carol carrie caro lina carolyn carolina karolina lynn karoline
cassandra cassie sandra cass
catherine cathy kate katie kitty kathy kay katherine kathleen cate catalina caterina katarina ekaterina katya kathryn karen kat katrina trina kathrin kit karin cathleen rina yekaterina catharine katalin catriona ekaterina
cecilia cissy celia cecily sissy cecile cece
charles charlie chuck chas chip charley carlos carlo karl carl karol karel chaz carol charlot
charlotte charlie lottie lotte carlotta char lotta
chester chet
christian chris christy kristian
christina chris tina christine chrissy kirsten kristina kristin krista christiana cristina christa kristen kirsty kerstin chrissie stina crissy kristine
christopher chris kit topher christoph cristobal kristoffer christophe christo krzysztof cristoforo stoffer
clarence clare
clifford cliff
constance connie konstanze constanza
constantine con konstantin costas costa kostya gus constantin
cornelius con neil corny neely kees cornelis
cynthia cindy cyndi
daniel dan danny dani danilo daniele daniil
david dave davy davey dai daud davide dawid taavi dawood
deborah deb debbie debby debra
dennis den denny denis dionysius dion
dmitri dima dimitri dmitry dimitrios dimitar mitya
dominic dom nick domenico domingo dominik nic
donald don donnie donny
dorothy dot dotty dolly dora dorothea dottie doll thea dee dorothee
douglas doug dougie
edgar ed eddie ned
edith edie dita
edmund ed eddie ned ted edmond edmundo
edward ed eddie ted teddy ned eduardo edouard edvard eduard edoardo ward
edwin ed eddie ned win
eleanor ellie nell nellie nora lena elinor eleonora leonora leonor elle nelly ellen lenora elnora
elijah eli lige elias ilya
elizabeth liz lizzie beth betty bess bessie eliza libby lisa liza elsie elisabeth betsy elspeth isabel lilibet ella elise liesel lillie lilibeth lisbeth lizbeth elisa elsa ilse erzsebet elisabetta lizzy lizette bettina yelizaveta babette bettie lise elzbieta
emily em emmy millie emmie emilia emilie emma milly
emmanuel manny manuel immanuel manu emanuel
eric rick ricky erik erich
ernest ernie ernst ernesto erno
esther essie hester hettie estella ester
eugene gene eugenio evgeny yevgeny eugen jevgeni yevgeni evgeni
evelyn eve evie evelina lynn
felicity fliss flick felicia
ferdinand ferdie fernando nando ferd
florence flo florrie flossie flora
frances fran fanny francie frankie franny francesca francoise franziska francisca
francis frank fran francisco francesco francois franz frans frankie paco pancho ferenc franciszek chico
frederick fred freddy freddie fritz friedrich federico frederic fredrik fredric rick fredrick frederik derick
gabriel gabe gabby gavriil gabriele gabor
gabrielle gabby gabriella gabriela gaby elle
geoffrey geoff jeff jeffrey jeffery godfrey jeffry jeffy
george georgie jorge giorgio georg georges yuri georgios jerzy jurgen jiri goran gyorgy georgi yury jordi jurij igor geo
gerald gerry jerry gerard gerardo gerhard gerrit gerhardt jed
gertrude gertie trudy trudie gert truda
gilbert gil bert gib wilber
giovanni gianni vanni nino
gregory greg gregor grigory gregorio grisha grzegorz gregg
gwendolyn gwen wendy gwenda winnie
hannah anna ann nan hanna hana
harold harry hal harald harrold
harriet hattie hetty harriette hatty henriette
helen nell nellie nelly ellen lena elena helena helene elaine ilona alena eleni yelena olena jelena
henrietta etta hetty henny hattie retta henriette harriet
henry harry hank hal henri heinrich enrique enrico henrik hendrik hendrick heinz heinz hinrich henryk
herbert herb bert herbie heribert
herman manny hermann harman
hilary hil hillary
hubert bert hugh hugo hubie
hugh hughie hugo huey ugo hew
humphrey humph
ignatius iggy ignacio ignaz nacho ignazio inigo
irene renie rena irina ira
isaac ike zack ishaq yitzhak isak izaak itzik
isabel bella isabella izzy belle ysabel isobel ishbel tibby isabelle sabella
isidore izzy isidor dore isidro
jacob jake jack jakob jacobo yakov jaap jakub jago yaakov coby jacobus yaqub
jacqueline jackie jacqui jacquie jacquelyn jaclyn
james jim jimmy jamie jem jaime diego santiago jacques giacomo seamus hamish jas jimmie iago
jane janie jenny jean janet jan janey jana giana jayne
janet jan jenny nettie jessie janette
jeanette jean jeannie nettie jeannette jeanne
jennifer jen jenny jenn jennie genny
jeremiah jerry jeremy jed jem jeremias jere
jerome jerry hieronymus jeronimo gerome
jessica jess jessie jessy
joan joanie jo johanna joanna giovanna joanne juana joann joana ioana
john johnny jack jock jon johnnie juan jean giovanni ivan johann johannes jan hans sean ian evan joao hannes ioannis jonny vanya janos shane yahya jens jehan jovan eoin ioan
jonathan jon jonny nathan johnathan jonatan yonatan john
joseph joe joey jose giuseppe josef yusuf josip jozef pepe sepp jo beppe yosef jose yousef iosif
josephine jo josie josefina fifi josepha giuseppina josefine pepa
joshua josh yehoshua jos
juan juanito
judith judy judie jude yehudit judit jody
julia julie jules giulia yulia juliet julianne julieta iulia
julian jules julio giuliano julius jule juliano iulian
katarzyna kasia
kenneth ken kenny kent
kimberly kim kimmy kimberley kimberlee
laura laurie lori lauren laurel lolly lora loretta
lawrence larry laurie lars laurence lorenzo laurent lorenz lawrie laurits lon loren lauri
leonard leo len lenny leonardo lennie leon leonhard lenard
leopold leo poldi leopoldo
leslie les lesley
lewis lew lou louis luis ludwig luigi lodewijk ludovic lajos aloysius louie luiz lewie ludvig lutz
lillian lily lil lilly liliana lilian
linda lindy lyn lynda
louise lou lulu luisa louisa lois eloise ouisa lisa
lucas luke luca lukas lucian
lucy lucie lucia luce lucinda lucille cindy luz
lydia lydie liddy lida
madeline maddie mady madeleine maud magdalena magda lena madelyn lina maddy madge madalena malena
malcolm mal
marcus mark marc marco marcos marek marko markus
margaret maggie meg peggy marge greta rita margie madge daisy margarita margot marguerite gretel margery peg gretchen maisie marjorie mamie margo margit meta pegeen margareta megan maggy malgorzata margherita
maria mary marie molly polly mia may maura miriam mariam maryam moira mariya maire mariah masha mitzi ria mollie manon marya maureen mamie marija maja marian marion minnie mimi
martha marty mattie patty marta mat
martin marty martino marten morten martijn
matilda tilda tilly mattie maud mathilde tillie matty
matthew matt matty mateo matthias matteo matthieu mathew matthijs thijs mats mathias matti mateusz mattie
maurice morris moe mauricio moritz maurizio moss
maximilian max maxim massimo maximiliano maxie maks maksymilian
melissa mel missy lissa
michael mike mick mickey micky miguel mikhail michel michele mikael misha michal mischa mihail mitch mikey mihai mykhailo mikhael mihaly mikkel mikko micah
michelle shelly chelle micheline shell
mildred millie milly
millicent millie milly
minerva minnie nerva
miriam mimi mitzi miri maryam
mitchell mitch
mohammed mohamed muhammad mohd md mohammad mahomet mehmet mamadou
montgomery monty gomer
moses mose moshe moe musa moises
nancy nan nance ann nannie
natalie nat natalia nataly natasha tasha natalya nathalie talia natalija
nathaniel nat nathan nate nathanael
nicholas nick nicky nicolas nikolai niko klaus nicolai colin nikolaus nicola miklos mykola nikolaos claus nicolaas nikola niklas kolya nils niels
nicole nicky nikki nicola nicolette colette niki
norman norm
olive olivia ollie liv livia livvy
oliver ollie noll olivier nol oliviero
oscar ozzie oskar
oswald ozzy os waldo
pamela pam pammy
patricia pat patty tricia trish patsy tish patrizia patti trisha rikki patrice
patrick pat paddy rick patricio padraig patsy patrik
paul pablo paolo pavel pauly pol pavlo pawel paulo pal poul pavol
paula pauline paulina polly paulette paola pavla
penelope penny pen
peter pete pedro pierre pietro petr petros pyotr piet per peder piotr petteri pieter boutros petar petro rock
philip phil pip felipe philippe filippo filip phillip philipp flip pippo
philomena mena fil
phyllis phil phyl
prudence prue
priscilla cilla prissy pris
rachel rae rachael raquel rach shelly
ralph rafe raoul raul rolf
randall randy
randolph randy dolph
raymond ray raimundo ramon raimund
rebecca becky becca beck bec reba rebekah
reginald reg reggie rex reinhold reinaldo
richard rick ricky dick rich richie ricardo riccardo dickie rickie ritchie rico ryszard rikard
robert bob rob bobby robbie bert robin roberto robby rab rupert bobbie dob hob rip
roberta bobbie robbie bobby
roderick rod rodrigo rory rick
rodney rod
roger rog rodger ruggero rogelio hodge rogier
roland rollo rolly orlando rowland rolando rollie
ronald ron ronnie ronny ronaldo
rosalind ros roz rosie lindy rosalyn rosalinda
rosemary rosie rose romy
rose rosie rosa rosalie rosita roza rosina
russell russ rusty
salvador sal salvatore tore
samantha sam sammy mantha
samuel sam sammy shmuel samuele samuil
sandra sandy alexandra sondra
sarah sally sadie sara sal zara sarai
sebastian seb bastian bastien sebastien baz
sergei sergey serge sergio seryozha serhiy sergiy
sharon shari shaz sherry
sheila cecilia celia
sidney sid syd sydney
simon si simeon shimon szymon simone semyon
solomon sol solly suleiman salomon shlomo sulaiman salomo
sophia sophie sofia sofie sonia sonya sophy zofia sofya
stanley stan
stanislav stas slava stan stanislaw stanislas
stephanie steph stephie stefanie stephania fanny stefania steffi
stephen steve stevie steven stefan stephan esteban etienne stefano stepan istvan steffen szczepan steph ste
stuart stu stewart
susan sue susie susanna suzy suzanne sukey susannah zsuzsanna suzie susanne sanna suzanna
sylvester sly silvester vest silvestro
tamara tammy tam tamar toma
terence terry terrence terrance tel
theodore ted teddy theo fyodor teodoro theodor tad fedor feodor dora
teresa terry tess tessa theresa tracy therese terri tessie teresita resi tereza tracie
thomas tom tommy tomas tomasz tommaso thom tam massimo toma tamas
timothy tim timmy timofey timoteo timo
tobias toby tobie tobiah
ursula ursie ulla orsolya
valentine val valentin valentino valentyn
valerie val valeria valery
vera verity verochka
veronica ronnie vera ronni vonnie nika weronika veronika berenice
victor vic vick viktor vittorio vico
victoria vicky tori vic vickie viktoria tory vittoria vikki
vincent vince vin vinny vicente vincenzo vinnie vincenz
viola violet vi violetta
virginia ginny ginger virgie gina jinny
vivian viv vivien viviane
vladimir vlad volodya vova wladimir volodymyr wlodzimierz
walter wally walt wat gualtiero wolter
wallace wally wal
wendy gwendolyn
wilbur wilber will
wilfred wilf fred will wilfrid
wilhelmina mina wilma minnie billie mien willa helma
william bill will billy willie liam wilhelm willem guillermo guillaume willy guglielmo vilhelm gwilym wm wim vilmos guillem viljami
winifred winnie freda win fred
winston win
yevgeny zhenya evgeny yevgeniy
yuri yura yury georgy iouri
zachary zach zack zac zachariah zechariah zak zakariya
ashutosh ashu
krishna kishan kanha krishan krishnan
rajendra raju rajinder rajender
surendra surinder surender
narendra narinder narender
mahendra mahinder mahender
ravindra ravinder rabindra
virendra virender birendra
jitendra jitender jeetu jitu
devendra davinder devender devinder debendra
upendra upinder
bhupendra bhupinder bhupender
harendra harinder harender
satyendra satinder satender satendra
lakshmi laxmi
lakshman laxman lachhman lachman lakhan
vijay bijay bijoy vijoy
vikas bikash vikash bikas
vikram bikram
vinod binod
vimal bimal
vipin bipin
vishnu bishnu vishnoo
vishwanath biswanath bishwanath viswanath
vishwajit biswajit biswajeet
basant vasant
basudev vasudev vasudeo
bishwas vishwas
dev deb deo
devi debi
ravi rabi
shiv siba shib shiva siv siva
saraswati sarasvati sarswati
savitri sabitri
kailash kailas
prakash parkash
pramod parmod
pratap partap
praveen parveen pravin parvin
prem parem
krishan kishan krishna kishen
chandra chander chandar
inder indra indar
surya suraj
gyan jnan gian
yogesh jogesh
yogendra jogendra joginder
jadav jadhav yadav
yashoda jashoda
yashwant jaswant jashwant
yamuna jamuna
jagdish jagadish jagadeesh
ganapati ganpat ganpati ganapathy
muthu muthiah
venkata venkat venkatesh
srinivas srinivasa shrinivas sreenivas srinivasan srinivasulu shreenivas
subramaniam subramanian subramanyam subrahmanyam subramanya subramani subbu
sundaram sundar
ramakrishna ramakrishnan ramkrishna
ramachandra ramachandran ramchandra
balakrishna balakrishnan balkrishna
gopalakrishna gopalakrishnan
radhakrishna radhakrishnan
krishnamurthy krishnamurti krishnamoorthy
satyanarayan satyanarayana sathyanarayana
chaudhary choudhury chowdhury chaudhuri choudhari chaudhry chowdary choudary chaudhari choudhry ch
banerjee bandyopadhyay banerji
mukherjee mukhopadhyay mukherji mookerjee
chatterjee chattopadhyay chatterji
ganguly gangopadhyay
bhattacharya bhattacharjee bhattacharyya bhattacharji
chakraborty chakrabarti chakravarti chakravarty chakraborti
mandal mondal mondol mandol
sarma sharma sharman
mishra misra
verma varma
jha jhaa
roy ray rai
basu bose
mitra mitter
kundu kundoo
majumdar mazumdar mazumder majumder
saha shaha
dutta datta dutt dutto
agarwal aggarwal agrawal agarwala agrwal

shrivastava srivastava shrivastav srivastav sribastab
tiwari tewari tiwary
dubey dube dubay
chaubey chaube choubey
pandey pande panday
upadhyay upadhyaya upadhyai upadhaya
thakur thakore thakor
saxena saksena sexena
bajpai vajpayee bajpayee vajpai
patnaik pattnaik pattanayak patanaik
nayak naik nayaka naick nayek
mahapatra mohapatra
mohanty mahanty mahanti
sahu sahoo shahu
pillai pillay pilla
nair nayar nayyar
iyer aiyar ayyar iyar
menon menen
reddy reddi redy
naidu nayudu naydu
chettiar chetty chettiyar
gowda gouda gauda
shetty shetti setty
hegde hegade
joshi joshy jossi
kulkarni kulkarny
deshpande despande
shinde sinde
jadhav jadhao jadav
gaikwad gaekwad gayakwad gaikwar
pawar powar panwar pavar puar
chavan chauhan chouhan chohan chawhan chauan
rathore rathod rathaur rathor rathour
solanki solanky
sisodia shisodia sisodiya
rajput rajpoot
singh sinh sing simha singha
sheikh shaikh shekh shaik sk shek sheik cheikh shaykh
syed sayed saiyad sayyid said saiyed sayeed sayyed
khan khaan
ahmed ahmad ahamed ahmet ahamad
hussain hussein husain hossain husayn hosein hussen hossein husein
hassan hasan hasson hassane
ali aly alli
abdullah abdulla abdallah abdula abdellah
ibrahim ebrahim
yusuf yousuf yousaf joseph yousef yusup
usman osman uthman othman
umar omar umer oumar
akhtar akhter
rahman rehman raheman rahaman
rashid rasheed rached
siddiqui siddiqi siddique siddiki
qureshi kureshi qureishi koreshi
ansari ansary
mirza meerza
begum begam
khatun khatoon
bano banu
bibi beebi
fatima fatema fathima fatma
ayesha aisha aysha aicha
zainab zaynab jainab zeinab
salim saleem
nasir naseer naser nasser
iqbal ikbal eqbal
javed jawed javaid jaweed
zakir jakir
aziz ajij ajeej
farooq faruk farook faruq
shahid sahid shaheed
wasim waseem vasim
tanveer tanvir
`

/** Every name of the table, in lower case, with the numbers of the groups that it stands in. */
export const nicknameGroups: ReadonlyMap<string, readonly number[]> = (() => {
  const index = new Map<string, number[]>()
  for (const [group, line] of groups.trim().split('\n').entries())
    for (const name of new Set(line.split(' '))) {
      const known = index.get(name)
      if (known) known.push(group)
      else index.set(name, [group])
    }
  return index
})()
