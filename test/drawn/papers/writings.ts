import type { Paper } from './paper.js'

/** Drawn letters, forms, articles and the like. */
export const writingPapers: readonly Paper[] = [
  {
    label: 'letter',
    format: 'a4',
    text: `
Jonas Petersen
Lindenallee 4
24105 Kiel
Stadtwerke Musterstadt
Kundenservice
Kiel, 3. April 2025
## Widerspruch gegen Ihre Rechnung vom 14.03.2025
Sehr geehrte Damen und Herren,
hiermit widerspreche ich der oben genannten Rechnung, da der angegebene Stand des
Zählers nicht mit meiner eigenen Ablesung übereinstimmt. Ich bitte Sie, den Verbrauch
noch einmal zu prüfen und mir eine berichtigte Fassung zuzusenden.
Mit freundlichen Grüßen
~ Jonas Petersen`,
  },
  {
    label: 'letter',
    format: 'a4',
    text: `
Bright Horizons School
14 Station Road, Nagpur
12 July 2024
To
The Parents of Class VII
Subject: Annual sports day
Dear Parents,
We are happy to tell you that our annual sports day will be held on Saturday, 3 August on the
school ground. Children should arrive by eight in the morning in their house colours. We hope
that you will be able to join us and cheer for them.
Yours faithfully,
~ M. Joshi
Principal`,
  },
  {
    label: 'letter',
    format: 'a4',
    text: `
Mme Claire Fontaine
8 avenue des Tilleuls, 31000 Toulouse
Toulouse, le 9 janvier 2025
Objet : résiliation de mon abonnement
Madame, Monsieur,
Par la présente, je vous informe de ma décision de mettre fin à mon abonnement à compter
du 31 janvier. Je vous remercie de bien vouloir me confirmer la bonne réception de ce courrier.
Je vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.
~ C. Fontaine`,
  },
  {
    label: 'resume',
    format: 'a4',
    text: `
# Marta Rossi
marta.rossi@example.com | +39 333 1234567 | Bologna
## Esperienza professionale
2019 - 2024 Responsabile vendite, Cartiera Emilia
Gestione di un gruppo di otto persone; apertura di due nuovi mercati
2015 - 2019 Impiegata commerciale, Studio Gamma
## Istruzione
2010 - 2015 Laurea in Economia, Università di Modena
## Competenze
Excel, SAP, negoziazione
## Lingue
Italiano madrelingua, inglese C1, tedesco B1`,
  },
  {
    label: 'resume',
    format: 'a4',
    text: `
# CURRICULUM VITAE
Vikram Singh
Mobile: 98765 43210 | Email: vikram@example.com
## Career Objective
To work in a growing company where I can use my knowledge of civil engineering
## Academic Qualification
B.E. Civil, Pune University, 2018, 71%
## Work Experience
Site Engineer, Ganga Constructions, June 2018 - present
## Personal Details
Father's Name: Harpal Singh
Marital Status: Unmarried
Languages Known: Hindi, English, Punjabi
Declaration: I hereby declare that the above is true to the best of my knowledge`,
  },
  {
    label: 'form',
    format: 'a4',
    text: `
# MEMBERSHIP APPLICATION
Please complete in BLOCK CAPITALS
First name: ____________ | Last name: ____________
Address: ______________________________
City: __________ | Postcode: ________
Phone: __________ | E-mail: __________
Date of birth: ____/____/____
Membership type (tick one): | Adult | Junior | Family
Have you been a member before? | Yes | No
Signature: ____________ | Date: ________
For office use only: Received by ________ No. ________`,
  },
  {
    label: 'form',
    format: 'a4',
    text: `
# Antrag auf Wohngeld
Bitte in Druckbuchstaben ausfüllen. Zutreffendes bitte ankreuzen
1. Antragsteller/in
Name: | Vorname:
Geburtsdatum: | Familienstand:
Straße, Hausnummer:
PLZ, Ort: | Telefon:
2. Wohnung
Wohnfläche in m2: | Miete monatlich:
Zahl der Personen im Haushalt:
Ort, Datum | Unterschrift`,
  },
  {
    label: 'certificate',
    format: 'slide',
    text: `
# CERTIFICATE OF COMPLETION
This is to certify that
## Elena Martinez
has successfully completed the course
Foundations of Fire Safety
held from 4 to 8 March 2024
Instructor | Director`,
  },
  {
    label: 'certificate',
    format: 'a4',
    text: `
## Standesamt Kiel
# Geburtsurkunde
Registernummer G 1182/1994
Kind: Jonas Petersen
geboren am 07. Juni 1994, 14 Uhr 22 in Kiel
Mutter: Ute Petersen, geborene Hansen
Vater: Klaus Petersen
Kiel, den 20. Juni 1994
Der Standesbeamte | Siegel`,
  },
  {
    label: 'certificate',
    format: 'a4',
    text: `
## GOVERNMENT OF TAMIL NADU
# DEATH CERTIFICATE
(Issued under Section 12/17 of the Registration of Births and Deaths Act, 1969)
This is to certify that the following information has been taken from the original record of death
Name: Murugan K | Sex: Male
Date of Death: 11-02-2021 | Place of Death: Madurai
Registration No: D/2021/00431 | Date of Registration: 20-02-2021
Signature of the Registrar`,
  },
  {
    label: 'contract',
    format: 'a4',
    text: `
# RENTAL AGREEMENT
This Agreement is made on this 1st day of June 2024 between Mr. Narayan Gowda, hereinafter
called the LESSOR, and Ms. Priya Sharma, hereinafter called the LESSEE.
WHEREAS the Lessor is the owner of the flat at No. 7, Jayanagar, Bengaluru;
NOW THIS AGREEMENT WITNESSETH AS FOLLOWS:
1. The Lessee shall pay a monthly rent of Rs. 22,000 on or before the fifth of every month.
2. The Lessee has paid a security deposit of Rs. 1,00,000 which shall be refunded without interest.
3. Either party may terminate this agreement by giving two months notice in writing.
4. The Lessee shall not sublet the premises or any part thereof.
IN WITNESS WHEREOF the parties have set their hands.
LESSOR | LESSEE
Witnesses: 1. | 2.`,
  },
  {
    label: 'contract',
    format: 'a4',
    text: `
# Contrato de arrendamiento de vivienda
En Sevilla, a 1 de septiembre de 2024
REUNIDOS
De una parte, D. Luis Vega Prado, en adelante el ARRENDADOR, y de otra parte, D.ª Ana Gil,
en adelante la ARRENDATARIA, que se reconocen capacidad legal para este contrato.
CLÁUSULAS
PRIMERA. El objeto del contrato es la vivienda situada en la calle Betis, número 4.
SEGUNDA. La duración pactada es de un año, prorrogable según la ley vigente.
TERCERA. La renta mensual será de 780 euros, pagaderos en los primeros siete días.
Y en prueba de conformidad firman ambas partes por duplicado.`,
  },
  {
    label: 'handwritten_note',
    format: 'a4',
    text: `
~ Dear Ma,
~ took the dog out, back by six.
~ soup is in the fridge
~ please call aunt Rosa
~ kisses, Leo`,
  },
  {
    label: 'news_article',
    format: 'a4',
    text: `
# The Harbour Courier
Friday, 14 March 2025 | Vol. 88, No. 61
# Council votes to keep old ferry running
By our staff reporter
After a debate of four hours the town council | The harbour master told the council that
decided on Thursday to keep the old ferry in | engines could be replaced within a year. The
service until the new bridge is finished. The | opposition had asked for a new vessel, which
mayor said that the people of the island had | officials said would cost twelve million. Two
waited long enough for an answer. | residents welcomed the news in the evening.
Continued on page 4`,
  },
  {
    label: 'scientific_paper',
    format: 'a4',
    text: `
# Growth of lichens on slate roofs under changing rainfall
A. Lindqvist, B. Moreno and C. Tanaka
Department of Botany, University of Bergen
Abstract. We measured the growth of three species of lichens on slate roofs over nine years and
show that the rate depends on the number of wet days rather than on the sum of rainfall [1, 4].
Keywords: lichens, slate, rainfall
1. Introduction
Lichens have been used to date surfaces since the work of Beschel [2]. Several studies found that
growth varies between sites [3, 5], but the effect of rainfall is not well understood et al. [6].
2. Materials and methods
Photographs were taken every three months. Figure 1 shows the position of the samples.
References
[1] Beschel, R. Journal of Botany, vol. 12, pp. 44-51, 1961.`,
  },
  {
    label: 'presentation',
    format: 'slide',
    text: `
# Quarterly review
## Agenda
• Results of the third quarter
• New customers
• Risks and next steps
• Questions`,
  },
  {
    label: 'presentation',
    format: 'slide',
    text: `
# Why we need a new warehouse
• Orders have doubled in two years
• Picking takes eleven minutes, the goal is six
• Rent ends in May
## Next steps
• Visit three sites`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Trattoria da Nino
## Antipasti
Bruschetta al pomodoro | 6
Caprese | 9
## Primi
Spaghetti alle vongole | 14
Risotto ai funghi | 13
## Dolci
Tiramisù | 6`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# SUMMER FAIR
Saturday 21 June
from noon until dark
Music, cakes and races for children
on the green behind the church
Everyone is welcome`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Operating instructions
1 Put the kettle on a flat surface
2 Fill it with water up to the mark
3 Press the switch; the lamp lights
4 The kettle switches itself off when the water boils
Caution: hot steam. Keep away from children
Cleaning: wipe with a damp cloth`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
Chapter Seven
The road went on between the hills for most of the morning, and nobody spoke. When they came
to the river the old man got down from the cart and looked at the water for a long time. It was
higher than he remembered, and brown, and it carried branches and once a whole fence. He thought
of his brother on the other side and of the letter in his coat, and he sat down on a stone.`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
January 2026
Mon | Tue | Wed | Thu | Fri | Sat | Sun
 | | | 1 | 2 | 3 | 4
5 | 6 | 7 | 8 | 9 | 10 | 11
12 | 13 | 14 | 15 | 16 | 17 | 18
19 | 20 | 21 | 22 | 23 | 24 | 25
26 | 27 | 28 | 29 | 30 | 31 |`,
  },
]
