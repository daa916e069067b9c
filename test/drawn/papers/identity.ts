import type { Paper } from './paper.js'

/** Drawn cards and travel documents; people and numbers are made up. */
export const identityPapers: readonly Paper[] = [
  {
    label: 'pan_card',
    format: 'card',
    colour: '#cfe3ee',
    text: `
## INCOME TAX DEPARTMENT | GOVT. OF INDIA
Permanent Account Number Card
## BQRPS4821L
Name
SUNITA VERMA
Father's Name
RAMESH VERMA
Date of Birth
14/08/1987 | Signature`,
  },
  {
    label: 'aadhaar_card',
    format: 'card',
    text: `
## Government of India
Anil Deshmukh
DOB: 02/11/1979
MALE
# 2341 2341 2346
Mera Aadhaar, Meri Pehchaan`,
  },
  {
    label: 'aadhaar_card',
    format: 'a4',
    text: `
## Unique Identification Authority of India
Enrolment No.: 1234/56789/01234
To
Kavita Rani
D/O Mohan Lal
House 12, Karol Bagh
New Delhi 110005
Your Aadhaar No. :
# 2341 2341 2346
VID : 9112 3456 7890 1234
Aadhaar is a proof of identity, not of citizenship or date of birth`,
  },
  {
    label: 'passport',
    format: 'passport',
    colour: '#e8e4d8',
    text: `
## REPUBLIC OF INDIA
Type P | Country Code IND | Passport No. Z1234567
Surname
SHARMA
Given Name(s)
PRIYA
Nationality INDIAN | Sex F | Date of Birth 05/03/1990
Place of Birth
JAIPUR
Place of Issue
DELHI
Date of Issue 11/06/2019 | Date of Expiry 10/06/2029
P<INDSHARMA<<PRIYA<<<<<<<<<<<<<<<<<<<<<<<<<<
Z1234567<1IND9003059F2906106<<<<<<<<<<<<<<<0`,
  },
  {
    label: 'passport',
    format: 'passport',
    colour: '#dfe6ee',
    text: `
## REPÚBLICA DE CHILE
PASAPORTE / PASSPORT
Tipo/Type P | Código CHL | N° pasaporte F12345678
Apellidos / Surname
SOTO ROJAS
Nombres / Given names
CAMILA ANDREA
Nacionalidad CHILENA | Sexo F
Fecha de nacimiento 21 ENE 1994
Lugar de nacimiento VALPARAÍSO
Fecha de vencimiento 02 FEB 2030`,
  },
  {
    label: 'visa',
    format: 'passport',
    colour: '#e3efe4',
    text: `
## VISA | ETATS SCHENGEN
VALABLE POUR ETATS SCHENGEN
DU 01-06-25 AU 30-06-25
TYPE DE VISA C | NOMBRE D'ENTREES MULT | DUREE DU SEJOUR 20 JOURS
DELIVRE A RABAT | LE 12-05-25
NUMERO DE PASSEPORT AB123456
NOM, PRENOM EL AMRANI YOUSSEF
REMARQUES TOURISME`,
  },
  {
    label: 'visa',
    format: 'a4',
    text: `
# e-VISA
GOVERNMENT OF INDIA - ELECTRONIC TRAVEL AUTHORIZATION
Your application for e-Visa has been GRANTED
Name MILLER JOHN | Passport Number 512345678
Visa Type e-Tourist | No. of entries Multiple
Visa valid from 02-JAN-2025 | Valid until 01-FEB-2025
ETA Number 9001234567`,
  },
  {
    label: 'residence_permit',
    format: 'card',
    colour: '#e5dcec',
    text: `
## AUFENTHALTSTITEL
RESIDENCE PERMIT | D
Name OKAFOR
Vornamen CHINEDU
Art des Titels / type of permit
NIEDERLASSUNGSERLAUBNIS
Karte gültig bis 14.09.2031
Anmerkungen ERWERBSTÄTIGKEIT ERLAUBT`,
  },
  {
    label: 'residence_permit',
    format: 'card',
    colour: '#dcebe0',
    text: `
## UNITED STATES OF AMERICA
PERMANENT RESIDENT
Surname NGUYEN
Given Name LINH
USCIS# 000-123-456 | Category IR6
Country of Birth Vietnam
Date of Birth 04 JUL 1988 | Sex F
Card Expires 08/21/31
Resident Since 08/21/21`,
  },
  {
    label: 'driving_licence',
    format: 'card',
    colour: '#f3dede',
    text: `
## FÜHRERSCHEIN | BUNDESREPUBLIK DEUTSCHLAND
1. Krüger
2. Sabine
3. 15.04.82 Rostock
4a. 11.03.19 | 4b. 10.03.34
4c. Hansestadt Rostock
5. B072RRE2I55
9. AM/B/L`,
  },
  {
    label: 'driving_licence',
    format: 'card',
    colour: '#f3dede',
    text: `
## PERMIS DE CONDUIRE | RÉPUBLIQUE FRANÇAISE
1. BENALI
2. KARIM
3. 09.12.1985 LYON
4a. 02.05.2018 | 4b. 01.05.2033
4c. Préfecture du Rhône
5. 18AB12345
9. B`,
  },
  {
    label: 'driving_licence',
    format: 'card',
    colour: '#e4ecf5',
    text: `
## INDIAN UNION DRIVING LICENCE
ISSUED BY GOVERNMENT OF KARNATAKA
DL No KA05 20170012345 | Issue Date 14-03-2017
Validity (NT) 13-03-2037 | Validity (TR)
Name: SURESH GOWDA
S/D/W of: NARAYAN GOWDA
Blood Group: O+
COV MCWG LMV
Licensing Authority Bengaluru South`,
  },
  {
    label: 'driving_licence',
    format: 'card',
    colour: '#e7eef0',
    text: `
## TEXAS | DRIVER LICENSE
4d DL 12345678 | 9 Class C
4a Iss 03/02/2021 | 4b Exp 05/17/2029
3 DOB 05/17/1991
1 MARTINEZ
2 ELENA
8 1200 Oak St Austin TX 78701
12 Restrictions NONE | 16 Hgt 5-04 | 15 Sex F | 18 Eyes BRO`,
  },
  {
    label: 'voter_id',
    format: 'card',
    text: `
## ELECTION COMMISSION OF INDIA
ELECTOR PHOTO IDENTITY CARD
## XYZ1234567
Elector's Name : Lakshmi Devi
Husband's Name : Raju Kumar
Sex : Female
Age as on 1.1.2015 : 34`,
  },
  {
    label: 'identity_card',
    format: 'card',
    colour: '#e9e7da',
    text: `
## RZECZPOSPOLITA POLSKA | DOWÓD OSOBISTY
NAZWISKO / SURNAME
KOWALCZYK
IMIONA / GIVEN NAMES
TOMASZ JAN
OBYWATELSTWO POLSKIE | DATA URODZENIA 11.02.1983
NUMER DOWODU ABC123456 | TERMIN WAŻNOŚCI 04.05.2030`,
  },
  {
    label: 'identity_card',
    format: 'card',
    colour: '#d8e6f2',
    text: `
PROVINSI JAWA BARAT
KOTA BANDUNG
NIK : 3273012345670001
Nama : SITI RAHAYU
Tempat/Tgl Lahir : BANDUNG, 12-05-1992
Jenis Kelamin : PEREMPUAN | Gol. Darah : B
Alamat : JL. ANGGREK NO 7
RT/RW : 003/005
Agama : ISLAM
Status Perkawinan : BELUM KAWIN
Pekerjaan : KARYAWAN SWASTA
Kewarganegaraan : WNI
Berlaku Hingga : SEUMUR HIDUP`,
  },
  {
    label: 'identity_card',
    format: 'card',
    colour: '#e5e9ef',
    text: `
## REPUBBLICA ITALIANA
CARTA DI IDENTITÀ / IDENTITY CARD
COMUNE DI / MUNICIPALITY BOLOGNA | CA12345AB
COGNOME / SURNAME ROSSI
NOME / NAME MARTA
LUOGO E DATA DI NASCITA MODENA 19.07.1990
SESSO F | STATURA 168 cm | CITTADINANZA ITA
EMISSIONE 02.03.2021 | SCADENZA 19.07.2031`,
  },
  {
    label: 'health_card',
    format: 'card',
    text: `
## Evergreen Health Plan
Member Name: Elena Martinez
Member ID: EHP 8841 2230 01
Group #: 77120
PCP Copay $25 | Specialist $40 | ER $250
RxBIN 610014 | RxPCN EVG | RxGrp EHPRX
Customer Service 1-800-555-0100`,
  },
  {
    label: 'health_card',
    format: 'card',
    colour: '#d7e7f7',
    text: `
## EUROPÄISCHE KRANKENVERSICHERUNGSKARTE
3 Name KRÜGER
4 Vornamen SABINE
5 Geburtsdatum 15/04/1982
6 Persönliche Kennnummer K123456789
7 Kennnummer des Trägers 101575519 - AOK
8 Kennnummer der Karte 80276001234567890123
9 Ablaufdatum 31/12/2027`,
  },
  {
    label: 'business_card',
    format: 'card',
    text: `
## Tischlerei Brandt
Jonas Brandt
Geschäftsführer
Hafenweg 12, 24103 Kiel
Tel. 0431 55 01 77
jonas@tischlerei-brandt.example
www.tischlerei-brandt.example`,
  },
  {
    label: 'business_card',
    format: 'card',
    text: `
## Harbor & Pine Realty
Elena Martinez
Senior Real Estate Agent
M: (512) 555-0148
elena@harborpine.example
1200 Oak Street, Austin TX`,
  },
  {
    label: 'vehicle_registration',
    format: 'a4',
    text: `
# CERTIFICAT D'IMMATRICULATION
A Numéro d'immatriculation AB-123-CD
B Date de première immatriculation 14/03/2019
C.1 BENALI KARIM
C.3 12 RUE DES LILAS 69003 LYON
D.1 RENAULT | D.2 M10RFLVF1R | D.3 CLIO
E VF1RFB00612345678
F.1 1659 | G 1090 | J M1 | P.1 898 | P.2 66 | P.3 ES | P.6 5
S.1 5 | V.7 104 | X.1 visite avant le 14/03/2025`,
  },
  {
    label: 'vehicle_registration',
    format: 'card',
    colour: '#eef0dc',
    text: `
## CERTIFICATE OF REGISTRATION
Regn. Number KA05MH1234 | Date of Regn. 12-06-2018
Chassis No MA3EWDE1S00123456
Engine No K10BN1234567
Owner Name SURESH GOWDA
Son/Daughter/Wife of NARAYAN GOWDA
Vehicle Class MOTOR CAR (LMV) | Fuel PETROL
Maker MARUTI SUZUKI INDIA LTD | Model ALTO K10 VXI
Registering Authority Bengaluru South RTO`,
  },
  {
    label: 'vehicle_registration',
    format: 'a4',
    text: `
## STATE OF COLORADO - DEPARTMENT OF REVENUE
REGISTRATION/OWNERSHIP TAX RECEIPT
Plate ABC-1234 | Expires 04/30/2026 | Title Number 45E123456
VIN 1HGCM82633A004352 | Year 2003 | Make HOND | Body 4D
Owner ELENA MARTINEZ
License Fee 41.20 | Ownership Tax 3.00 | Total 89.45`,
  },
]
