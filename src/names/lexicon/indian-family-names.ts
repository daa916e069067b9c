/** Family names, castes, clans and patronymic endings of India, from general knowledge; one spelling each. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const indianFamilyNames = words(`
acharya achari adhikari adiga adhya advani agarwal aggarwal agnihotri agrawal ahir ahluwalia ahuja aiyar alam alva amin
ambani anand anjaria ansari antony apte arora arya asrani athavale atwal awasthi ayyar azmi babbar bachchan badami bag bagchi
baghel bahl bahuguna bains baiga bairagi bairwa bajaj bajpai bakshi balakrishnan balan banerjee bandyopadhyay bangera bania banik banjara
bansal bapat barman baruah barot barua basak basu batra bava bedi behera behl belani beniwal bera bhadauria bhagat bhalla
bhandari bhanushali bharadwaj bhardwaj bhargava bharti bhasin bhat bhatia bhatnagar bhatt bhattacharya bhattacharjee bhavsar bhide bhil
bhonsle bhosale bhowmick bhuiyan bhuyan bind birla bisht biswal biswas bohra boro borah bora bordoloi borgohain bose brahma brahmbhatt
brar buddha burman chacko chadha chaddha chahal chahar chakma chakrabarti chakraborty chakravarti chandel chandra chandran chaturvedi chatterjee
chattopadhyay chaudhary chaudhuri chauhan chavan chawla chawda chettiar chhabra chhetri chinoy chitnis chokshi chopra choudhury chouhan dabas
dabholkar dagar dahiya dalal dalmia damle damor dandekar dang dange das dasgupta dash datta dave dayal debnath deka deo deol
desai deshmukh deshpande dev devi dewan dey dhaliwal dhar dharia dhawan dhillon dhingra dhoni dholakia dikshit dixit dogra doshi dsouza dubey
dudani dugal duggal dutt dutta dwivedi faruqui fernandes gadgil gadkari gaekwad gahlot gaikwad gala gandhi ganguly garg garhwal gaur gavit gavaskar
gawande gehlot ghadge ghai gharat ghatak ghosal ghosh ghoshal ghotge gill girdhar giri goel goenka gogoi gohain gohil gokhale gond
gopalan gore goswami gounder gouda gowda gowdar goyal grewal grover guha gujar gujjar gulati gupta gurjar gurung haldar halder handa hansda
hazarika hegde hembram hooda hussain iyengar iyer jadhav jadeja jaffrey jagtap jain jaiswal jaitley jakhar jamwal jangid jani jatav jat jha jhala
jhaveri jindal joshi juneja kadam kadian kaif kakkar kalita kalra kamath kamble kanojia kansal kanwar kapadia kapoor kapur kar karan kardam
karki karmakar karnik kashyap katara kataria kathuria katoch katyal kaul kaur kaushal kaushik khan khandelwal khanna kharat kharbanda khare
khatri khatun khosla khurana kidwai kirloskar kohli koirala kol koli konar kori kothari kotian krishnamurthy kulkarni kumar kumawat
kumbhar kundu kuruvilla kurian kurmi kushwaha lad lahiri lal lalwani lamba lele lepcha lodha lodhi lohar lokhande luthra
madan mahajan mahale mahanta mahapatra maharana mahato mahant maheshwari mahtani mahtre majhi majumdar makwana malhotra malik mallick mallya manchanda
mandal mane mangal mangeshkar mani mannan manjhi mankad maran marandi marathe markam marwah masih mathur maurya mayekar mazumdar meena meghwal mehra mehrotra
mehta menon merchant mhatre minj mirza mishra misra mistry mitra mittal modi mohanty mohapatra moily moitra molla mondal more mudaliar mukherjee mukhopadhyay munda
munshi murmu murthy nadar nadkarni nag nagar nahar naidu naik nair nambiar namboodiri nanda nandi nandy narang narayan narula nath nayak nayar nayyar
negi nehru nigam nikam nimbalkar nishad nizami oberoi oram oraon ojha oommen padhi padhy pahwa pai paikra pal palit pande pandey pandit pandya panicker panigrahi panja
pant panwar parab parekh parida parikh parihar parmar parashar parulekar pasha passi paswan patel pathak pathan patil patnaik patra pattanaik pattnaik paul pawar pereira phadke phadnis
phukan pillai pinto poddar poojary potdar powar prabhu pradhan prajapati prasad pujari punia purohit purkayastha puri qureshi rabha raghavan rahman rai raina raj raja rajan rajbhar rajbongshi rajput
rajwar raju rajpurohit ram raman ramaswamy rana ranade randhawa ranganathan ranjan rane rao rastogi rath rathi rathod rathore raut rautela ravi rawal rawat ray raychaudhuri reddy rege
rizvi roy rout sabharwal sablok sachdev sachdeva sagar saha sahani sahay sahni sahoo sahu saikia saini salunkhe salvi samal samanta samant sampath sandhu sane sangma sankhla santra santhanam
sapkal sapra saran sardar sarkar sarma sarin sastry satpathy savant sawant sawhney saxena sehgal sekhon sen senapati sengupta seth sethi sethuraman setty shah shaikh shankar
shanmugam sharma shastri sheikh shekhawat shenoy sherawat shetty shevade shinde shirke shrivastava shroff shukla siddiqui sidhu sikarwar sikdar singh singhal singhania sinha sirohi sisodia sivan sodhi solanki somani
sonawane soni sood sridharan srinivasan srivastava subramaniam sud suri suryavanshi swain swamy syed taneja talwar tamang tambe tamhane tandel tandon tanwar tata taware telang teli
tendulkar tewari thakkar thakur thapa thapar thomas tikku tirkey tiwari todi tomar topno toppo tripathi tripathy trivedi tudu tyagi uniyal upadhyay uppal urs vaidya vaish vaishnav valmiki vaghela vakil vara vardhan varghese
varma vartak vasava vasudevan vats verma vig vij virk vohra vora vyas wadhwa wadia wagh waghmare walia wani warrier wason yadav yeole zachariah zaveri
`)

/** Words so common in names of India that they tell two people hardly apart and are left out at will. */
export const commonFillers = words(`
kumar kumari singh devi lal ram prasad chandra chand nath das dass bai bhai ben bano begum khatun bibi kaur rani raj ji rao mohan dev khan
ali mohammed ahmed hussain sheikh syed nand narayan kant pal babu sinh kishor swarup saran charan dutt bux baksh sab saheb reddy
`)
