import { phrases, type Vocabularies } from './vocabulary.js'

/** What people and authorities write to each other. */
export const papers: Vocabularies = {
  resume: {
    titles: phrases(`
      resume, résumé, curriculum vitae, curriculum vitæ, cv, biodata, bio-data, bio data, lebenslauf, hoja de vida, currículo, currículum
      currículum vitae, curriculum, profilo professionale, życiorys, meritförteckning, ansioluettelo, životopis, özgeçmiş
      daftar riwayat hidup, riwayat hidup, sơ yếu lý lịch, резюме, önéletrajz, životopis europass, europass, europass curriculum vitae, 履歴書, 简历, बायोडाटा
    `),
    fields: phrases(`
      work experience, professional experience, education, skills, technical skills, employment history, experience, references, career objective, objective
      summary, professional summary, languages, hobbies, interests, projects, certifications, achievements, awards, publications, volunteer, volunteering
      extracurricular activity, extracurricular activities, honors, honors & awards, qualifications, academic qualifications, key skills, core competencies, personal details, work history
      career summary, declaration, father's name, marital status, gpa, cgpa, bachelor of science, bachelor of arts, bachelor of engineering, master of science, mba, b.tech, b.e, ph.d
      about me, profile, contact, linkedin, github, training, internship, internships, responsibilities, strengths, languages known, university of, driving license, presentation, personal profile
      software developer, software engineer, references available upon request, soft skills, programming, programming skills, expertise, social network, present, computer skills, work, employment
      expérience professionnelle, expériences professionnelles, formation, compétences, langues, centres d'intérêt, loisirs, diplômes, formations, parcours
      berufserfahrung, ausbildung, kenntnisse, sprachen, persönliche daten, schulbildung, fähigkeiten, interessen, beruflicher werdegang, studium, praktika, edv-kenntnisse
      experiencia profesional, experiencia laboral, formación, formación académica, educación, habilidades, idiomas, datos personales, competencias, aptitudes, intereses
      experiência profissional, formação acadêmica, formação académica, habilidades, competências, idiomas, objetivo, educação, esperienza professionale, esperienze lavorative, istruzione
      istruzione e formazione, competenze, lingue, formazione, capacità e competenze personali, lingua madre, werkervaring, opleiding, opleidingen, vaardigheden, talen, persoonlijke gegevens
      doświadczenie zawodowe, wykształcenie, umiejętności, języki obce, zainteresowania, arbetslivserfarenhet, utbildning, språk, arbeidserfaring, utdanning, erhvervserfaring, uddannelse, kompetencer
      työkokemus, koulutus, kielitaito, harrastukset, pracovní zkušenosti, vzdělání, jazykové znalosti, dovednosti, zájmy, experiență profesională, educație și formare, competențe
      iş deneyimi, eğitim, beceriler, yetenekler, yabancı dil, referanslar, pengalaman kerja, pendidikan, keahlian, riwayat pendidikan, pengalaman, kemahiran, kinh nghiệm làm việc, học vấn, kỹ năng
      опыт работы, образование, навыки, ключевые навыки, знание языков, о себе, досвід роботи, освіта, munkatapasztalat, tanulmányok, radno iskustvo, obrazovanje
    `),
    hints: phrases(
      'university, college, developer, engineer, manager, team, student, degree, python, java, javascript, html, latex, linux, leadership, excel, photoshop, bachelor, master, assistant, intern',
    ),
  },
  letter: {
    titles: phrases(`
      letter, cover letter, to whom it may concern, memorandum, memo, offer letter, appointment letter, letter of appointment, experience letter, relieving letter
      reference letter, recommendation letter, letter of recommendation, resignation letter, notice, circular, discharge summary, doctor's note, medical note, referral letter, demand letter
      letter of intent, employment verification letter, confirmation letter, sanction letter, no objection certificate, letter of authority, authorization letter, hospital discharge summary
      lettre de motivation, à qui de droit, lettre, anschreiben, kündigung, bescheid, carta, carta de presentación, a quien corresponda, a quien pueda interesar
      carta de apresentação, a quem possa interessar, lettera, lettera di presentazione, brief, sollicitatiebrief, list motywacyjny, brev, kirje, dopis, scrisoare, surat, surat keterangan, surat lamaran
      thư, письмо, niyet mektubu, dilekçe, पत्र
    `),
    fields: phrases(`
      dear sir, dear madam, dear sir or madam, dear mr, dear ms, dear mrs, dear dr, dear customer, dear sirs, dear all, dear hiring manager, dear, yours sincerely, yours faithfully, sincerely, yours truly
      kind regards, best regards, warm regards, regards, respectfully, very truly yours, sincerely yours, subject, re, enclosure, enclosures, enclosed, encl, cc, ref, our ref, your ref
      i am writing to, we are writing to, thank you for your letter, please find enclosed, i look forward to, we look forward to, looking forward to hearing from you, please do not hesitate to contact, if you have any questions
      with reference to, this is to certify, i would like to, please feel free to, respected sir, yours obediently, we are pleased to, i am pleased to, we regret to inform, with regard to
      from, to, reason for admission, hospital course, discharge instructions, follow up, attending physician, diagnosis, patient, was seen in my office, medical history, please excuse, admission date, discharge date
      madame, monsieur, madame monsieur, cher monsieur, chère madame, objet, veuillez agréer, je vous prie d'agréer, salutations distinguées, cordialement, pièces jointes
      sehr geehrte damen und herren, sehr geehrte frau, sehr geehrter herr, mit freundlichen grüßen, hochachtungsvoll, betreff, betrifft, anlage, anlagen, ihr zeichen, ihre nachricht vom, unser zeichen
      estimado señor, estimada señora, estimados señores, estimado, muy señor mío, atentamente, le saluda atentamente, asunto, un cordial saludo, saludos cordiales
      prezado senhor, prezados senhores, prezada, exmo. senhor, atenciosamente, com os melhores cumprimentos, assunto, cordialmente, gentile signore, gentile signora, egregio signore, spettabile
      distinti saluti, cordiali saluti, oggetto, in allegato, geachte heer, geachte mevrouw, geachte, met vriendelijke groet, hoogachtend, betreft, bijlage, szanowni państwo, szanowny panie, szanowna pani
      z poważaniem, z wyrazami szacunku, dotyczy, załączniki, med vänlig hälsning, vänliga hälsningar, bästa, hej, med vennlig hilsen, med venlig hilsen, kjære, kære, ystävällisin terveisin, hyvä
      vážený pane, vážená paní, s pozdravem, věc, stimate domnule, stimată doamnă, cu stimă, sayın, saygılarımla, konu, dengan hormat, hormat kami, perihal, lampiran, hormat saya, yang terhormat
      tuan/puan, yang benar, kính gửi, trân trọng, уважаемый, уважаемая, с уважением, шановний, з повагою, tisztelt, üdvözlettel, poštovani, s poštovanjem
    `),
    hints: phrases(
      'writing, enclosed, hereby, request, confirm, inform, attention, position, opportunity, look forward',
    ),
  },
  form: {
    titles: phrases(`
      form, application form, application, registration form, request form, claim form, admission form, enrollment form, enrolment form, consent form, questionnaire, survey, order form, data sheet
      authorization form, health insurance claim form, medical history form, medical history, patient information, benefit application, employment application, application for employment, loan application
      account opening form, kyc form, nomination form, checklist, fax, facsimile, fax cover sheet, facsimile transmission, fax transmittal, report form, feedback form, change of address form, evaluation form, expense report
      project authorization, routing slip, route slip, approval, request for, proposal, new item, sample request, status report, patient intake form, test request, mortgage application, membership application, product specification
      uniform residential loan application, formulaire, formulaire de demande, demande, bulletin d'inscription, dossier de candidature, questionnaire médical, cerfa, formular, antrag, antragsformular, anmeldung, anmeldeformular
      fragebogen, meldebescheinigung, formulario, solicitud, hoja de inscripción, formulario de solicitud, cuestionario, formulário, ficha de inscrição, requerimento, questionário, ficha cadastral
      modulo, domanda, modulo di richiesta, modulo di iscrizione, questionario, scheda, formulier, aanvraag, aanvraagformulier, inschrijfformulier, vragenlijst, formularz, wniosek, ankieta, zgłoszenie
      blankett, ansökan, ansökningsblankett, skjema, søknad, søknadsskjema, skema, ansøgning, ansøgningsskema, lomake, hakemus, hakemuslomake, formulář, žádost, přihláška, dotazník, žiadosť
      cerere, formular de înscriere, chestionar, başvuru formu, form başvuru, talep formu, anket, formulir, formulir pendaftaran, borang, borang permohonan, đơn xin, đơn đăng ký, tờ khai, phiếu
      заявление, анкета, бланк, заявка, заява, kérelem, űrlap, igénylőlap, obrazac, zahtjev, prijava, आवेदन पत्र, प्रपत्र
    `),
    fields: phrases(`
      please print, please type, print clearly, please complete, please check, check one, check all that apply, tick, tick appropriate, yes no, y n, n/a, if yes, if no, if applicable, for office use only, office use only
      signature of applicant, applicant's signature, applicant name, applicant, signature, date, approved by, prepared by, requested by, submitted by, authorized by, title, name, address, city, state, zip, zip code, telephone
      phone number, fax number, number of pages, number of pages including cover, from, to, company, department, subject, comments, remarks, reason, description, middle initial, first name, last name, middle name
      social security number, date of birth, marital status, single, married, divorced, gender, male, female, emergency contact, occupation, employer, spouse, i hereby, i certify that, i declare that, do not write in this space
      brand, product, manufacturer, quantity, requested, sample, test, region, division, distribution, account no, effective date, completion date, cost, budget, total, type of, code, project, copies, cc, file
      insured's name, insured's i.d. number, patient's name, patient's birth date, relationship to insured, diagnosis, have you ever, do you, are you currently, list any, allergies, medications, smoke, family history
      nom, prénom, adresse, code postal, ville, date et signature, cocher, cochez, à remplir, signature du demandeur, cadre réservé à l'administration, en lettres capitales, case
      bitte ausfüllen, in druckbuchstaben, zutreffendes bitte ankreuzen, ankreuzen, antragsteller, ort datum unterschrift, unterschrift, nachname, vorname, anschrift, nur vom amt auszufüllen
      rellene, marque con una x, firma del solicitante, firma, solicitante, apellidos y nombre, uso exclusivo, escriba, complete, letra de imprenta, preencher, assinatura, assinatura do requerente, requerente, nome completo
      uso exclusivo do serviço, assinale, compilare, firma, il sottoscritto, la sottoscritta, nato a, residente a, barrare, firma del richiedente, handtekening, aankruisen, invullen, aanvrager, s.v.p. invullen
      wypełnić, podpis, wnioskodawca, imię i nazwisko, zaznacz, miejscowość i data, underskrift, kryssa för, ifylls av, namnteckning, sökande, kryss av, søker, fylles ut, udfyldes, sæt kryds, allekirjoitus, täytä, hakija, rasti
      podpis žadatele, žadatel, vyplňte, zaškrtněte, semnătura, subsemnatul, completați, bifați, imza, adı soyadı, başvuru sahibi, işaretleyiniz, tanda tangan, nama lengkap, pemohon, diisi oleh, tandatangan, sila tandakan
      ký tên, người khai, họ và tên, подпись, фамилия имя отчество, заполняется, отметить, нужное подчеркнуть, підпис, aláírás, kérelmező, potpis
    `),
    hints: phrases(
      'form, no, yes, name, date, signature, number, fax, please, check, applicant, section, phone, code, approval, request, report, page',
    ),
  },
  certificate: {
    titles: phrases(`
      certificate, birth certificate, certificate of birth, certificate of live birth, death certificate, certificate of death, marriage certificate, certificate of marriage, certificate of completion
      certificate of achievement, certificate of appreciation, certificate of attendance, certificate of participation, certificate of excellence, certificate of incorporation, certificate of origin, diploma, degree certificate
      mark sheet, marksheet, statement of marks, transcript, academic transcript, income certificate, caste certificate, domicile certificate, character certificate, experience certificate, transfer certificate
      school leaving certificate, bonafide certificate, medical certificate, fitness certificate, gst registration certificate, udyam registration certificate, vaccination certificate, certificate for covid-19 vaccination, bachelor of, certificate of naturalization
      certificate of citizenship, certificate of analysis, certificate of good standing, stock certificate, share certificate, training certificate, certificate of training, membership certificate, award, this certificate is presented to
      acte de naissance, extrait d'acte de naissance, acte de mariage, acte de décès, certificat, certificat de naissance, attestation, diplôme, attestation de réussite, certificat de scolarité, certificat de travail
      geburtsurkunde, heiratsurkunde, eheurkunde, sterbeurkunde, urkunde, zertifikat, zeugnis, bescheinigung, bestätigung, abschlusszeugnis, teilnahmebescheinigung, arbeitszeugnis
      acta de nacimiento, certificado de nacimiento, partida de nacimiento, acta de matrimonio, acta de defunción, certificado, diploma de, título, constancia, constancia de estudios, certificado médico
      certidão de nascimento, certidão de casamento, certidão de óbito, certidão, certificado de conclusão, diploma, atestado, declaração, assento de nascimento
      certificato di nascita, certificato, atto di nascita, estratto di nascita, attestato, attestato di partecipazione, diploma di, certificato di matrimonio, certificato di residenza
      geboorteakte, akte van geboorte, huwelijksakte, certificaat, getuigschrift, diploma van, akt urodzenia, odpis skrócony aktu urodzenia, akt małżeństwa, świadectwo, zaświadczenie, certyfikat, dyplom
      födelsebevis, personbevis, intyg, examensbevis, fødselsattest, attest, vitnemål, kursbevis, dåbsattest, fødselsattest dåbsattest, bevis, todistus, syntymätodistus, tutkintotodistus
      rodný list, oddací list, úmrtní list, osvědčení, potvrzení, vysvědčení, certificat de naștere, certificat de căsătorie, adeverință, certificat, diplomă, doğum belgesi, sertifika, belge, diploma belgesi, katılım belgesi
      akta kelahiran, kutipan akta kelahiran, akta nikah, sertifikat, ijazah, sijil, sijil kelahiran, giấy khai sinh, giấy chứng nhận, bằng tốt nghiệp, chứng chỉ, свидетельство о рождении, свидетельство о браке
      сертификат, диплом, аттестат, справка, свідоцтво про народження, свідоцтво, грамота, születési anyakönyvi kivonat, oklevél, bizonyítvány, rodni list, potvrda, जन्म प्रमाण पत्र, प्रमाण पत्र, जाति प्रमाण पत्र, मृत्यु प्रमाण पत्र
    `),
    fields: phrases(`
      this is to certify that, this certifies that, is hereby awarded, has successfully completed, is awarded to, awarded to, presented to, hereby certify, i certify that, in witness whereof, certificate number, certificate no
      registrar, local registrar, state registrar, date of birth, place of birth, mother's name, father's name, name of child, mother's maiden name, informant, attendant, file number, state file number, date filed, county of birth
      time of birth, vital records, department of health, date of registration, registration number, sex, city of birth, given under my hand, seal, in recognition of, for outstanding, conferred upon, the degree of, with all the rights
      principal, instructor, course, grade, head of department, controller of examinations, roll no, marks obtained, registrar of births and deaths, total marks, percentage, issuing authority, has participated in, date issued
      né le, officier de l'état civil, certifie que, le maire, fils de, fille de, hiermit wird bescheinigt, standesamt, hat erfolgreich teilgenommen, standesbeamter, se certifica que, registro civil, hace constar, otorga el presente, hijo de
      certifico que, certificamos que, cartório, registro civil das pessoas naturais, conservatória, si certifica che, si attesta che, ufficiale dello stato civile, stato civile, comune di, hierbij verklaart, ambtenaar van de burgerlijke stand
      niniejszym zaświadcza się, urząd stanu cywilnego, zaświadcza się, härmed intygas, matriční úřad, starea civilă, tasdik olunur, pencatatan sipil, diberikan kepada, dengan ini, chứng nhận, настоящим удостоверяется, загс
      प्रमाणित किया जाता है
    `),
    hints: phrases(
      'certificate, certify, awarded, certified, registrar, seal, completion, birth, university, board, council, course, presented, successfully, director, school',
    ),
  },
  contract: {
    titles: phrases(`
      contract, agreement, lease agreement, rental agreement, rent agreement, employment agreement, employment contract, service agreement, services agreement, non-disclosure agreement, confidentiality agreement, nda
      loan agreement, purchase agreement, sale agreement, sales contract, sale deed, deed, deed of trust, mortgage, mortgage note, promissory note, note, power of attorney, memorandum of understanding, partnership agreement, license agreement
      terms and conditions, leave and license agreement, master services agreement, settlement agreement, bill of sale, residential lease, real estate purchase, affidavit, gift deed, indemnity bond, undertaking, consulting agreement, shareholders agreement
      terms of service, franchise agreement, warranty deed, last will and testament, will, trust deed, subscription agreement, security agreement
      contrat, contrat de travail, contrat de bail, bail d'habitation, contrat de location, contrat de prêt, accord de confidentialité, conditions générales, compromis de vente, convention
      vertrag, mietvertrag, arbeitsvertrag, kaufvertrag, dienstvertrag, darlehensvertrag, vereinbarung, allgemeine geschäftsbedingungen, vollmacht, contrato, contrato de trabajo, contrato de arrendamiento, contrato de alquiler
      contrato de compraventa, contrato de prestación de servicios, acuerdo de confidencialidad, poder notarial, escritura, pagaré, contrato de trabalho, contrato de arrendamento, contrato de locação, contrato de compra e venda
      contrato de prestação de serviços, acordo, procuração, nota promissória, contratto, contratto di lavoro, contratto di locazione, contratto di affitto, accordo, contratto di compravendita, procura, scrittura privata
      overeenkomst, huurovereenkomst, arbeidsovereenkomst, koopovereenkomst, contract voor, algemene voorwaarden, huurcontract, volmacht, umowa, umowa o pracę, umowa najmu, umowa sprzedaży, umowa zlecenie, umowa o dzieło
      avtal, hyresavtal, anställningsavtal, köpeavtal, kontrakt, avtale, leiekontrakt, arbeidsavtale, kjøpekontrakt, aftale, lejekontrakt, ansættelseskontrakt, sopimus, vuokrasopimus, työsopimus, kauppakirja
      smlouva, nájemní smlouva, pracovní smlouva, kupní smlouva, smlouva o dílo, plná moc, zmluva, contract de muncă, contract de închiriere, contract individual de muncă, contract de vânzare-cumpărare, sözleşme, kira sözleşmesi, iş sözleşmesi
      vekaletname, perjanjian, perjanjian kerja, surat perjanjian, perjanjian sewa menyewa, kontrak, perjanjian penyewaan, hợp đồng, hợp đồng lao động, hợp đồng thuê nhà, договор, договор аренды, трудовой договор, договор купли-продажи
      доверенность, договір, szerződés, bérleti szerződés, munkaszerződés, adásvételi szerződés, ugovor, ugovor o radu, ugovor o najmu, किरायानामा, अनुबंध
    `),
    fields: phrases(`
      this agreement is made, this agreement, agreement is entered into, by and between, hereinafter referred to as, hereinafter, whereas, now therefore, the parties agree, in witness whereof, the parties hereto, party of the first part
      terms and conditions, governing law, termination, confidentiality, indemnification, entire agreement, severability, force majeure, landlord, tenant, lessor, lessee, borrower, lender, licensor, licensee, employer, employee
      first party, second party, effective date, jurisdiction, arbitration, amendment, representations and warranties, witness, witnesses, signed sealed and delivered, notary public, security deposit, monthly rent, promise to pay, in return for a loan
      principal, interest rate, note holder, maturity date, default, borrower's promise to pay, shall be governed by, executed, liabilities, scope of work, consideration, the undersigned, seller, buyer, vendor, purchaser, obligations, premises
      entre les soussignés, ci-après dénommé, ci-après, le bailleur, le locataire, article 1, fait à, lu et approuvé, les parties, il a été convenu, zwischen, nachfolgend, im folgenden, vermieter, mieter, arbeitgeber, arbeitnehmer, die parteien
      § 1, gerichtsstand, salvatorische klausel, kündigungsfrist, reunidos, de una parte, de otra parte, en adelante, cláusulas, primera, segunda, arrendador, arrendatario, manifiestan, acuerdan, comparecen, exponen
      pelo presente instrumento, contratante, contratada, contratado, cláusula primeira, locador, locatário, entre as partes, doravante, foro da comarca, senhorio, inquilino, tra le parti, di seguito, locatore, conduttore, premesso che, si conviene, art. 1
      ondergetekenden, hierna te noemen, verhuurder, huurder, werkgever, werknemer, artikel 1, komen overeen, zawarta w dniu, pomiędzy, zwany dalej, zwana dalej, wynajmujący, najemca, strony, §1, mellan, nedan kallad, hyresvärd, hyresgäst
      utleier, leietaker, udlejer, lejer, vuokranantaja, vuokralainen, työnantaja, smluvní strany, pronajímatel, nájemce, předmět smlouvy, zaměstnavatel, zaměstnanec, părțile contractante, locatar, obiectul contractului, angajator
      taraflar, kiraya veren, kiracı, madde 1, pihak pertama, pihak kedua, pasal 1, bên a, bên b, điều 1, стороны, именуемый в дальнейшем, арендодатель, арендатор, предмет договора, сторони, felek, bérbeadó, bérlő, ugovorne strane
    `),
    hints: phrases(
      'shall, parties, party, agreement, hereby, herein, thereof, pursuant, clause, section, obligations, liable, law, terms, agrees, hereunder, hereof, contract, rights, provided',
    ),
  },
  handwritten_note: {
    titles: phrases('to do, todo list, shopping list, notes, note to self, grocery list, things to do, diary'),
    fields: phrases('milk, eggs, bread, call mom, dear diary, love, xoxo, hi, hey'),
    hints: phrases('buy, remember, pick up, tomorrow, today'),
  },
  news_article: {
    titles: phrases(`
      daily news, the times, breaking news, gazette, tribune, herald, chronicle, newspaper, news, daily, weekly, morning post, the guardian, the hindu, times of india, press release, the daily
      journal, le monde, le figaro, die zeit, zeitung, nachrichten, el país, diario, jornal, il giornale, corriere della sera, krant, dziennik, gazeta, tidning, dagbladet, sanomat, noviny, haber, koran, berita, báo, газета, новости
      अखबार, समाचार
    `),
    fields: phrases(`
      staff reporter, staff writer, special correspondent, correspondent, associated press, reuters, afp, continued on page, continued from page, by our correspondent, editorial, opinion, front page, vol, issue, edition, press trust of india
      advertisement, subscribe, read more, sports, weather, business, politics, world news, breaking, related articles, published, updated, share this article, last updated, editor, in an interview, told reporters, according to officials
    `),
    hints: phrases(
      'according to, police, minister, president, officials, yesterday, spokesman, reporters, election, percent, news',
    ),
  },
  scientific_paper: {
    titles: phrases(
      'abstract, preprint, arxiv, proceedings, research article, original article, research paper, résumé abstract, zusammenfassung abstract, review article, technical report, case report, working paper',
    ),
    fields: phrases(`
      abstract, keywords, index terms, introduction, related work, methods, methodology, materials and methods, results, experiments, discussion, conclusion, conclusions, acknowledgements, acknowledgments, references, bibliography, appendix
      doi, https://doi.org, et al, figure 1, fig. 1, table 1, corresponding author, received accepted, published online, department of, copyright ieee, issn, experimental results, our method, we propose, we show that, state of the art, proposed method
      mots-clés, references références, stichwörter, schlüsselwörter, palabras clave, resumen, palavras-chave, resumo, parole chiave, trefwoorden, słowa kluczowe, streszczenie, anahtar kelimeler, kata kunci, abstrak, từ khóa, ключевые слова, аннотация
      theorem, lemma, proof, proposition, corollary, hypothesis, dataset, et al., supplementary material, conflict of interest, ethics approval, open access, journal of, international conference
    `),
    hints: phrases(
      'data, model, analysis, method, section, algorithm, study, university, figure, equation, significant, approach, performance, learning, parameters, journal, conference, vol, pp',
    ),
  },
  presentation: {
    titles: phrases(
      'agenda, outline, table of contents, overview, questions, thank you, q&a, presentation, pitch deck, key takeaways, executive summary, next steps, summary, roadmap, slide, slides, our team, webinar, workshop, training, keynote',
    ),
    fields: phrases(
      "agenda, outline, overview, key points, next steps, questions?, any questions, thank you, thank you for your attention, takeaways, our vision, our mission, problem, solution, market opportunity, business model, timeline, merci de votre attention, vielen dank für ihre aufmerksamkeit, gracias por su atención, obrigado pela atenção, grazie per l'attenzione",
    ),
    hints: phrases('slide, strategy, growth, market, why, what, how, goals, challenges, benefits, team, vision'),
  },
}
