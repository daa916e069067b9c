/**
 * Two hundred pairs of Indian names one letter apart that are different names (brothers, sisters, brother and sister), and
 * two hundred that are spellings of one name. Written from general knowledge; training leaves these pairs out.
 */
const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string])

export const siblings = pairs(`
Ajit/Ajita Akram/Ikram Alim/Alima Ameer/Sameer Amir/Samir Amit/Ajit Amit/Amita Amol/Anmol Anamik/Anamika Anand/Anant Anil/Anila Anis/Anisa
Anita/Ankita Anju/Ranju Ankit/Ankita Ansh/Anshu Anshu/Anshul Anu/Anuj Anu/Manu Anu/Tanu Anuj/Anuja Arif/Asif Arpit/Arpita Arun/Aruna
Arun/Varun Asif/Atif Aslam/Islam Atif/Arif Aziz/Aziza Babita/Sabita Balbir/Dalbir Baljit/Daljit Bashir/Bashira Chetan/Chetana Dalal/Jalal
Daljit/Diljit Damini/Yamini Danish/Anish Deep/Deepa Deepak/Deepan Disha/Diksha Diya/Divya Farhan/Farhana Farid/Farida Gaurav/Saurav
Geeta/Neeta Geeta/Seeta Gita/Rita Guddi/Guddu Gulzar/Gulnar Hakim/Hakima Halim/Salim Hardik/Hardika Hemant/Hemanti Hitesh/Nitesh
Hitesh/Ritesh Jaideep/Jagdeep Jamil/Jamila Jasbir/Jagbir Javed/Naved Jayant/Jayanti Joshi/Doshi Kalu/Lalu Kamal/Kamala Kamini/Damini
Kanchan/Kanchana Kapil/Kamil Karan/Kiran Karim/Karima Karthik/Karthika Kishor/Kishori Lalit/Lalita Madhav/Madhavi Majid/Majida Majid/Sajid
Manav/Manas Mane/Kane Mani/Manu Manish/Danish Manjit/Sanjit Manju/Anju Manju/Sanju Manu/Sanu Medha/Megha Meena/Leena Meena/Reena
Meera/Heera Mita/Gita Mitesh/Ritesh Mohan/Rohan Munir/Munira Murali/Murari Nadim/Nadima Nafis/Nafisa Nakul/Bakul Nalini/Malini
Naresh/Paresh Nasim/Nasima Nasim/Nasir Nasir/Yasir Nazim/Nazima Nazir/Nazira Neeta/Reeta Neha/Nehal Neha/Sneha Nilesh/Nitesh Nimesh/Nilesh
Nirmal/Nirmala Nisha/Disha Nita/Gita Nitu/Nita Patil/Patel Pinki/Rinki Pinku/Rinku Pranab/Pranay Pranav/Pranay Rafiq/Rafiqa Ragini/Rajini
Rahim/Fahim Rahim/Rahima Rahul/Rahil Rajan/Rajat Rajesh/Rakesh Rajesh/Ramesh Raju/Saju Rakesh/Ramesh Raman/Rajan Raman/Ramani
Ramana/Ramani Ranbir/Rajbir Rane/Mane Rani/Vani Ranjan/Rajan Ranjan/Ranjana Ranjit/Ranjita Rao/Rai Reena/Veena Reeta/Geeta Rehan/Rehana
Rima/Riya Rita/Nita Ritu/Nitu Riya/Diya Riya/Priya Rohan/Sohan Rohini/Mohini Rohit/Mohit Roy/Joy Rupa/Rupam Sabir/Sabira Sadhan/Sadhana
Sahu/Sahi Salim/Alim Salim/Salima Salman/Salma Sameer/Sameera Samir/Samira Sanjit/Ranjit Sanu/Sonu Saroj/Saroja Sarwar/Sardar
Savita/Sarita Seema/Reema Shaban/Shabana Shahid/Shahida Shakil/Shakila Sharif/Sharifa Sita/Mita Sneha/Snehal Sohan/Mohan Sonu/Monu
Sourav/Gourav Sudha/Subha Suman/Sumana Sunil/Sunila Sunita/Sumita Suresh/Sureshi Surjit/Gurjit Sushil/Sushila Tahir/Mahir Tahir/Zahir
Tanay/Tanmay Tanuj/Tanuja Tapas/Tapasi Urmil/Urmila Vaibhav/Vaibhavi Vansh/Ansh Varun/Tarun Vasant/Vasanti Veena/Meena Vijay/Vinay
Vikas/Vilas Vimal/Vimala Vinita/Vanita Vivek/Viveka Wahid/Wahida Wasim/Nasim Yamini/Kamini Zahid/Zahida Zahid/Zahir
`)

export const variants = pairs(`
Choudhary/Chaudhari Chaudhary/Chowdhury Mohammed/Muhammad Mohammad/Mohamed Mohd/Mohammed Ahmed/Ahmad Hussain/Husain Hussain/Hussein Hasan/Hassan Sheikh/Shaikh
Syed/Sayed Sayyid/Syed Rehman/Rahman Rashid/Rasheed Salim/Saleem Nasir/Naseer Iqbal/Ikbal Javed/Jawed Farooq/Faruk Yusuf/Yousuf
Fatima/Fathima Ayesha/Aisha Begum/Begam Khatun/Khatoon Siddiqui/Siddiqi Qureshi/Kureshi Ansari/Ansary Usman/Osman Umar/Omar Akhtar/Akhter
Sharma/Sarma Verma/Varma Mishra/Misra Tiwari/Tewari Dubey/Dube Pandey/Pande Shrivastava/Srivastava Agarwal/Aggarwal Agarwal/Agrawal Gupta/Guptaa
Singh/Sinh Rathore/Rathod Chauhan/Chouhan Chavan/Chawan Gaikwad/Gaekwad Jadhav/Jadav Shinde/Sinde Joshi/Joshy Kulkarni/Kulkarny Deshpande/Despande
Banerjee/Banerji Mukherjee/Mukherji Chatterjee/Chatterji Bhattacharya/Bhattacharjee Chakraborty/Chakravarty Das/Dass Dutta/Datta Roy/Ray Mandal/Mondal Majumdar/Mazumdar
Iyer/Ayyar Nair/Nayar Pillai/Pillay Menon/Menen Reddy/Reddi Naidu/Nayudu Gowda/Gouda Shetty/Shetti Hegde/Hegade Nayak/Naik
Lakshmi/Laxmi Lakshman/Laxman Krishna/Krishnaa Krishnan/Krishnann Srinivas/Shrinivas Srinivas/Sreenivas Subramaniam/Subramanian Subramanyam/Subramaniam Venkatesh/Venkatesha Venkateswara/Venkateshwara
Ramachandran/Ramchandran Balakrishnan/Balkrishnan Radhakrishnan/Radhakrishanan Krishnamurthy/Krishnamurti Satyanarayana/Sathyanarayana Narayanan/Narayanann Raghavendra/Ragavendra Karthik/Kartik Karthikeyan/Kartikeyan Senthil/Sentil
Deepak/Dipak Deepika/Dipika Pradeep/Pradip Sandeep/Sandip Dileep/Dilip Kuldeep/Kuldip Sudeep/Sudip Jagdeep/Jagdip Deepti/Deepthi Dipti/Deepti
Geeta/Gita Geetha/Gita Sita/Seeta Seetha/Sita Meena/Mina Leela/Lila Neeta/Nita Reena/Rina Veena/Vina Neelam/Nilam
Sunita/Suneeta Sunitha/Sunita Anitha/Anita Kavitha/Kavita Savitha/Savita Sangeeta/Sangita Sangeetha/Sangeeta Latha/Lata Lalitha/Lalita Swathi/Swati
Jyoti/Jyothi Preeti/Priti Preethi/Preeti Aarti/Arti Bharati/Bharathi Malathi/Malati Revathi/Revati Gayatri/Gayathri Saraswati/Saraswathi Parvati/Parvathi
Vijay/Vijai Ajay/Ajai Sanjay/Sanjai Vinay/Vinai Uday/Udai Jai/Jay Raj/Raaj Ram/Raam Shyam/Syam Ghanshyam/Ghansyam
Suresh/Sureesh Ganesh/Ganes Mahesh/Mahes Dinesh/Dineesh Rajesh/Raajesh Ramesh/Rameshh Mukesh/Mookesh Rakesh/Raakesh Santosh/Santhosh Satish/Sathish
Vikas/Vikash Prakash/Prakas Kailash/Kailas Ashok/Asok Ashish/Asheesh Manish/Maneesh Rajiv/Rajeev Sanjiv/Sanjeev Navin/Naveen Pravin/Praveen
Ravindra/Rabindra Virendra/Birendra Vishnu/Bishnu Vimal/Bimal Vinod/Binod Vikram/Bikram Vasant/Basant Devi/Debi Dev/Deb Biswas/Viswas
Poonam/Punam Pooja/Puja Poornima/Purnima Rupa/Roopa Anupama/Anoopama Sumit/Sumeet Amit/Ameet Ajit/Ajeet Ranjit/Ranjeet Manjit/Manjeet
Vivek/Vivekh Wasim/Vasim Waghmare/Vaghmare Wadhwa/Vadhwa Bhatt/Bhat Mathur/Maathur Thakur/Thakoor Rajput/Rajpoot Dixit/Dikshit Saxena/Saksena
Shekhar/Sekhar Shankar/Sankar Shobha/Sobha Shashi/Sashi Shanti/Santi Sharad/Sarad Sheela/Shila Shweta/Sweta Shruti/Sruti Shubham/Subham
`)

const givenNames = ['Anil', 'Sunita', 'Vijay', 'Meena', 'Prakash', 'Kavita']
const familyNames = ['Sharma', 'Patel', 'Singh', 'Reddy', 'Das', 'Khan', 'Nair', 'Yadav', 'Joshi', 'Mehta']
/** Of the pairs above, those of family names. */
const isFamilyName = new Set([
  ...['Joshi', 'Mehta', 'Patil', 'Rane', 'Mane', 'Rao', 'Roy', 'Dalal'],
  ...variants
    .slice(20, 60)
    .flat()
    .filter((name) => !/^(Fatima|Fathima|Ayesha|Aisha|Usman|Osman|Umar|Omar|Akhtar|Akhter)$/.test(name)),
])

/** The pairs as people write them: with the rest of the name, the same on both sides. */
export const fullNames = (list: readonly (readonly [string, string])[]): [string, string][] =>
  list.map(([a, b], i) => {
    if (isFamilyName.has(a))
      return [`${givenNames[i % givenNames.length]} ${a}`, `${givenNames[i % givenNames.length]} ${b}`]
    const family = familyNames[i % familyNames.length]!
    return [`${a} ${family}`, `${b} ${family}`]
  })
