import { phrases, type Vocabularies } from './vocabulary.js'

/** Who someone is, and what they may do. */
export const identity: Vocabularies = {
  pan_card: {
    titles: phrases(`
      permanent account number card, permanent account number, e-pan card, e-pan, pan card, स्थायी लेखा संख्या
      स्थायी लेखा संख्या कार्ड, आयकर विभाग
    `),
    fields: phrases(`
      income tax department, govt. of india, govt of india, permanent account number, father's name, date of birth
      income tax pan services unit, nsdl, utiitsl, if this card is lost, someone's lost card is found, please inform
      please inform / return to, return to, this card is issued, भारत सरकार, पिता का नाम, जन्म की तारीख, नाम
    `),
    hints: phrases('income tax, india, signature, pan, हस्ताक्षर'),
  },
  aadhaar_card: {
    titles: phrases(`
      aadhaar, aadhaar card, e-aadhaar, unique identification authority of india, mera aadhaar meri pehchan, adhaar card
      मेरा आधार मेरी पहचान, आधार, आधार - आम आदमी का अधिकार, aadhaar letter
    `),
    fields: phrases(`
      your aadhaar no, enrolment no, enrollment no, vid, dob, year of birth, male, female, government of india, uidai
      help@uidai.gov.in, www.uidai.gov.in, information, aadhaar is a proof of identity not of citizenship
      aadhaar is proof of identity not of citizenship, to establish identity authenticate online, download date, issue date
      to, s/o, c/o, d/o, w/o, address, aadhaar no. issued, 1947, your aadhaar number, adhaar no, bharat sarkar, virtual id
      भारत सरकार, भारतीय विशिष्ट पहचान प्राधिकरण, जन्म तिथि, पुरुष, महिला, पता, आपका आधार क्रमांक
    `),
    hints: phrases('india, government, identity, dob, address, uidai, unique identification'),
  },
  passport: {
    titles: phrases(`
      passport, passeport, reisepass, pasaporte, passaporte, passaporto, paspoort, paszport, pass, passi, cestovní pas, pașaport
      pasaport, paspor, pasport, hộ chiếu, паспорт, pass reisepass, útlevél, putovnica, pasoš, potni list, cestovný pas, pase, pasas
      vegabréf, pas, διαβατήριο, republic of india, travel document, laissez-passer, titre de voyage, reiseausweis, passport card
      पासपोर्ट, 护照, 護照, 旅券, 여권, جواز سفر
    `),
    fields: phrases(`
      passport no, passport number, type/type, country code, code of issuing state, nationality, given names, given name, surname
      place of birth, date of birth, date of issue, date of expiry, issuing authority, authority, place of issue, sex, holder's signature
      signature of bearer, bearer's signature, type, code, personal no, personal number, country of issue, observations
      issuing office, national id no, height, passport no. / no du passeport, father/legal guardian, file number, name of mother
      these are to request and require, old passport no, emigration check, endorsements, name of father/legal guardian
      name of spouse, republic of, kingdom of, united states of america, european union, ordinary passport, see page
      passeport n°, nom, prénoms, nationalité, date de naissance, lieu de naissance, date de délivrance, date d'expiration, sexe, autorité
      autorité de délivrance, union européenne, république française, signature du titulaire, n° du passeport
      name, vornamen, staatsangehörigkeit, geburtsdatum, geburtsort, ausstellungsdatum, gültig bis, ausstellende behörde, behörde
      bundesrepublik deutschland, pass-nr, passnummer, europäische union, apellidos, nombre, nacionalidad, fecha de nacimiento
      lugar de nacimiento, fecha de expedición, fecha de caducidad, unión europea, pasaporte n, fecha de vencimiento, autoridad
      apelidos, nomes próprios, nacionalidade, data de nascimento, local de nascimento, data de emissão, válido até, união europeia
      cognome, nomi, cittadinanza, data di nascita, luogo di nascita, data di rilascio, data di scadenza, unione europea
      naam, voornamen, nationaliteit, geboortedatum, geboorteplaats, datum van afgifte, geldig tot, europese unie
      nazwisko, imiona, obywatelstwo, data urodzenia, miejsce urodzenia, data wydania, data ważności, unia europejska
      efternamn, medborgarskap, födelsedatum, etternavn, statsborgerskap, fødselsdato, efternavn, sukunimi, kansalaisuus, syntymäaika
      příjmení, jméno, státní občanství, datum narození, místo narození, datum vydání, platnost do, vydal
      nume, prenume, cetățenie, data nașterii, soyadı, adı, uyruğu, doğum tarihi, kewarganegaraan, tempat lahir, tanggal lahir
      warganegara, tempat lahir, họ và tên, quốc tịch, фамилия, имя, гражданство, дата рождения, место рождения, дата выдачи, орган
    `),
    hints: phrases('surname, given names, nationality, sex, birth, expiry, authority, republic, country, signature'),
  },
  visa: {
    titles: phrases(`
      visa, visum, wiza, visado, visto, vízum, viisumi, viză, vize, thị thực, виза, віза, e-visa, electronic visa, entry visa, tourist visa
      schengen visa, visa schengen, electronic travel authorization, visto de entrada, etats schengen, visa d'entrée, entry permit
      e-visa india, employment visa, student visa, business visa, transit visa, multiple entry visa, visa de long séjour
    `),
    fields: phrases(`
      number of entries, duration of stay, valid for, type of visa, visa type, visa class, issuing post name, control number, annotation
      entries, from until, visa number, visa no, type/class, schengen states, etats schengen, schengener staaten, number of passport
      passport number, issued on, issued in, issued at, remarks, mult, multiple, category of visa, visa category, validity of visa
      valable pour, durée de séjour, nombre d'entrées, du au, type de visa, délivré à, le, numéro de passeport, remarques
      gültig für, anzahl der einreisen, dauer des aufenthalts, art des visums, von bis, reisepass nr, anmerkungen, ausgestellt in
      válido para, número de entradas, duración de la estancia, tipo de visado, desde hasta, expedido en, número de pasaporte
      número de entradas, duração da estada, tipo de visto, emitido em, valido per, numero di ingressi, durata del soggiorno
      geldig voor, aantal binnenkomsten, duur van verblijf, ważna na, liczba wjazdów, długość pobytu, typ wizy, platí pro, počet vstupů
      срок пребывания, кратность, цель поездки, цель визита, дата въезда, дата выезда, vize türü, giriş sayısı, jumlah masuk
    `),
    hints: phrases('schengen, entry, entries, embassy, consulate, immigration, stay, passport, purpose, days'),
  },
  residence_permit: {
    titles: phrases(`
      residence permit, residence card, permanent resident card, permanent resident, resident card, biometric residence permit, green card
      united states permanent resident, resident alien, alien registration card, employment authorization card, emirates id residence
      permanent resident card carte de résident permanent, resident identity card, work permit, iqama, resident permit
      titre de séjour, carte de séjour, carte de résident, récépissé de demande de carte de séjour, autorisation provisoire de séjour
      aufenthaltstitel, aufenthaltserlaubnis, niederlassungserlaubnis, aufenthaltskarte, fiktionsbescheinigung, ausländerausweis
      permiso de residencia, tarjeta de residencia, autorización de residencia, tarjeta de residente permanente, tarjeta de extranjero
      cédula de extranjería, título de residência, autorização de residência, cartão de residência, registro nacional migratório
      permesso di soggiorno, carta di soggiorno, verblijfstitel, verblijfsvergunning, verblijfskaart, karta pobytu, zezwolenie na pobyt
      uppehållstillstånd, uppehållskort, oppholdstillatelse, oppholdskort, opholdstilladelse, opholdskort, oleskelulupa, oleskelulupakortti
      povolení k pobytu, průkaz o povolení k pobytu, povolenie na pobyt, permis de ședere, permis de reședință, ikamet izni
      ikamet tezkeresi, kartu izin tinggal, izin tinggal terbatas, kitas, kitap, permit residen, pas penduduk tetap, thẻ tạm trú, thẻ thường trú
      вид на жительство, разрешение на временное проживание, посвідка на проживання, tartózkodási engedély, dozvola boravka
      dovoljenje za prebivanje, leidimas gyventi, uzturēšanās atļauja, elamisluba, άδεια διαμονής, 在留カード, 外国人登録証明書, 居留证
    `),
    fields: phrases(`
      type of permit, permit type, remarks, valid until, card expires, resident since, uscis#, uscis, category, country of birth
      authorised to work, no public funds, work permitted, indefinite leave to remain, leave to remain, type of permit remarks, a#
      permit category, date of first issue, place and date of issue, card valid until, entitled to work, nationality, alien number
      type de titre, nature du titre, remarques, autorise son titulaire à travailler, valable jusqu'au, mention, vie privée et familiale
      art des titels, art des aufenthaltstitels, anmerkungen, erwerbstätigkeit gestattet, erwerbstätigkeit, gültig bis, karte gültig bis, staatsangehörigkeit
      tipo de permiso, autoriza a trabajar, válido hasta, observaciones, nie, larga duración, tipo de título, permite o exercício de atividade profissional
      tipo di permesso, annotazioni, validità, soggiornante di lungo periodo, motivi familiari, lavoro subordinato, soort titel, soort document
      arbeid vrij toegestaan, opmerkingen, arbeid niet toegestaan, rodzaj zezwolenia, dostęp do rynku pracy, uwagi, typ av tillstånd
      tillståndstyp, permanent, anmärkningar, arbete tillåtet, druh pobytu, druh povolení, poznámky, tipul permisului, izin türü
      вид разрешения, примечания, asuntolupa, luvan laji, typ pobytu
    `),
    hints: phrases('permit, resident, residence, permanent, remarks, immigration, alien, stay, foreigner, migration'),
  },
  driving_licence: {
    titles: phrases(`
      driving licence, driver licence, driver license, driver's license, drivers license, driver's licence, driving license, learner's licence
      learner permit, commercial driver license, union of india driving licence, indian union driving licence, provisional driving licence
      international driving permit, enhanced driver license, provisional driver license, learner licence, driving permit
      permis de conduire, führerschein, permiso de conducción, permiso de conducir, licencia de conducir, licencia de conducción
      licencia de conductor, licencia para conducir, carta de condução, carteira nacional de habilitação, cnh, habilitação
      patente di guida, rijbewijs, prawo jazdy, körkort, førerkort, kørekort, ajokortti, řidičský průkaz, vodičský preukaz
      permis de conducere, sürücü belgesi, surat izin mengemudi, sim, lesen memandu, giấy phép lái xe, водительское удостоверение
      посвідчення водія, vezetői engedély, vozačka dozvola, vozniško dovoljenje, vairuotojo pažymėjimas, vadītāja apliecība
      juhiluba, ökuskírteini, ceadúnas tiomána, άδεια οδήγησης, свидетелство за управление, ड्राइविंग लाइसेंस, चालन अनुज्ञप्ति, 運転免許証, 驾驶证, رخصة قيادة
    `),
    fields: phrases(`
      dl no, dl number, licence no, license no, licence number, dln, class of vehicle, class of vehicles, cov, mcwg, lmv, lmv-nt, trans, mcwog
      validity (nt), validity nt, validity tr, valid till, date of first issue, authorisation to drive, authorization to drive, non transport
      form 7, rule 16(2), authorised to drive, is licensed to drive, licensing authority, blood group, bg, badge no, organ donor, donor
      class, endorsements, endorse, restrictions, rest, restr, end, none, veteran, hgt, wgt, eyes, hair, iss, exp, dob, sex, dd, ln, fn, hazmat
      driver, vehicles, categories, issued by, rto, regional transport office, department of motor vehicles, dmv, department of transportation
      department of public safety, secretary of state, dvla, vehicle class, corrective lenses, real id, federal limits apply
      not for federal identification, not for identification, s/d/w of, son/daughter/wife of, licence class, conditions, 4a, 4b, 4c, 4d
      catégories, délivré le, expire le, préfecture, klassen, fahrerlaubnis, ausstellungsbehörde, beschränkungen, 
      clases, categorías, fecha de expedición, restricciones, dgt, grupo sanguíneo, categorias, primeira habilitação, cat. hab
      registro, permissão, acc, nº registro, categorie, mit-uco, mc-, motorizzazione, rdw, kategorie, kategorier, luokat, statens vegvesen
      transportstyrelsen, yetki sınıfı, sınıfı, golongan, kelas, tarikh tamat, hạng, категории, гибдд, категорії
    `),
    hints: phrases(
      'driver, driving, licence, license, vehicle, class, transport, valid, issue, motor, state, a1, b1, be, am, c1, d1',
    ),
  },
  voter_id: {
    titles: phrases(`
      voter id, voter id card, voter identity card, elector photo identity card, electors photo identity card, voter's card, voter card
      election commission of india, identity card election commission, e-epic, epic, voter identification card, voter registration card
      voter information card, electoral card, polling card, certificate of voter registration, permanent voter's card, permanent voters card
      carte d'électeur, carte électorale, wahlbenachrichtigung, wählerausweis, credencial para votar, instituto nacional electoral
      instituto federal electoral, título de eleitor, título eleitoral, justiça eleitoral, cartão de eleitor, tessera elettorale, stempas
      seçmen kartı, kartu pemilih, độ cử tri, удостоверение избирателя, भारत निर्वाचन आयोग, मतदाता फोटो पहचान पत्र, निर्वाचक फोटो पहचान पत्र, पहचान पत्र
    `),
    fields: phrases(`
      elector's name, electors name, elector name, name of elector, epic no, epic number, assembly constituency, part no, part no and name
      polling station, electoral registration officer, electoral roll, father's name, husband's name, relation name, age as on, serial no
      sex, facsimile signature, serial number in part, parliamentary constituency, constituency, polling booth, date of registration
      independent national electoral commission, delim, vin, polling unit, independent electoral and boundaries commission
      clave de elector, curp, sección, año de registro, vigencia, domicilio, zona, inscrição, município, circonscription, bureau de vote
      निर्वाचक का नाम, पिता का नाम, पति का नाम, लिंग, विधान सभा निर्वाचन क्षेत्र, मतदाता
    `),
    hints: phrases('election, elector, electoral, voter, constituency, commission, polling, ballot, vote'),
  },
  identity_card: {
    titles: phrases(`
      identity card, national identity card, identification card, national id, id card, national identification card, citizen card, state id
      identity document, republic identity card, resident identity card, mykad, philsys, philippine identification card, nric, national id card
      republic of singapore identity card, smart id card, employee id card, student id card, staff identity card, consular identification
      carte d'identité, carte nationale d'identité, carte d'identité nationale, carte nationale d'identité électronique, personalausweis, identitätskarte
      documento nacional de identidad, cédula de identidad, cédula de ciudadanía, tarjeta de identidad, documento de identidad
      cartão de cidadão, bilhete de identidade, carteira de identidade, registro geral, cédula de identidade, carta d'identità
      identiteitskaart, identiteitsbewijs, dowód osobisty, identitetskort, nationellt identitetskort, id-kort, henkilökortti
      občanský průkaz, občiansky preukaz, carte de identitate, buletin de identitate, kimlik kartı, t.c. kimlik kartı, nüfus cüzdanı
      kartu tanda penduduk, ktp, kad pengenalan, chứng minh nhân dân, căn cước công dân, thẻ căn cước, удостоверение личности
      ідентифікаційна картка, посвідчення особи, személyazonosító igazolvány, osobna iskaznica, osobna izkaznica, osobna karta, лична карта
      lična karta, личная карта, asmens tapatybės kortelė, personas apliecība, isikutunnistus, nafnskírteini, karta tal-identità, tarjeta de identificación
      ταυτότητα, δελτίο ταυτότητας, letërnjoftim, şəxsiyyət vəsiqəsi, şəxsiyyətin təsdiq edən, 居民身份证, 身份证, 주민등록증, بطاقة الهوية, پہچان پتر
    `),
    fields: phrases(`
      identity number, id number, id no, identity card no, card no, card number, personal no, personal number, personal code, document no, document number
      surname, given names, name, nationality, citizenship, date of birth, place of birth, sex, date of expiry, date of issue, issuing authority, authority
      card access number, holder's signature, signature of holder, height, national registration, country of birth, can
      nom, prénoms, prénom, né(e) le, nationalité, date de naissance, sexe, nom d'usage, taille, n° du document, valable jusqu'au, numéro personnel
      name, vornamen, geburtstag, geburtsort, staatsangehörigkeit, gültig bis, augenfarbe, größe, anschrift, behörde, heimatort
      apellidos, nombre, sexo, nacionalidad, fecha de nacimiento, validez, dni, num soport, idesp, número de soporte, primer apellido
      emisión, domicilio, lugar de nacimiento, válido hasta, apelido, filiação, altura, data de nascimento, validade, naturalidade, doc. origem
      cognome, nome, cittadinanza, luogo e data di nascita, statura, comune di, residenza, emissione, scadenza, codice fiscale, ministero dell'interno
      naam, voornamen, geboortedatum, rijksregisternummer, persoonsnummer, geldig tot, bsn, afgegeven
      nazwisko, imiona, pesel, obywatelstwo, data urodzenia, numer dowodu, data ważności, nazwisko rodowe, imiona rodziców
      efternamn, förnamn, personnummer, födelsenummer, sukunimi, etunimet, henkilötunnus, příjmení, rodné číslo, datum narození, trvalý pobyt
      priezvisko, cnp, cetățenie, domiciliu, valabilitate, soyadı, adı, t.c. kimlik no, doğum tarihi, seri no, son geçerlilik, uyruğu
      nik, nama, tempat/tgl lahir, jenis kelamin, alamat, agama, pekerjaan, status perkawinan, kewarganegaraan, berlaku hingga, gol. darah
      warganegara, islam, lelaki, perempuan, họ và tên, ngày sinh, giới tính, quê quán, nơi thường trú, quốc tịch
      фамилия, имя, отчество, дата рождения, прізвище, по батькові, prezime, ime, državljanstvo, pavardė, vardas, uzvārds, vārds, personas kods
      asmens kodas, perekonnanimi, eesnimi, isikukood, családi név, utónév, kunjom, isem, data tat-twelid
    `),
    hints: phrases(
      'identity, card, republic, national, citizen, birth, sex, signature, nationality, surname, government',
    ),
  },
  health_card: {
    titles: phrases(`
      health card, health insurance card, insurance card, member id card, medical card, medicare, medicare card, medicaid, health insurance
      european health insurance card, medical insurance card, ehic, ghic, dental card, vaccination card, immunization record, e-card
      global health insurance card, covid-19 vaccination record card, ayushman card, ayushman bharat health account, abha card, pm-jay
      carte vitale, carte européenne d'assurance maladie, carte d'assurance maladie, carte de mutuelle, carte tiers payant, attestation de tiers payant
      gesundheitskarte, elektronische gesundheitskarte, krankenversichertenkarte, europäische krankenversicherungskarte, versichertenkarte, krankenversicherungskarte
      tarjeta sanitaria, tarjeta sanitaria europea, tarjeta sanitaria individual, tarjeta de salud, cartão europeu de seguro de doença, cartão nacional de saúde
      cartão sus, cartão de utente, tessera sanitaria, tessera europea di assicurazione malattia, zorgpas, europese ziekteverzekeringskaart, zorgverzekering
      karta ubezpieczenia zdrowotnego, europejska karta ubezpieczenia zdrowotnego, europeiskt sjukförsäkringskort, europeisk helsetrygdkort
      sundhedskort, sygesikringsbevis, det blå eu-sygesikringskort, kela-kortti, eurooppalainen sairaanhoitokortti, průkaz pojištěnce
      evropský průkaz zdravotního pojištění, card de sănătate, cardul european de asigurări sociale de sănătate, avrupa sağlık sigortası kartı, kartu indonesia sehat
      bpjs kesehatan, kad perubatan, thẻ bảo hiểm y tế, полис обязательного медицинского страхования, полис омс, ओळखपत्र आरोग्य, आयुष्मान कार्ड
    `),
    fields: phrases(`
      member id, member name, group number, group no, rxbin, rx bin, rxpcn, rxgrp, rx group, rx pcn, copay, copays, co-pay, pcp, office visit, emergency room
      urgent care, specialist, plan type, health plan, effective date, coverage date, subscriber, subscriber id, dependents, deductible, in network
      payer id, policy holder, ppo, hmo, entitled to, hospital (part a), medical (part b), medicare claim number, medicare number, part a, part b, coverage starts
      primary care, provider, member services, customer service, identification number of the institution, identification number of the card, insured person
      vaccine, dose, personal identification number, prior authorization, submit claims to, abha number, health id, blood group, dental, vision, pharmacy
      n° de sécurité sociale, numéro de sécurité sociale, émise le, organisme, versicherung, versicherten-nr, versichertennummer, kennnummer, krankenkasse, aok, barmer, techniker krankenkasse
      cip, código sns, nass, servicio de salud, número de utente, nº utente, data nascimento, cns, codice fiscale, regione, istituzione, numero di identificazione
      kennnummer der karte, nº de identificación de la institución, zorgverzekeraar, burgerservicenummer, cpr-nr, region, læge, pojišťovna, číslo pojištěnce
      n° d'identification, mutuelle, ministerio de sanidad
    `),
    hints: phrases(
      'health, insurance, member, medical, plan, care, hospital, rx, coverage, patient, blue cross, blue shield, aetna, cigna, unitedhealthcare, kaiser, humana, group, benefits',
    ),
  },
  business_card: {
    titles: phrases(
      'business card, visiting card, carte de visite, visitenkarte, tarjeta de visita, cartão de visita, biglietto da visita',
    ),
    fields: phrases(`
      chief executive officer, ceo, cto, cfo, managing director, sales manager, marketing manager, director, vice president, president, founder, co-founder
      software engineer, senior manager, general manager, account manager, account executive, attorney at law, consultant, real estate agent, graphic designer, photographer
      project manager, business development, m.d, realtor, partner, architect, web designer, sales executive, proprietor, branch manager, web developer, head of
      directeur, directrice, geschäftsführer, gerente, director general, diretor, amministratore delegato, directeur général, prokurist, direktor, dyrektor
      mobile, mob, cell, phone, fax, email, e-mail, web, website, tel, www, office, direct, mobil, telefon, teléfono, tél, p:, m:, t:, e:, w:, f:
    `),
    hints: phrases(
      'ltd, inc, llc, gmbh, co, company, street, suite, solutions, consulting, studio, group, com, agency',
    ),
  },
  vehicle_registration: {
    titles: phrases(`
      certificate of registration, registration certificate, vehicle registration, vehicle registration certificate, registration card
      certificate of title, vehicle title, title certificate, vehicle registration card, v5c, log book, road tax receipt, vehicle tax
      motor vehicle registration, registration renewal, indian union vehicle registration certificate, rc book, smart card rc, vehicle licence
      certificate of registration of motor vehicle, temporary registration, form 23, form 23a, vehicle inspection, mot test certificate, pollution under control certificate
      fitness certificate, vehicle registration document, tax token, road tax, certificate of fitness, vehicle ownership certificate
      certificat d'immatriculation, carte grise, certificat provisoire d'immatriculation, zulassungsbescheinigung, zulassungsbescheinigung teil i, fahrzeugschein, fahrzeugbrief, fahrzeugausweis
      zulassungsbescheinigung teil ii, permiso de circulación, tarjeta de circulación, ficha técnica, tarjeta de propiedad vehicular, cédula de identificación del vehículo, licencia de tránsito
      documento único automóvel, certificado de matrícula, certificado de registro e licenciamento de veículo, crlv, libretto di circolazione, carta di circolazione, documento unico di circolazione
      certificato di proprietà, kentekenbewijs, kentekencard, certificaat van inschrijving, dowód rejestracyjny, registreringsbevis, vognkort, registreringsattest, rekisteröintitodistus, rekisteriote
      osvědčení o registraci vozidla, technický průkaz, osvedčenie o evidencii, certificat de înmatriculare, carte de identitate a vehiculului, ruhsat, araç tescil belgesi, motorlu araç tescil belgesi
      surat tanda nomor kendaraan, stnk, bpkb, buku pemilik kendaraan bermotor, geran, sijil pemilikan kenderaan, lesen kenderaan motor, giấy đăng ký xe, chứng nhận đăng ký xe
      свидетельство о регистрации тс, свидетельство о регистрации, паспорт транспортного средства, свідоцтво про реєстрацію, forgalmi engedély, prometna dozvola, saobraćajna dozvola, prometno dovoljenje
      पंजीकरण प्रमाण पत्र, वाहन पंजीकरण, 行驶证, 自動車検査証
    `),
    fields: phrases(`
      registration no, registration number, regn no, regn. number, regd. no, vehicle no, vehicle number, chassis no, chassis number, ch. no, engine no, engine number, vin, vehicle identification number
      registered owner, owner name, name of owner, owner's name, registering authority, date of registration, regn date, reg. date, regn validity, month & yr of mfg, month/year of manufacture, manufacturer, maker's name
      maker's class, model, body type, vehicle class, class of vehicle, fuel, fuel used, unladen weight, seating capacity, seating cap, cubic capacity, wheel base, colour, color, no of cylinders
      gross vehicle weight, hypothecated to, hypothecation, financier, fitness valid upto, tax valid upto, tax upto, road tax, tax paid, tax period, plate number, license plate, plate, make, year, odometer
      date of first registration, d.1, d.2, d.3, (d.1), (e), (g), (p.1), p.1, p.2, p.3, f.1, f.2, g.1, v.7, v.9, s.1, c.1, c.1.1, c.3, lienholder, title number, body style, registered keeper, cylinder capacity, taxation class
      previous keepers, document reference number, owner serial, ownership, emission norms, rto, insurance upto, puc, vehicle category, registration fee, transport department
      numéro d'immatriculation, marque, date de première immatriculation, puissance, titulaire, genre, carrosserie, energie, puissance fiscale, type mine, co2
      amtliches kennzeichen, fahrzeug-identifizierungsnummer, erstzulassung, halter, fahrzeugklasse, hubraum, kraftstoff, zulässige gesamtmasse, hersteller, stammnummer
      matrícula, bastidor, número de bastidor, fecha de matriculación, titular, marca, modelo, placa, cilindraje, propietario, número de motor, número de serie
      data da primeira matrícula, quadro, chassi, renavam, placa, ano fab, ano modelo, espécie tipo, categoria, combustível, exercício
      targa, numero di telaio, data di prima immatricolazione, intestatario, cilindrata, kenteken, voertuigidentificatienummer, merk, meldcode, handelsbenaming, datum eerste toelating
      numer rejestracyjny, numer vin, właściciel pojazdu, marka, data pierwszej rejestracji, registreringsnummer, chassinummer, fordonsår, chassisnummer, stelnummer, rekisteritunnus, valmistenumero
      registrační značka, majitel, provozovatel, datum první registrace, număr de înmatriculare, număr de identificare, proprietar, plaka, şasi no, motor no, markası, tipi, model yılı
      nomor polisi, nama pemilik, nomor rangka, nomor mesin, nomor registrasi, tahun pembuatan, no pendaftaran, no casis, no enjin, nombor pendaftaran, biển số, số khung, số máy, nhãn hiệu
      регистрационный знак, идентификационный номер, марка, модель, собственник, год выпуска, номер двигателя, rendszám, alvázszám
    `),
    hints: phrases(
      'vehicle, registration, motor, owner, chassis, engine, transport, car, fuel, maker, rto, petrol, diesel, two wheeler, road, plate',
    ),
  },
}
