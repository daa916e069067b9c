import type { DocumentLabel } from './document-labels.js'

/** What a value looks like: `code` has a digit and few spaces, `name` has letters and no digits. */
export type ValueKind = 'text' | 'name' | 'code' | 'date' | 'amount' | 'sex'

export interface FieldWords {
  readonly kind: ValueKind
  /** What the field is called where it is printed. */
  readonly names: readonly string[]
}

const of = (kind: ValueKind, names: string): FieldWords => ({
  kind,
  names: names.split(',').map((name) => name.trim()),
})

const surname = of(
  'name',
  'surname, last name, family name, nom, apellidos, cognome, nachname, familienname, achternaam, naam, nazwisko, efternamn, etternavn, sukunimi, příjmení, priezvisko, nume, soyadı, apelido, apelidos, фамилия, прізвище, primary identifier',
)
const givenNames = of(
  'name',
  'given names, given name, given name(s), first name, forenames, prénom, prénoms, prénom(s), nombre, nombres, nome, nomi, vornamen, vorname, voornamen, imiona, imię, förnamn, fornavn, etunimet, jméno, prenume, adı, nomes, имя, secondary identifier',
)
const name = of('name', 'name, full name, holder name, nama, name of holder, नाम, nombre y apellidos, nama lengkap')
const birth = of(
  'date',
  'date of birth, dob, birth date, birthdate, d.o.b, date de naissance, né(e) le, née le, né le, fecha de nacimiento, nacimiento, geburtsdatum, geburtstag, geboren am, data di nascita, data de nascimento, geboortedatum, data urodzenia, födelsedatum, fødselsdato, syntymäaika, datum narození, data nașterii, doğum tarihi, tanggal lahir, tarikh lahir, ngày sinh, дата рождения, जन्म तिथि',
)
const issued = of(
  'date',
  'date of issue, issue date, issued on, doi, date de délivrance, délivré le, fecha de expedición, fecha de emisión, ausstellungsdatum, ausgestellt am, data di rilascio, emissione, data de emissão, datum van afgifte, data wydania, datum vydání, data emiterii, veriliş tarihi, tanggal terbit, дата выдачи, iss, download date',
)
const expiry = of(
  'date',
  "date of expiry, expiry date, expiration date, valid until, valid till, valid upto, validity, card expires, expires, expires on, date d'expiration, valable jusqu'au, fecha de caducidad, fecha de vencimiento, válido hasta, validez, gültig bis, karte gültig bis, data di scadenza, scadenza, válido até, validade, geldig tot, data ważności, termin ważności, platnost do, valabil până la, son geçerlilik tarihi, berlaku hingga, срок действия, exp, doe",
)
const nationality = of(
  'name',
  'nationality, nationalité, nacionalidad, staatsangehörigkeit, cittadinanza, nacionalidade, nationaliteit, obywatelstwo, medborgarskap, statsborgerskap, kansalaisuus, státní občanství, cetățenie, uyruğu, kewarganegaraan, quốc tịch, гражданство',
)
const sex = of(
  'sex',
  'sex, gender, sexe, sexo, geschlecht, sesso, geslacht, płeć, kön, kjønn, køn, sukupuoli, pohlaví, cinsiyet, jenis kelamin, пол',
)
const birthplace = of(
  'text',
  'place of birth, lieu de naissance, lugar de nacimiento, geburtsort, luogo di nascita, local de nascimento, geboorteplaats, miejsce urodzenia, místo narození, locul nașterii, doğum yeri, tempat lahir, место рождения',
)
const documentNumber = of(
  'code',
  'document no, document number, card no, card number, identity number, id number, id no, identity card no, passport no, passport number, numéro du document, n° du document, número de documento, ausweisnummer, dokumentnummer, numero documento, documentnummer, numer dowodu, číslo dokladu, seri no, nik, no. paspor, passeport n°, n° pasaporte, pass nr, pass-nr, номер паспорта',
)
const authority = of(
  'text',
  'issuing authority, authority, autorité, autoridad, behörde, ausstellende behörde, autorità, autoridade, instantie, organ wydający, issued by, place of issue',
)
const address = of(
  'text',
  'address, adresse, domicile, dirección, domicilio, anschrift, wohnort, indirizzo, residenza, endereço, morada, adres, adress, osoite, adresa, alamat, địa chỉ, адрес, पता, service address, residential address',
)
const fathersName = of(
  'name',
  "father's name, fathers name, name of father, father name, s/o, s/d/w of, son/daughter/wife of, पिता का नाम, s/o d/o w/o",
)
const personal = {
  surname,
  given_names: givenNames,
  date_of_birth: birth,
  sex,
  nationality,
  place_of_birth: birthplace,
}
const travel = {
  document_number: documentNumber,
  ...personal,
  date_of_issue: issued,
  date_of_expiry: expiry,
  issuing_authority: authority,
}

/** The keys of `fields` for each label, in the order in which they are given. */
export const documentFields: Partial<Record<DocumentLabel, Readonly<Record<string, FieldWords>>>> = {
  invoice: {
    invoice_number: of(
      'code',
      'invoice number, invoice no, invoice #, invoice id, invoice, bill no, inv no, facture n°, numéro de facture, n° de facture, facture no, rechnungsnummer, rechnungs-nr, rechnung nr, número de factura, factura n°, nº factura, fattura n, numero fattura, n. fattura, fatura n°, número da fatura, factuurnummer, numer faktury, faktura vat nr, faktura nr, fakturanummer, fakturanr, laskun numero, číslo faktury, nr. factură, fatura no, nomor faktur, no. invois, số hóa đơn, счет №',
    ),
    invoice_date: of(
      'date',
      'invoice date, date of invoice, date, dated, bill date, date de facture, date de facturation, rechnungsdatum, datum, fecha, fecha de factura, data, data fattura, data da fatura, data de emissão, factuurdatum, data wystawienia, fakturadatum, fakturadato, laskun päivä, datum vystavení, data facturii, fatura tarihi, tanggal, tarikh, ngày, дата, issue date',
    ),
    due_date: of(
      'date',
      "due date, payment due, payment due date, date due, date d'échéance, échéance, fällig am, zahlbar bis, fecha de vencimiento, vencimiento, scadenza, data de vencimento, vervaldatum, termin płatności, förfallodatum, forfallsdato, eräpäivä, datum splatnosti, data scadenței, son ödeme tarihi, jatuh tempo, срок оплаты",
    ),
    purchase_order: of(
      'code',
      'po number, p.o. number, p.o. #, purchase order, purchase order no, order number, order no, bestellnummer, numéro de commande, número de pedido, numero ordine, ordernummer',
    ),
    customer_number: of(
      'code',
      'customer number, customer no, customer id, account number, client n°, n° client, kundennummer, kunden-nr, número de cliente, codice cliente, klantnummer, kundnummer, kundenummer',
    ),
    seller_tax_id: of(
      'code',
      'gstin, vat number, vat no, vat reg no, tax id, vat id, ust-idnr, ust-id, tva, n° tva, nif, cif, p. iva, partita iva, p.iva, btw-nummer, nip, momsreg.nr, org.nr, dič, y-tunnus, cui, vergi no, npwp, инн, gstin/uin',
    ),
    subtotal: of(
      'amount',
      'subtotal, sub total, sub-total, net amount, total ht, nettobetrag, summe netto, zwischensumme, base imponible, imponibile, totaal excl. btw, razem netto, netto, taxable value, taxable amount, net total',
    ),
    tax: of(
      'amount',
      'tax, sales tax, vat, total tax, gst, tva, mwst, umsatzsteuer, iva, btw, vat amount, tax amount, moms, kdv, ppn',
    ),
    total: of(
      'amount',
      'total, grand total, invoice total, total amount, amount due, balance due, total due, total amount due, amount payable, net payable, total ttc, net à payer, montant total, gesamtbetrag, rechnungsbetrag, gesamtsumme, zu zahlen, total a pagar, importe total, totale, totale fattura, totale documento, valor total, totaal, te betalen, totaal incl. btw, razem, do zapłaty, razem do zapłaty, att betala, å betale, at betale, yhteensä, celkem, k úhradě, total de plată, toplam, genel toplam, jumlah, tổng cộng, итого, всего к оплате, gesamtbetrag eur, net à payer ttc',
    ),
  },
  receipt: {
    receipt_number: of(
      'code',
      'receipt no, receipt number, receipt #, bill no, invoice no, bon-nr, ticket, n° ticket, doc.n, slip no, trans no, check no, fiş no, no. struk',
    ),
    date: of('date', 'date, bill date, datum, fecha, data, tanggal, tarikh, tarih, дата'),
    subtotal: of('amount', 'subtotal, sub total, sub-total, net amount, zwischensumme, total ht, sous-total'),
    tax: of(
      'amount',
      'tax, gst, vat, sst, tva, mwst, iva, dont tva, di cui iva, sales tax, total tax, btw, moms, topkdv, ppn',
    ),
    total: of(
      'amount',
      'total, grand total, total amount, total sales, amount due, balance due, net total, total rounded, total amt, total due, summe, summe eur, total ttc, à payer, total a pagar, totale, totale complessivo, totale euro, totaal, suma pln, suma, razem, att betala, yhteensä, celkem, toplam, total belanja, jumlah, итог, amount paid',
    ),
  },
  payslip: {
    employee_name: of(
      'name',
      'employee name, employee, name, salarié, nom, arbeitnehmer, trabajador, dipendente, werknemer, pracownik, nombre, nome',
    ),
    employee_id: of(
      'code',
      'employee id, employee no, employee number, employee code, emp id, emp code, matricule, personal-nr, personalnummer, nº empleado, matricola, personeelsnummer, staff id, payroll number',
    ),
    pay_date: of(
      'date',
      'pay date, payment date, date of payment, check date, date de paiement, zahldatum, fecha de pago, pay day',
    ),
    gross_pay: of(
      'amount',
      'gross pay, gross salary, gross earnings, total earnings, total gross, salaire brut, brut, gesamt-brutto, gesamtbrutto, bruttolohn, total devengado, salario bruto, totale competenze, brutoloon, bruttolön, wynagrodzenie brutto, brutto, gross wages',
    ),
    deductions: of(
      'amount',
      'total deductions, deductions, total des retenues, gesetzliche abzüge, total a deducir, totale trattenute, total descontos',
    ),
    net_pay: of(
      'amount',
      'net pay, net salary, take home pay, take home, net salary payable, amount paid, net à payer, net à payer avant impôt, auszahlungsbetrag, netto-verdienst, nettolohn, líquido total a percibir, líquido a percibir, neto a pagar, netto in busta, netto del mese, nettoloon, uit te betalen, do wypłaty, utbetalas, til utbetaling, maksetaan, k výplatě, net ödenen, gaji bersih, valor líquido, к выплате, total net pay',
    ),
  },
  tax_form: {
    tax_year: of(
      'code',
      'tax year, assessment year, calendar year, for calendar year, ejercicio, année, veranlagungsjahr, for tax year, year',
    ),
    taxpayer_name: of(
      'name',
      "name of taxpayer, name, employee's name, recipient's name, name of assessee, name and address of the employee",
    ),
    total_income: of(
      'amount',
      'total income, adjusted gross income, gross total income, revenu imposable, zu versteuerndes einkommen, wages tips other compensation',
    ),
    total_tax: of(
      'amount',
      'total tax, this is your total tax, tax payable, federal income tax withheld, impôt sur le revenu net',
    ),
  },
  utility_bill: {
    account_number: of(
      'code',
      'account number, account no, consumer no, consumer number, customer number, customer id, ca number, contract account, vertragskonto, numéro de client, référence client, n° client, número de contrato, codice cliente, código do cliente, klantnummer, numer klienta, kundnummer, no akaun, id pelanggan, лицевой счет',
    ),
    bill_number: of(
      'code',
      'bill number, bill no, invoice number, invoice no, rechnungsnummer, facture n°, número de factura',
    ),
    bill_date: of(
      'date',
      'bill date, statement date, invoice date, billing date, date of issue, rechnungsdatum, date de facture, fecha de emisión, data emissione, issue date, date',
    ),
    due_date: of(
      'date',
      'due date, payment due date, pay by, payable by, fällig am, échéance, vencimiento, scadenza, data limite de pagamento, vervaldatum, last date, jatuh tempo',
    ),
    amount_due: of(
      'amount',
      'amount due, total due, total amount due, total, amount payable, current bill, total a pagar, montant à payer, rechnungsbetrag, nachzahlung, totale da pagare, te betalen, do zapłaty, net amount payable, bill amount, total current charges',
    ),
    service_address: of(
      'text',
      'service address, supply address, address, verbrauchsstelle, lieu de consommation, dirección de suministro',
    ),
    units_consumed: of('amount', 'units consumed, units, consumption, total units, verbrauch, consommation, consumo'),
  },
  insurance_policy: {
    policy_number: of(
      'code',
      'policy number, policy no, certificate no, numéro de contrat, n° de contrat, police n°, versicherungsschein-nr, versicherungsnummer, número de póliza, póliza n°, n. polizza, numero polizza, apólice n°, polisnummer, numer polisy, nr polisy, číslo smlouvy, poliçe no',
    ),
    insured: of(
      'name',
      'insured, insured name, name of insured, named insured, policy holder, policyholder, versicherungsnehmer, assuré, souscripteur, asegurado, tomador, contraente, assicurato, segurado, verzekeringnemer, ubezpieczający, life assured, proposer',
    ),
    premium: of(
      'amount',
      'total premium, premium, gross premium, net premium, premium paid, prime, prima total, premio, jahresbeitrag, beitrag, składka, premie, total premium incl. gst',
    ),
    sum_insured: of(
      'amount',
      "sum insured, sum assured, insured's declared value, insured's declared value (idv), idv, versicherungssumme, suma asegurada, capital assuré, massimale",
    ),
    start_date: of(
      'date',
      "effective date, start date, date of commencement, valid from, from, beginn, date d'effet, vigencia desde, decorrenza",
    ),
    end_date: of(
      'date',
      'expiry date, expiration date, end date, date of maturity, valid until, valid to, to, ablauf, échéance, vigencia hasta, scadenza',
    ),
  },
  pan_card: { name, father_name: fathersName, date_of_birth: birth },
  aadhaar_card: { name, date_of_birth: birth, sex, address },
  passport: travel,
  visa: {
    ...travel,
    visa_number: of('code', 'visa number, visa no, control number'),
    entries: of(
      'text',
      "number of entries, entries, no. of entries, nombre d'entrées, número de entradas, anzahl der einreisen",
    ),
    valid_from: of('date', 'valid from, from, du, von, desde, issue date'),
  },
  residence_permit: {
    ...travel,
    permit_type: of(
      'text',
      'type of permit, category, type de titre, nature du titre, art des titels, tipo de permiso, tipo di permesso, soort titel, rodzaj zezwolenia, tipo de título',
    ),
  },
  identity_card: { ...travel, name, address },
  driving_licence: {
    licence_number: of(
      'code',
      'dl no, dl, licence no, license no, licence number, license number, driving licence no, dln, 4d dl, 4d, 5, lic. no, permis n°, führerscheinnummer, número de licencia, numero patente, rijbewijsnummer',
    ),
    ...personal,
    name,
    father_name: fathersName,
    address,
    date_of_issue: of('date', `${issued.names.join(', ')}, 4a`),
    date_of_expiry: of('date', `${expiry.names.join(', ')}, 4b, validity (nt)`),
    classes: of(
      'text',
      'class, classes, class of vehicle, cov, categories, catégories, klassen, categorías, categorie, kategorie, vehicle class, 9 class',
    ),
    blood_group: of('text', 'blood group, bg, grupo sanguíneo'),
  },
  voter_id: {
    name: of('name', "elector's name, electors name, name, name of elector"),
    father_name: of('name', "father's name, husband's name, relation's name"),
    sex,
    date_of_birth: birth,
  },
  health_card: {
    member_id: of(
      'code',
      'member id, member no, member number, id number, subscriber id, id no, identification no, medicare number, n° de sécurité sociale, versichertennummer, persönliche kennnummer, nº de utente, policy no, abha number',
    ),
    member_name: of(
      'name',
      'member name, member, name, subscriber, subscriber name, nom, name of beneficiary, insured name',
    ),
    group_number: of('code', 'group number, group no, group #, group, grp'),
    date_of_birth: birth,
    date_of_expiry: expiry,
  },
  payment_card: {
    date_of_expiry: of(
      'text',
      'valid thru, expires end, good thru, valid until, exp, exp date, valid upto, expires, month/year',
    ),
  },
  vehicle_registration: {
    registration_number: of(
      'code',
      "registration no, registration number, regn no, regn. number, regd. no, vehicle no, vehicle number, plate, plate number, license plate, numéro d'immatriculation, a numéro d'immatriculation, amtliches kennzeichen, kennzeichen, matrícula, placa, targa, kenteken, numer rejestracyjny, registreringsnummer, plaka, nomor polisi, no pendaftaran",
    ),
    owner: of(
      'name',
      "owner name, owner, name of owner, registered owner, owner's name, name, halter, titulaire, c.1, propietario, intestatario, c.1.1",
    ),
    vin: of(
      'code',
      "vin, vehicle identification number, chassis no, chassis number, e, fahrzeug-identifizierungsnummer, número de bastidor, numero di telaio, numer vin, chassinummer, ch. no, numéro d'identification",
    ),
    engine_number: of('code', 'engine no, engine number, motor no, número de motor, nomor mesin'),
    make: of('text', "make, maker, manufacturer, d.1, marque, marca, hersteller, merk, marka, fabrikat, maker's name"),
    model: of('text', "model, d.3, modelo, modello, handelsbezeichnung, maker's model"),
    first_registration: of(
      'date',
      'date of first registration, date of registration, date of regn, regn date, registration date, date de première immatriculation, b date de première immatriculation, erstzulassung, fecha de matriculación, data di prima immatricolazione, datum eerste toelating',
    ),
    fuel: of('text', 'fuel, fuel used, fuel type, carburant, kraftstoff, combustible, alimentazione, brandstof'),
  },
  certificate: {
    certificate_number: of(
      'code',
      'certificate number, certificate no, registration no, registration number, registernummer, serial no, file number, state file number, roll no',
    ),
    name: of('name', 'name, name of child, full name, child, kind, nom, nombre'),
    date_of_birth: of('date', 'date of birth, geboren am, né le, date de naissance, fecha de nacimiento'),
    date: of('date', 'date, date of issue, date of registration, date issued, date filed'),
  },
  letter: {
    date: of('date', 'date, datum, fecha, data, tanggal'),
    subject: of(
      'text',
      'subject, sub, re, betreff, betrifft, objet, asunto, assunto, oggetto, betreft, dotyczy, konu, perihal, тема',
    ),
    reference: of(
      'code',
      'ref, our ref, your ref, reference, ref no, unser zeichen, ihr zeichen, n/réf, référence, rif',
    ),
  },
  form: {
    name,
    date: of('date', 'date, datum, fecha, data'),
    address,
    phone: of('code', 'phone, telephone, phone number, tel, telefon, téléphone, teléfono, telefono'),
  },
  contract: { date: of('date', 'date, dated, effective date, datum, fecha, data') },
}
