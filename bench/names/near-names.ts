/**
 * Two hundred pairs of Indian names one or two letters apart that are different names (brothers, sisters, husband and wife,
 * neighbours), and two hundred that are spellings of one name. Written from general knowledge, and never trained on.
 */
const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string])

export const siblings = pairs(`
Rajesh/Ramesh Rajesh/Rakesh Ramesh/Rakesh Suresh/Naresh Suresh/Mahesh Mahesh/Ramesh Naresh/Paresh Dinesh/Ganesh Mukesh/Rakesh Mukesh/Lokesh
Hitesh/Nitesh Hitesh/Ritesh Jitesh/Nitesh Nilesh/Nitesh Kamlesh/Kalpesh Yogesh/Lokesh Umesh/Ramesh Bhavesh/Bhupesh Jignesh/Jayesh Mitesh/Mukesh
Amit/Anil Amit/Ajit Amit/Sumit Ajit/Sujit Sumit/Sujit Rohit/Mohit Mohit/Lohit Ankit/Ankur Ankit/Amit Lalit/Ajit
Sunil/Anil Sunil/Sushil Anil/Akhil Akhil/Nikhil Sahil/Sunil Kapil/Akhil Sachin/Sachit Nitin/Jatin Vipin/Bipul Tarun/Arun
Arun/Varun Varun/Tarun Karan/Kiran Karan/Charan Kiran/Kishan Mohan/Rohan Rohan/Sohan Sohan/Mohan Madan/Mohan Gagan/Pawan
Rahul/Rahil Rahul/Mehul Gopal/Gokul Bharat/Sharat Vinod/Vinay Vijay/Ajay Vijay/Vinay Ajay/Sanjay Sanjay/Sanjeev Abhay/Ajay
Vikas/Vikram Vivek/Vineet Deepak/Deepan Deepak/Dipankar Pankaj/Pallav Manoj/Manish Manish/Munish Ashish/Ashok Anish/Manish Danish/Manish
Harish/Girish Satish/Girish Jagdish/Satish Harish/Haresh Girish/Ganesh Pradeep/Prateek Sandeep/Kuldeep Kuldeep/Jagdeep Hardeep/Gurdeep Sandeep/Sudeep
Naveen/Praveen Praveen/Prabin Nadeem/Naveed Salim/Salman Imran/Irfan Irfan/Rizwan Arif/Asif Asif/Atif Wasim/Nasim Rashid/Rasheda
Surendra/Narendra Mahendra/Narendra Jitendra/Virendra Rajendra/Ravindra Devendra/Upendra Gajendra/Rajendra Dharmendra/Dhirendra Yogendra/Nagendra Bhupendra/Upendra Hemendra/Mahendra
Ranjit/Manjit Manjit/Baljit Surjit/Ranjit Charanjit/Amarjit Harjit/Gurjit Gurpreet/Harpreet Manpreet/Jaspreet Balbir/Ranbir Ranbir/Rajbir Jasbir/Balbir
Anita/Ankita Anita/Amita Sunita/Vinita Sunita/Sumita Kavita/Savita Savita/Sarita Sarita/Sabita Lalita/Namita Namita/Amita Babita/Kavita
Geeta/Seeta Geeta/Neeta Meena/Reena Reena/Veena Veena/Meena Leela/Sheela Seema/Reema Reema/Hema Rekha/Rakhi Usha/Asha
Asha/Nisha Nisha/Disha Disha/Isha Maya/Jaya Jaya/Chaya Lata/Latika Mala/Kala Kala/Kalpana Uma/Usha Rani/Rati
Pooja/Puja-Rani Priya/Riya Riya/Rima Priyanka/Priyanshi Sneha/Neha Neha/Nehal Shweta/Sweety Swati/Jyoti Jyoti/Jyotsna Aarti/Bharti
Sunil/Sunila Anil/Anila Vimal/Vimala Nirmal/Nirmala Sushil/Sushila Kamal/Kamala Arun/Aruna Suman/Sumana Shyamal/Shyamala Pramil/Pramila
Urmil/Urmila Kishor/Kishori Gopal/Gopika Manju/Anju Anju/Ranju Renu/Rinku Ritu/Rita Meenu/Meena Guddi/Buddhi Pinki/Rinki
Lakshmi/Lakshman Radha/Rama Sudha/Subha Subhash/Subodh Prakash/Prabhas Avinash/Abhinash-Kumari Kailash/Vilas Santosh/Paritosh Ashutosh/Santosh Devraj/Yuvraj
Hemant/Vasant Jayant/Hemant Anant/Basant Prashant/Sushant Sushant/Sukant Nishant/Prashant Srikant/Lakshmikant Rajnish/Avnish Tushar/Tulsi Chetan/Ketan
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
const isFamilyName = new Set(
  variants
    .slice(20, 60)
    .flat()
    .filter((name) => !/^(Fatima|Fathima|Ayesha|Aisha|Usman|Osman|Umar|Omar|Akhtar|Akhter)$/.test(name)),
)

/** The pairs as people write them: with the rest of the name, the same on both sides. */
export const fullNames = (list: readonly (readonly [string, string])[]): [string, string][] =>
  list.map(([x, y], i) => {
    const [a, b] = [x.replace('-', ' '), y.replace('-', ' ')]
    if (isFamilyName.has(x))
      return [`${givenNames[i % givenNames.length]} ${a}`, `${givenNames[i % givenNames.length]} ${b}`]
    const family = familyNames[i % familyNames.length]!
    return [`${a} ${family}`, `${b} ${family}`]
  })
