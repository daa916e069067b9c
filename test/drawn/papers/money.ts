import type { Paper } from './paper.js'

/** Drawn documents of money; names, numbers and firms are made up. */
export const moneyPapers: readonly Paper[] = [
  {
    label: 'invoice',
    format: 'a4',
    text: `
# RECHNUNG
Tischlerei Brandt GmbH | Rechnungs-Nr.: 2025-0417
Hafenweg 12, 24103 Kiel | Datum: 14.03.2025
 | Kundennummer: 10233
Herrn Jonas Petersen
Lindenallee 4
24105 Kiel
Pos. | Bezeichnung | Menge | Einzelpreis | Betrag
1 | Regal Eiche massiv | 2 | 349,00 | 698,00
2 | Montage vor Ort | 3,5 | 62,00 | 217,00
 | | | Nettobetrag | 915,00
 | | | 19 % MwSt. | 173,85
 | | | Gesamtbetrag EUR | 1.088,85
Zahlbar innerhalb von 14 Tagen ohne Abzug.
Bankverbindung: IBAN DE02 1203 0000 0000 2020 51
USt-IdNr. DE123456789`,
  },
  {
    label: 'invoice',
    format: 'a4',
    text: `
## Menuiserie du Port
12 quai des Brumes, 29200 Brest | SIRET 812 345 678 00012
# FACTURE N° F-2024-093
Date : 02/09/2024 | Client : Mme Le Goff
Désignation | Qté | Prix unitaire HT | Montant HT
Fenêtre PVC 120x135 | 4 | 310,00 | 1 240,00
Pose et dépose | 1 | 480,00 | 480,00
 | | Total HT | 1 720,00
 | | TVA 10 % | 172,00
 | | Net à payer TTC | 1 892,00 €
Conditions de règlement : 30 jours fin de mois`,
  },
  {
    label: 'invoice',
    format: 'a4',
    text: `
## TAX INVOICE
Shree Balaji Traders | Invoice No: SBT/24-25/118
GSTIN: 27ABCDE1234F1Z5 | Dated: 11-Jun-2024
Buyer: Mehta Electricals, Pune | Place of Supply: Maharashtra (27)
Sl | Description of Goods | HSN/SAC | Qty | Rate | Amount
1 | LED Panel 18W | 9405 | 40 | 385.00 | 15,400.00
2 | Copper Wire 1.5 sqmm | 8544 | 12 | 1,120.00 | 13,440.00
 | | | | CGST 9% | 2,595.60
 | | | | SGST 9% | 2,595.60
 | | | | Total | 34,031.20
Amount Chargeable (in words): INR Thirty Four Thousand Thirty One and Twenty paise Only
Authorised Signatory`,
  },
  {
    label: 'invoice',
    format: 'a4',
    text: `
# Faktura VAT nr 14/05/2025
Sprzedawca: Kwiaciarnia Róża, NIP 525-000-11-22 | Nabywca: Hotel Pod Lipą Sp. z o.o.
Data wystawienia: 2025-05-06 | Termin płatności: 2025-05-20
Nazwa towaru | J.m. | Ilość | Cena netto | Wartość netto | Wartość brutto
Bukiet mieszany | szt | 12 | 45,00 | 540,00 | 583,20
Dostawa | usł | 1 | 30,00 | 30,00 | 36,90
Razem do zapłaty: 620,10 zł`,
  },
  {
    label: 'receipt',
    format: 'receipt',
    text: `
## SUPER MARCHE DU CENTRE
14 rue des Halles 37000 TOURS
12/11/2024 18:42 Caisse 03
BAGUETTE TRADITION | 1,20
LAIT 1/2 ECREME 1L | 1,15
TOMATES GRAPPE 0,842kg | 2,94
FROMAGE COMTE | 5,60
TOTAL 4 articles | 10,89
CB | 10,89
dont TVA 5,5% | 0,57
MERCI DE VOTRE VISITE
A BIENTOT`,
  },
  {
    label: 'receipt',
    format: 'receipt',
    text: `
## Bäckerei Hinrichs
Marktstr. 3, 26122 Oldenburg
2x Roggenbrötchen | 1,30 A
Kaffee groß | 3,20 B
Franzbrötchen | 2,10 A
SUMME EUR | 6,60
Bar | 10,00
Rückgeld | 3,40
07.02.2025 08:13 Bon-Nr. 2217
Es bediente Sie: Frau Meyer
Vielen Dank für Ihren Einkauf`,
  },
  {
    label: 'receipt',
    format: 'receipt',
    text: `
## HOTEL SARAVANA
Cash Bill
Bill No: 4471 Table: 9
Date 03/08/24 Time 13:27
Masala Dosa | 2 | 120.00 | 240.00
Filter Coffee | 2 | 40.00 | 80.00
Sub Total | 320.00
CGST 2.5% | 8.00
SGST 2.5% | 8.00
Round off | 0.00
Grand Total | 336.00
Thank you Visit again`,
  },
  {
    label: 'receipt',
    format: 'receipt',
    text: `
## BAR ROMA S.R.L.
VIA GARIBALDI 22 - BOLOGNA
P.IVA 01234567890
DOCUMENTO COMMERCIALE
di vendita o prestazione
CAPPUCCINO | 1,60
CORNETTO | 1,40
TOTALE COMPLESSIVO | 3,00
di cui IVA | 0,27
Pagamento contante | 5,00
Resto | 2,00
15-04-2025 09:05
DOC.N. 0312-0045`,
  },
  {
    label: 'receipt',
    format: 'receipt',
    text: `
## TOKO MAJU JAYA
Jl. Merdeka No. 45 Bandung
Kasir: Rina 21/03/2025 16:20
Indomie Goreng 5 x 3.100 | 15.500
Teh Botol 2 x 5.000 | 10.000
Total Belanja | 25.500
Tunai | 50.000
Kembali | 24.500
Terima kasih atas kunjungan Anda`,
  },
  {
    label: 'payslip',
    format: 'a4',
    text: `
# BULLETIN DE PAIE
Société Durand & Fils | Période : du 01/10/2024 au 31/10/2024
SIRET 552 100 554 00025 - APE 4332A | Salarié : M. Karim Benali
Convention collective : Bâtiment | Emploi : Menuisier - Matricule 00217
Libellé | Base | Taux | Part salariale | Part employeur
Salaire de base | 151,67 | 14,20 | 2 153,71 |
Sécurité sociale maladie | 2 153,71 | 7,00 | | 150,76
CSG déductible | 2 116,02 | 6,80 | 143,89 |
Total des retenues | | | 478,22 | 902,15
Net à payer avant impôt | | | | 1 675,49
Congés payés acquis 2,08`,
  },
  {
    label: 'payslip',
    format: 'a4',
    text: `
## Innova Softech Private Limited
# Pay Slip for the month of July 2024
Employee Name : Ritu Sharma | Employee Code : IS0341
Designation : Senior Analyst | PAN : ABCPS1234K
Bank A/c : 50100012345678 | UAN : 100912345678
Earnings | Amount | Deductions | Amount
Basic | 42,000.00 | Provident Fund | 1,800.00
HRA | 21,000.00 | Professional Tax | 200.00
Special Allowance | 18,500.00 | TDS | 6,250.00
Gross Earnings | 81,500.00 | Total Deductions | 8,250.00
Net Pay | 73,250.00
This is a computer generated payslip and does not require signature`,
  },
  {
    label: 'payslip',
    format: 'a4',
    text: `
## Abrechnung der Brutto-/Netto-Bezüge für Mai 2025
Nordlicht Logistik GmbH | Personal-Nr. 00412
Frau Sabine Krüger | Steuerklasse 1  Kinderfreibetrag 0,0
Krankenkasse: AOK Nordost | SV-Nummer 12 150482 K 019
Lohnart | Bezeichnung | Betrag
2000 | Gehalt | 3.420,00
 | Gesamt-Brutto | 3.420,00
 | Lohnsteuer | 412,58
 | Rentenversicherung | 318,06
 | Arbeitslosenversicherung | 44,46
 | Netto-Verdienst | 2.241,10
 | Auszahlungsbetrag | 2.241,10`,
  },
  {
    label: 'payslip',
    format: 'a4',
    text: `
# RECIBO DE SALARIOS
Empresa: Panificadora Sol S.L. | Trabajador: Lucía Romero Gil
CIF B12345678 | N.I.F. 12345678Z  Nº Afil. S.S. 28/1234567890
Periodo de liquidación: del 1 al 30 de junio de 2024
I. DEVENGOS
Salario base | 1.134,00
Plus transporte | 96,20
A. TOTAL DEVENGADO | 1.230,20
II. DEDUCCIONES
Contingencias comunes 4,70 % | 57,82
I.R.P.F. 8 % | 98,42
B. TOTAL A DEDUCIR | 175,40
LÍQUIDO TOTAL A PERCIBIR (A - B) | 1.054,80`,
  },
  {
    label: 'tax_form',
    format: 'a4',
    text: `
Form W-9 | Request for Taxpayer | Give Form to the
(Rev. October 2018) | Identification Number and Certification | requester. Do not
Department of the Treasury | Go to www.irs.gov/FormW9 for instructions | send to the IRS.
1 Name (as shown on your income tax return). Name is required on this line
2 Business name/disregarded entity name, if different from above
3 Check appropriate box for federal tax classification
Individual/sole proprietor | C Corporation | S Corporation | Partnership
4 Exemptions (codes apply only to certain entities)
Exempt payee code (if any)
5 Address (number, street, and apt. or suite no.)
Part I Taxpayer Identification Number (TIN)
Social security number | Employer identification number
Part II Certification
Under penalties of perjury, I certify that:
Sign Here | Signature of U.S. person | Date`,
  },
  {
    label: 'tax_form',
    format: 'a4',
    text: `
# FORM NO. 16
[See rule 31(1)(a)]
PART A
Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary
Name and address of the Employer | Name and designation of the Employee
Bharat Castings Ltd, Rajkot | Dinesh Patel
PAN of the Deductor | TAN of the Deductor | PAN of the Employee
AABCB1234C | RKTB01234E | AFTPP4321Q
CIT (TDS) | Assessment Year 2024-25 | Period From 01-Apr-2023 To 31-Mar-2024
Summary of amount paid/credited and tax deducted at source thereon
Quarter | Amount paid | Tax deducted | Tax deposited
Q1 | 185000.00 | 9200.00 | 9200.00
Q2 | 185000.00 | 9200.00 | 9200.00`,
  },
  {
    label: 'tax_form',
    format: 'a4',
    text: `
1040 | U.S. Individual Income Tax Return | 2022 | OMB No. 1545-0074
Filing Status | Single | Married filing jointly | Head of household
Your first name and middle initial | Last name | Your social security number
Home address (number and street)
Digital Assets | Yes | No
Standard Deduction | Someone can claim: You as a dependent
Dependents (see instructions):
Income | 1a Total amount from Form(s) W-2, box 1 | 48,210
 | 2a Tax-exempt interest | 12
 | 11 Adjusted gross income | 47,880
 | 15 Taxable income | 34,930
 | 24 This is your total tax | 3,987
 | 34 Amount overpaid - Refund | 412`,
  },
  {
    label: 'tax_form',
    format: 'a4',
    text: `
# AVIS D'IMPÔT 2024
IMPÔT SUR LES REVENUS DE L'ANNÉE 2023
Direction générale des Finances publiques | Numéro fiscal du déclarant : 12 34 567 891 234
Référence de l'avis : 24 33 0012345 67
Revenu fiscal de référence | 28 412
Nombre de parts | 2,00
Revenu imposable | 27 950
Impôt sur le revenu net | 1 204
Montant restant à payer | 318 €`,
  },
  {
    label: 'utility_bill',
    format: 'a4',
    text: `
# Stromrechnung
Stadtwerke Musterstadt | Vertragskonto 4001 2233
Abrechnungszeitraum 01.01.2024 - 31.12.2024
Verbrauchsstelle: Lindenallee 4, 24105 Kiel
Zählernummer | Zählerstand alt | Zählerstand neu | Verbrauch kWh
1EMH0012 | 18.220 | 20.911 | 2.691
Arbeitspreis | 31,2 ct/kWh | 839,59
Grundpreis | 12 Monate | 118,80
Stromsteuer | | 55,17
Rechnungsbetrag | | 1.013,56
abzüglich geleistete Abschläge | | 960,00
Nachzahlung | | 53,56`,
  },
  {
    label: 'utility_bill',
    format: 'a4',
    text: `
## Maharashtra State Electricity Distribution Co. Ltd.
BILL OF SUPPLY FOR THE MONTH OF MAY 2024
Consumer No: 170012345678 | Bill Date: 06-JUN-24
SUNIL B PATIL | Due Date: 26-JUN-24
Meter No | Current Reading | Previous Reading | MF | Units
5301234567 | 10422 | 10231 | 1 | 191
Tariff: LT I Res 1-Phase | Sanctioned Load 2.00 kW
Fixed Charges | 128.00
Energy Charges | 1,142.30
Wheeling Charge | 223.47
Electricity Duty 16% | 239.00
Current Bill | 1,732.77
Amount payable after due date | 1,755.00`,
  },
  {
    label: 'utility_bill',
    format: 'a4',
    text: `
## Águas do Vale, E.M.
# Fatura de água
Código do cliente 883421 | Período de faturação: 03-04-2025 a 02-05-2025
Contador 12A00917 | Leitura anterior 412 | Leitura atual 421 | Consumo 9 m3
Abastecimento de água - 1º escalão | 5 m3 | 2,45
Tarifa de disponibilidade | 30 dias | 3,90
Saneamento | | 4,12
IVA 6 % | | 0,63
Total a pagar | | 11,10 €
Data limite de pagamento 24-05-2025 | Entidade 20331 Referência 123 456 789`,
  },
  {
    label: 'utility_bill',
    format: 'a4',
    text: `
## Clearwave Broadband
Your bill | Account number 0023 44 871
Bill date 4 March 2025 | Bill period 4 Feb - 3 Mar
Hello Ms Turner, here is what you owe this month
Fibre 500 broadband | 38.00
Line rental | 12.50
Calls to mobiles | 1.84
Total due | 52.34
We will take this by Direct Debit on 18 March
Data usage this month: 412 GB`,
  },
  {
    label: 'card_statement',
    format: 'a4',
    text: `
## Meridian Bank Credit Card
Statement Date 18/05/2024 | Card Number 4375 XXXX XXXX 1209
Payment Due Date 07/06/2024 | Total Amount Due 24,318.55 | Minimum Amount Due 1,220.00
Credit Limit 2,00,000 | Available Credit Limit 1,75,681 | Available Cash Limit 40,000
Date | Transaction Details | Amount (in Rs.)
21/04/2024 | AMAZON PAY INDIA BANGALORE | 2,199.00
29/04/2024 | IRCTC NEW DELHI | 1,845.55
07/05/2024 | PAYMENT RECEIVED THANK YOU | 15,000.00 Cr
11/05/2024 | BIG BASKET | 3,274.00
Reward Points Summary | Opening 812 | Earned 140 | Closing 952`,
  },
  {
    label: 'bank_statement',
    format: 'a4',
    text: `
## Kontoauszug Nr. 4 / 2025
Sparkasse Nordsee | Kontonummer 123 456 | BLZ 210 501 70
Alter Kontostand | | 1.204,17
Buchung | Valuta | Verwendungszweck | Betrag EUR
02.04. | 02.04. | Miete April Dauerauftrag | 640,00-
04.04. | 04.04. | Kartenzahlung Supermarkt | 38,12-
28.04. | 28.04. | Gehalt Nordlicht Logistik | 2.241,10+
Neuer Kontostand | | 2.767,15`,
  },
  {
    label: 'bank_passbook',
    format: 'card',
    text: `
## STATE COOPERATIVE BANK LTD
SAVINGS BANK PASS BOOK
Branch: Karol Bagh | IFSC: SCBL0001234
Customer Name: KAVITA RANI
S/D/W of: MOHAN LAL
CIF No: 80123456789 | A/c No: 30211234567
Mode of Operation: Self | Nomination: Registered
Date of Issue: 12/02/2019 | Branch Manager`,
  },
  {
    label: 'cheque',
    format: 'cheque',
    text: `
## Lakeside National Bank | | DATE
PAY TO THE | | No. 1042
ORDER OF | | $
 | | DOLLARS
MEMO
123456780 000123456 1042`,
  },
  {
    label: 'payment_card',
    format: 'card',
    colour: '#26365e',
    text: `
## Meridian Bank
Platinum

5399 8312 3456 7897
VALID THRU 09/28
ARJUN NAIR
# mastercard`,
  },
  {
    label: 'insurance_policy',
    format: 'a4',
    text: `
# Versicherungsschein
Hanse Versicherung AG | Versicherungsschein-Nr. KH 4471 2210
Kraftfahrtversicherung
Versicherungsnehmer: Jonas Petersen | Beginn: 01.01.2025
Fahrzeug: VW Golf, amtl. Kennzeichen KI-JP 412
Haftpflicht Deckungssumme 100 Mio. EUR
Teilkasko mit 150 EUR Selbstbeteiligung
Jahresbeitrag inkl. Versicherungsteuer 412,18 EUR`,
  },
  {
    label: 'insurance_policy',
    format: 'a4',
    text: `
## Surya General Insurance Co. Ltd.
# Two Wheeler Package Policy - Certificate cum Policy Schedule
Policy No: 3005/2024/118822 | Period of Insurance: 12/05/2024 00:00 to 11/05/2025 23:59
Insured: Manoj Kumar | Vehicle No: UP32 AB 1234
Make/Model: Hero Splendor | Engine No HA10A1234 | Chassis No MBLHA10AMBHF12345
Insured's Declared Value (IDV) | 38,450
Own Damage Premium | 612.00
Liability Premium | 714.00
Total Premium incl. GST | 1,564.68
No Claim Bonus 20%`,
  },
]
