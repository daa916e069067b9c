import { phrases, type Vocabularies } from './vocabulary.js'

/** What is owed, paid and earned. */
export const bills: Vocabularies = {
  invoice: {
    titles: phrases(`
      invoice, tax invoice, commercial invoice, proforma invoice, pro forma invoice, sales invoice, credit note, bill
      invoice/bill, retail invoice, gst invoice, vat invoice, service invoice, invoice statement, debit note
      purchase invoice, medical bill, hospital bill, hospital invoice, original for recipient, bill of supply
      facture, facture d'achat, facture proforma, note de frais, note d'honoraires, avoir, rechnung, gutschrift
      honorarnote, handelsrechnung, faktura, proforma faktura, factura, factura electrónica, factura de venta
      factura comercial, boleta electrónica, nota fiscal, fatura, fatura-recibo, nota fiscal eletrônica, danfe
      fattura, fattura elettronica, parcella, factuur, creditnota, faktura vat, rachunek, faktura sprzedaży, lasku
      faktura daňový doklad, daňový doklad, faktúra, factură, factură fiscală, e-fatura, e-arşiv fatura
      faktur, faktur pajak, faktur penjualan, invois, hóa đơn, hóa đơn giá trị gia tăng, hóa đơn bán hàng
      счет-фактура, счет на оплату, счёт, накладная, рахунок-фактура, рахунок на оплату, számla, račun
      arve, sąskaita faktūra, rēķins, τιμολόγιο, фактура, चालान, बीजक, कर चालान, 发票, 請求書, فاتورة
    `),
    fields: phrases(`
      invoice number, invoice no, invoice date, invoice #, invoice id, invoice total, bill to, billed to, ship to, sold to
      sold by, due date, date due, amount due, balance due, total due, payment terms, terms of payment, purchase order
      po number, p.o. number, p.o. #, order number, order no, order date, customer number, unit price, unit cost, quantity
      qty, line total, subtotal, sub total, sales tax, tax rate, vat number, vat reg no, vat no, vat id, net amount
      gross amount, net total, grand total, remit to, please remit, make all checks payable to, amount in words
      make checks payable, hsn, hsn/sac, hsn code, sac code, cgst, sgst, igst, gstin, place of supply, taxable value
      taxable amount, reverse charge, shipping address, billing address, item description, total amount, bank details
      shipping & handling, salesperson, job description, ship via, f.o.b., net 30, thank you for your business
      billing period, account id, invoice summary, total for this invoice, payment is due, country of origin
      incoterms, commercial terms, consignee, shipper, exporter, patient name, service code, charges, hourly rate, hours
      numéro de facture, facture n°, date de facture, n° de facture, date d'échéance, total ht, total ttc, montant ht
      montant ttc, tva, n° tva, net à payer, facturé à, adresse de facturation, adresse de livraison, prix unitaire
      désignation, quantité, conditions de règlement, n° client, référence client, montant total, siret, rcs
      rechnungsnummer, rechnungs-nr, rechnungsdatum, kundennummer, kunden-nr, lieferdatum, leistungsdatum, mwst, ust-idnr
      umsatzsteuer, nettobetrag, bruttobetrag, gesamtbetrag, rechnungsbetrag, zahlungsziel, zahlbar bis, einzelpreis
      menge, steuernummer, zwischensumme, zu zahlen, rechnung nr, ust-id, bezeichnung, artikel, bankverbindung
      número de factura, factura n°, n° factura, fecha de factura, fecha de vencimiento, base imponible, iva, importe
      total a pagar, precio unitario, cantidad, descripción, nif, cif, rfc, ruc, rut, subtotal, forma de pago
      fatura n°, número da fatura, data de emissão, data de vencimento, valor total, preço unitário, quantidade, nif
      contribuinte, cnpj, inscrição estadual, valor unitário, chave de acesso, natureza da operação, destinatário
      numero fattura, data fattura, fattura n, partita iva, p. iva, imponibile, totale fattura, aliquota, prezzo unitario
      quantità, scadenza, codice destinatario, modalità di pagamento, totale documento, spett.le
      factuurnummer, factuurdatum, vervaldatum, btw, btw-nummer, totaal incl. btw, totaal excl. btw, klantnummer, aantal
      te betalen, kvk, prijs per stuk, bedrag, te betalen bedrag, omschrijving
      numer faktury, data wystawienia, data sprzedaży, termin płatności, nip, sprzedawca, nabywca, wartość netto
      wartość brutto, kwota vat, do zapłaty, cena netto, jm, ilość, stawka vat, cena jednostkowa
      fakturanummer, fakturadatum, förfallodatum, forfallsdato, fakturadato, moms, mva, org.nr, att betala, å betale
      kundnummer, kundenummer, momsregistreringsnummer, ocr-nummer, betalingsfrist, forfaldsdato, cvr-nr, at betale
      laskun numero, laskun päiväys, eräpäivä, viitenumero, y-tunnus, maksettava, yhteensä, verollinen, alv
      číslo faktury, datum vystavení, datum splatnosti, ičo, dič, dodavatel, odběratel, celkem k úhradě, variabilní symbol
      furnizor, cumpărător, cantitate, preț unitar, valoare tva, total de plată, cota tva, reg. com
      fatura no, fatura tarihi, vergi no, vergi dairesi, kdv, toplam tutar, ödenecek tutar, miktar, birim fiyat, ettn
      nomor faktur, tanggal faktur, jatuh tempo, npwp, jumlah, harga satuan, no. invois, tarikh invois, kuantiti
      đơn vị bán hàng, mã số thuế, số lượng, đơn giá, thành tiền, tổng cộng, người mua hàng
      поставщик, покупатель, инн, кпп, количество, цена, сумма ндс, итого, всего к оплате, ндс, плательщик
      számlaszám, fizetési határidő, áfa, adószám, vevő, eladó, egységár, fizetendő, broj računa, datum dospijeća, pdv
    `),
    hints: phrases(
      'total, amount, price, item, description, tax, vat, gst, discount, terms, customer, vendor, supplier, order, payment, bank transfer, iban, swift, date, rate, units',
    ),
  },
  receipt: {
    titles: phrases(`
      receipt, cash receipt, sales receipt, official receipt, payment receipt, cash bill, cash memo, simplified tax invoice
      tax invoice / receipt, customer copy, merchant copy, guest check, till receipt, fuel receipt, taxi receipt
      parking receipt, donation receipt, rent receipt, fee receipt, cash sale, order summary
      reçu, ticket de caisse, reçu de paiement, quittance, quittance de loyer, beleg, kassenbon, quittung, bon
      kassenbeleg, kassabon, kvitto, kvittering, kuitti, bewirtungsbeleg, tankbeleg, kundenbeleg, bezahlbeleg
      recibo, recibo de pago, ticket de compra, tique, factura simplificada, comprobante de pago, boleta
      cupom fiscal, recibo de pagamento, comprovante, fatura simplificada, nota fiscal de consumidor, talão
      scontrino, scontrino fiscale, ricevuta, ricevuta fiscale, documento commerciale, bonnetje
      paragon, paragon fiskalny, paragon niefiskalny, pokwitowanie, účtenka, paragón, bon fiscal, chitanță, chitanta
      fiş, yazarkasa fişi, perakende satış fişi, makbuz, struk, struk belanja, nota, kwitansi, kuitansi, resit
      biên lai, hóa đơn bán lẻ, phiếu thanh toán, кассовый чек, чек, квитанция, товарный чек, фіскальний чек
      nyugta, blagajnički račun, apyrašas, čekis, απόδειξη, रसीद, 收据, レシート, 領収書, إيصال
    `),
    fields: phrases(`
      cash, change, change due, cash tendered, amount tendered, rounding, rounding adjustment, rounding adj, total rounded
      round off, net total, cashier, server, table, guests, covers, thank you, thank you for shopping, please come again
      goods sold are not returnable, goods sold are not refundable, exchange, terminal id, merchant id, approval code
      auth code, trace no, batch no, invoice no, receipt no, receipt number, receipt #, bill no, slip no, trans no, tid
      mid, pos, register, till, store, qty, item(s), total qty, items sold, number of items, total sales, gst summary
      total incl gst, total excluding gst, inclusive of gst, tax code, sr, zrl, subtotal, sub-total, sub total, gratuity
      tip, total amt, member, loyalty points, visa, mastercard, debit, approved, amount paid, received from, paid by
      dine in, take away, take out, counter, operator, shift, salesperson, payment mode, balance due, tax 1, you saved
      service charge, pump, litres, gallons, price/gal, fuel, unleaded, dr no, cust copy, open 24 hours, tender
      espèces, rendu, rendu monnaie, a rendre, carte bancaire, carte bleue, caissier, caisse, merci de votre visite
      total ttc, dont tva, merci et à bientôt, couverts, articles, montant payé
      bar, gegeben, rückgeld, summe, zu zahlen, bediener, kasse, kassierer, bon-nr, kartenzahlung, ec-karte, vielen dank
      vielen dank für ihren einkauf, mwst, steuer-nr, tisch, es bediente sie, geg. bar, tse-signatur, betrag eur
      efectivo, cambio, su cambio, total a pagar, cajero, caja, gracias por su compra, le atendió, mesa, tarjeta, entregado
      dinheiro, troco, total a pagar, caixa, operador, obrigado, obrigado pela preferência, valor pago, mesa, cpf, nfc-e
      contanti, contante, resto, totale complessivo, totale euro, importo pagato, di cui iva, pagamento contante
      pagamento elettronico, grazie e arrivederci, cassa, operatore, rt, documento n
      contant, wisselgeld, totaal, pin, bedankt, u bent geholpen door, kassa, te betalen, tot ziens
      gotówka, reszta, suma pln, sprzedaż opodatkowana, suma ptu, kasjer, kasa, razem, płatność, nr sys
      kontant, kort, växel, moms%, netto, brutto, tack för besöket, kassör, velkommen tilbage, byttepenge, at betale
      tak for besøget, takk for besøket, mva-grunnlag, käteinen, kortti, vaihtoraha, yhteensä, kiitos käynnistä, alv
      hotovost, vráceno, celkem, děkujeme za nákup, fik, bkp, k úhradě, numerar, rest, total lei, vă mulțumim
      nakit, para üstü, topkdv, toplam, kredi kartı, fiş no, ekü no, tunai, kembali, kembalian, total belanja, kasir
      terima kasih, terima kasih atas kunjungan anda, jumlah, baki, tiền mặt, tiền thừa, tiền thối lại, tổng tiền, thu ngân
      наличными, сдача, кассир, итог, смена, фн, фд, фпд, зн ккт, сайт фнс, спасибо за покупку, дякуємо за покупку
      készpénz, visszajáró, összesen, gotovina, povrat, hvala na posjetu
    `),
    hints: phrases(
      'total, tax, subtotal, tel, gst, amount, date, time, item, price, table, sdn bhd, vat, store, discount, card, paid, restaurant, cafe, mart, supermarket, order',
    ),
  },
  utility_bill: {
    titles: phrases(`
      utility bill, electricity bill, water bill, gas bill, telephone bill, phone bill, internet bill, energy bill
      electric bill, energy statement, broadband bill, mobile bill, postpaid bill, power bill, sewer bill, council tax
      electric statement, gas and electric, gas & electric, electricity company, electric company, power company, water department
      public utilities, electricity board, power distribution, electricity supply, dewa, council tax bill
      water and sewerage, water services, energy services, department of water and power, electricity and water authority
      facture d'électricité, facture de gaz, facture d'eau, facture d'énergie, facture edf, facture internet
      stromrechnung, gasrechnung, wasserrechnung, energieabrechnung, jahresabrechnung strom, verbrauchsabrechnung
      telefonrechnung, mobilfunkrechnung, factura de luz, factura de electricidad, factura de gas, factura de agua
      recibo de luz, recibo de agua, recibo de cfe, fatura de energia, conta de luz, conta de água, conta de energia
      fatura de eletricidade, nota fiscal conta de energia elétrica, bolletta, bolletta luce, bolletta gas
      bolletta energia elettrica, energierekening, jaarafrekening, jaarnota, termijnnota, waterfactuur
      faktura za energię elektryczną, rachunek za prąd, faktura za gaz, elräkning, elfaktura, strømregning, elregning
      sähkölasku, vesilasku, vyúčtování elektřiny, vyúčtování plynu, faktura za elektřinu, factură energie electrică
      elektrik faturası, su faturası, doğalgaz faturası, tagihan listrik, rekening listrik, bil elektrik, bil air
      hóa đơn tiền điện, hóa đơn tiền nước, квитанция за электроэнергию, счет за электроэнергию, платежный документ жкх
      बिजली बिल, विद्युत बिल, विद्युत देयक, जल बिल, bijli bill
    `),
    fields: phrases(`
      meter reading, meter number, meter no, previous reading, current reading, present reading, past reading, units consumed
      consumption, kwh, kilowatt hours, kvah, tariff, tariff category, sanctioned load, connected load, fixed charges
      energy charges, energy charge, fuel surcharge, electricity duty, wheeling charges, bill month, billing month
      consumer no, consumer number, ca number, service connection, service address, service from, supply address, connection type
      bill date, billing period, billing date, bill number, service period, customer charge, delivery charge, supply charge
      distribution charge, generation charge, transmission charge, usage history, your usage, energy usage, average daily use
      standing charge, unit rate, mpan, mprn, cubic meters, cubic metres, ccf, therms, gallons used, sewer, sewerage, stormwater
      water usage, electricity usage, gas usage, arrears, previous balance, total amount due, amount due, current charges
      due date, payable by, amount payable after due date, amount after due date, last payment, payments received
      meter read date, scheduled read date, next read date, budget billing, rate schedule, basic service charge, delivery charges
      supply charges, kwh used, usage comparison, paperless billing, meter readings, total electric charges, total gas charges
      line rental, call charges, data usage, broadband, mobile number, plan charges, roaming, monthly charges, account number
      rebate, subsidy, bu no, dtc, division, sub division, phase, power factor, security deposit held, disconnection
      relevé de compteur, index, ancien index, nouvel index, consommation, abonnement, point de livraison, pdl, heures creuses
      heures pleines, n° de compteur, cspe, tcfe, cta, contrat n°
      zählerstand, zählernummer, verbrauch, verbrauchsstelle, arbeitspreis, grundpreis, abschlag, netznutzung, stromsteuer
      konzessionsabgabe, lieferstelle, vertragskonto, zähler-nr
      lectura anterior, lectura actual, consumo, potencia contratada, término de energía, peaje de acceso, cups, tarifa
      número de contrato, periodo de facturación, energía consumida, número de medidor, alquiler de contador
      leitura anterior, leitura atual, consumo kwh, bandeira tarifária, unidade consumidora, código do cliente, iluminação pública
      matricola contatore, pod, pdr, codice cliente, consumo annuo, spesa per la materia energia, potenza impegnata
      spesa per il trasporto, oneri di sistema, canone di abbonamento, lettura, meterstand, verbruik, leveringskosten
      ean-code, netbeheerkosten, vastrecht, termijnbedrag, odczyt, zużycie, licznik, nr licznika, punkt poboru
      opłata dystrybucyjna, mätarställning, förbrukning, elnät, anläggnings-id, målerstand, målernummer, forbruk, forbrug
      nettleie, elafgift, mittarilukema, kulutus, käyttöpaikka, stav měřidla, spotřeba, odběrné místo, ean
      index vechi, index nou, consum, loc de consum, ilk endeks, son endeks, tüketim, sayaç no, tesisat no, abone no
      stand meter, pemakaian, id pelanggan, tarif/daya, bacaan meter, bacaan dahulu, bacaan semasa, no akaun, penggunaan
      chỉ số cũ, chỉ số mới, điện năng tiêu thụ, mã khách hàng, показания счетчика, расход, тариф, лицевой счет, квт
      उपभोक्ता संख्या, मीटर संख्या, यूनिट, देय तिथि
    `),
    hints: phrases(
      'electricity, electric, water, gas, energy, power, meter, usage, utility, utilities, bill, tariff, supply, customer service, telecom, broadband, kwh, bill date',
    ),
  },
  payslip: {
    titles: phrases(`
      payslip, pay slip, salary slip, pay stub, paystub, pay statement, earnings statement, statement of earnings, wage slip
      salary statement, pay advice, payroll advice, salary certificate slip, earnings and deductions, direct deposit advice
      payment advice salary, pay stub for, employee pay, wage statement, payroll statement, wages slip, salary sheet
      bulletin de paie, bulletin de salaire, fiche de paie, fiche de salaire, feuille de paie
      lohnabrechnung, gehaltsabrechnung, entgeltabrechnung, lohn- und gehaltsabrechnung, gehaltszettel, verdienstabrechnung
      abrechnung der brutto/netto-bezüge, lohnausweis, nómina, recibo de nómina, recibo de salarios, recibo de sueldo
      recibo individual de salarios, boleta de pago, liquidación de sueldo, liquidación de haberes, colilla de pago
      recibo de vencimento, recibo de pagamento de salário, contracheque, holerite, folha de pagamento, demonstrativo de pagamento
      busta paga, cedolino, cedolino paga, prospetto paga, loonstrook, salarisstrook, salarisspecificatie, loonspecificatie
      pasek wynagrodzeń, odcinek wypłaty, pasek płacowy, lista płac, lönespecifikation, lönebesked, lønnsslipp, lønnslipp
      lønseddel, lønspecifikation, palkkalaskelma, palkkaerittely, výplatní páska, výplatní lístek, výplatná páska
      fluturaș de salariu, stat de plată, maaş bordrosu, ücret bordrosu, bordro, slip gaji, struk gaji, penyata gaji
      bảng lương, phiếu lương, расчетный листок, расчётный лист, розрахунковий лист, bérjegyzék, bérlap, platna lista
      वेतन पर्ची, वेतन पत्र, 工资单, 給与明細書, قسيمة راتب
    `),
    fields: phrases(`
      net pay, gross pay, basic pay, basic salary, gross salary, gross earnings, net salary, net salary payable, take home
      total deductions, total earnings, earnings, deductions, pay period, pay date, pay begin date, pay end date, check date
      employee id, employee name, employee no, employee number, emp id, emp code, designation, department, date of joining
      hra, house rent allowance, conveyance allowance, dearness allowance, special allowance, medical allowance, provident fund
      pf no, pf number, uan, uan number, esi, esi no, professional tax, tds, employer contribution, lop days, paid days
      days worked, working days, leave balance, loss of pay, year to date, ytd, ytd total, hours, rate, regular, overtime
      federal income tax, social security tax, medicare tax, fica, federal withholding, state income tax, 401(k), 401k
      health insurance, ni number, national insurance, national insurance no, tax code, paye, paye tax, pension, student loan
      pay frequency, period ending, pay rate, direct deposit, net pay distribution, taxable earnings, tax withheld, superannuation
      nssf, nhif, paye reference, rssb, employer epf, epf employee, socso, eis, pcb, cpf employee, loan deduction, advance salary
      transport allowance, housing allowance, allowances, salary month, bank account no, payment method, pay method
      salaire de base, salaire brut, net à payer, net imposable, cotisations, part salariale, part patronale, urssaf, csg
      crds, net à payer avant impôt sur le revenu, convention collective, emploi, matricule, n° sécurité sociale
      cumul imposable, congés payés, prélèvement à la source
      bruttolohn, bruttogehalt, nettolohn, nettoverdienst, lohnsteuer, solidaritätszuschlag, kirchensteuer, steuerklasse
      krankenversicherung, rentenversicherung, arbeitslosenversicherung, pflegeversicherung, auszahlungsbetrag, gesamtbrutto
      personalnummer, personal-nr, sv-nummer, steuer-id, sozialversicherung, gesetzliche abzüge, auszahlung, steuerbrutto
      salario base, devengos, deducciones, líquido a percibir, líquido total a percibir, seguridad social, irpf, antigüedad
      total devengado, total a deducir, percepciones, imss, isr, neto a pagar, sueldo básico, haberes, descuentos
      salário base, vencimento base, subsídio de alimentação, total líquido, líquido a receber, descontos, proventos, inss, irrf
      fgts, segurança social, irs, salario contribuição inss, base cálc. fgts, vencimentos
      retribuzione, netto in busta, netto del mese, imponibile inps, irpef, tfr, trattenute, competenze, inps, livello, qualifica
      brutoloon, nettoloon, loonheffing, bruto salaris, netto salaris, uit te betalen, vakantiegeld, vakantietoeslag
      sociale verzekeringen, bijzonder tarief, wynagrodzenie zasadnicze, do wypłaty, składka zdrowotna, zaliczka na podatek
      ubezpieczenie społeczne, kwota netto, brutto, bruttolön, nettolön, preliminärskatt, skatt, utbetalas, semester
      bruttolønn, nettolønn, skattetrekk, feriepenger, am-bidrag, a-skat, atp, til udbetaling, ferietillæg
      bruttopalkka, nettopalkka, ennakonpidätys, työeläkemaksu, maksetaan, hrubá mzda, čistá mzda, k výplatě
      zdravotní pojištění, sociální pojištění, záloha na daň, salariu brut, salariu net, rest de plată, cas, cass, impozit
      brüt ücret, net ücret, sgk primi, gelir vergisi, damga vergisi, net ödenen, gaji pokok, tunjangan, potongan, gaji bersih
      penerimaan, total gaji, gaji kasar, elaun, potongan kwsp, lương cơ bản, phụ cấp, khấu trừ, thực lĩnh
      оклад, начислено, удержано, к выплате, ндфл, табельный номер, нараховано, утримано, до виплати
      मूल वेतन, शुद्ध वेतन, कटौती
    `),
    hints: phrases(
      'salary, employee, employer, payroll, wages, allowance, deduction, bonus, earnings, pay, gross, net, tax, hours, pension, leave, month',
    ),
  },
  tax_form: {
    titles: phrases(`
      wage and tax statement, w-2, form w-2, w-9, form w-9, form 1040, form 1099, 1099-misc, 1099-int, 1099-div, 1099-nec
      1099-r, 1099-g, 1099-b, 1098, form 1098, mortgage interest statement, form 1065, form 1120, form 941, form 940, form w-4
      form w-8, w-8ben, schedule k-1, schedule c, form 990, form 4506-t, form 8821, form ss-4, form 1095-a, form 1095-c
      u.s. individual income tax return, individual income tax return, income tax return, tax return, corporation income tax return
      nonemployee compensation, miscellaneous income, miscellaneous information, interest income, dividends and distributions
      request for taxpayer identification number and certification, employee's withholding certificate, tax assessment
      form 16, form no. 16, form 26as, form 16a, itr-v, itr-1, itr acknowledgement, income tax return acknowledgement
      indian income tax return, indian income tax return acknowledgement, certificate under section 203, gstr-3b, gstr-1
      income tax return verification form, annual tax statement, form gst reg-06, tax deduction certificate, form 26q
      notice of assessment, t4, t4 statement of remuneration paid, t1 general, statement of remuneration paid, p60, p45
      p60 end of year certificate, self assessment, tax calculation, sa100, sa302, p11d, vat return, ird, payg payment summary
      déclaration de revenus, avis d'imposition, avis d'impôt, déclaration des revenus, impôt sur les revenus, avis de situation déclarative
      taxe foncière, taxe d'habitation, einkommensteuererklärung, einkommensteuerbescheid, lohnsteuerbescheinigung
      ausdruck der elektronischen lohnsteuerbescheinigung, steuererklärung, steuerbescheid, umsatzsteuererklärung
      umsatzsteuer-voranmeldung, bescheid für, declaración de la renta, declaración de impuestos, impuesto sobre la renta
      modelo 100, modelo 303, modelo 130, constancia de situación fiscal, certificado de retenciones, declaración anual
      declaração de imposto de renda, imposto de renda, imposto sobre a renda da pessoa física, declaração de irs, modelo 3
      nota de liquidação, comprovante de rendimentos, dichiarazione dei redditi, modello 730, modello f24, certificazione unica
      modello redditi, aangifte inkomstenbelasting, belastingaangifte, aanslagbiljet, jaaropgave, jaaropgaaf, voorlopige aanslag
      zeznanie o wysokości, deklaracja podatkowa, pit-37, pit-11, pit-36, vat-7, inkomstdeklaration, skattemelding, skattedeklaration
      årsopgørelse, slutskattebesked, forskudsopgørelse, veroilmoitus, verotuspäätös, verokortti, daňové přiznání
      přiznání k dani z příjmů, daňové priznanie, declarație unică, declarație privind impozitul, gelir vergisi beyannamesi
      vergi levhası, vergi beyannamesi, surat pemberitahuan tahunan, spt tahunan, bukti pemotongan, borang be, borang ea
      tờ khai thuế, quyết toán thuế, налоговая декларация, справка о доходах, справка 2-ндфл, 3-ндфл, податкова декларація
      adóbevallás, porezna prijava, आयकर विवरणी, आयकर रिटर्न, फॉर्म 16, 源泉徴収票
    `),
    fields: phrases(`
      department of the treasury, internal revenue service, omb no, omb no. 1545, employer identification number, taxpayer identification number
      wages tips other compensation, federal income tax withheld, social security wages, medicare wages and tips, payer's tin
      recipient's tin, payer's federal identification number, recipient's identification number, payer's name, recipient's name
      copy b for recipient, copy a for internal revenue service, copy b to be filed with employee's federal tax return
      void corrected, corrected, calendar year, filing status, adjusted gross income, taxable income, standard deduction
      exemptions, dependents, total tax, refund, amount you owe, tax year, assessment year, financial year, social security tips
      allocated tips, dependent care benefits, nonqualified plans, state wages tips etc, state income tax, local wages
      ordinary dividends, qualified dividends, total ordinary dividends, nonemployee compensation, rents, royalties
      fatca filing requirement, cat. no, keep for your records, privacy act and paperwork reduction act notice, backup withholding
      exempt payee code, under penalties of perjury, general instructions, specific instructions, sign here, paid preparer
      paid preparer use only, preparer's signature, ptin, employer's state id number, control number, statutory employee
      tan of the deductor, pan of the deductor, pan of the employee, tax deducted at source, chapter vi-a, section 192
      section 80c, gross total income, income chargeable under the head salaries, total income, tax payable, cit (tds)
      details of tax deducted, tan of employer, acknowledgement number, e-filing, date of filing, quarter, self assessment tax
      employment income, box 14, social insurance number, employer's account number, revenu agency, canada revenue agency
      hm revenue & customs, hmrc, unique taxpayer reference, utr, tax district, payer's rtn, total payments and other credits
      revenu fiscal de référence, numéro fiscal, direction générale des finances publiques, foyer fiscal, nombre de parts, impots.gouv.fr
      identifikationsnummer, finanzamt, steuernummer, bruttoarbeitslohn, zu versteuerndes einkommen, einbehaltene lohnsteuer
      agencia tributaria, base imponible general, cuota íntegra, retenciones, ejercicio, declarante, contribuyente, ejercicio fiscal
      rendimentos tributáveis, receita federal, autoridade tributária, ministério da fazenda, sujeito passivo, ano-calendário
      agenzia delle entrate, reddito complessivo, codice fiscale, contribuente, periodo d'imposta, imposta lorda, sostituto d'imposta
      belastingdienst, verzamelinkomen, belastbaar inkomen, loonheffingskorting, urząd skarbowy, dochód, podatek należny, podatnik
      skatteverket, skatteetaten, skattestyrelsen, inkomst av tjänst, verohallinto, finanční úřad, základ daně, poplatník
      anaf, contribuabil, gelir idaresi başkanlığı, matrah, direktorat jenderal pajak, wajib pajak, penghasilan kena pajak
      lembaga hasil dalam negeri, tổng cục thuế, người nộp thuế, налоговая инспекция, налогоплательщик, налоговая база
      income tax department, आयकर विभाग, कर निर्धारण वर्ष
    `),
    hints: phrases(
      'tax, taxable, taxpayer, irs, income, withheld, form, return, wages, deduction, copy, box, treasury, filing, amended, schedule, withholding, copy b, copy 1, copy 2',
    ),
  },
  insurance_policy: {
    titles: phrases(`
      insurance policy, certificate of insurance, policy schedule, policy document, schedule of insurance, insurance certificate
      motor insurance policy, two wheeler package policy, private car package policy, health insurance policy, life insurance policy
      declarations page, policy declarations, certificate of liability insurance, evidence of insurance, proof of insurance, cover note
      certificate cum policy schedule, insurance premium receipt, premium receipt, renewal premium receipt, policy certificate
      motor insurance certificate, certificate of motor insurance, homeowners policy, travel insurance, premium certificate
      premium paid certificate, insurance proposal, insurance schedule, term insurance plan, policy bond, insurance receipt
      attestation d'assurance, police d'assurance, contrat d'assurance, conditions particulières, carte verte, carte internationale d'assurance automobile
      versicherungsschein, versicherungspolice, versicherungsbestätigung, versicherungsausweis, beitragsrechnung, haftpflichtversicherung
      internationale versicherungskarte, póliza de seguro, póliza, certificado de seguro, condiciones particulares, carátula de póliza
      apólice de seguro, apólice, certificado de seguro, polizza, polizza di assicurazione, certificato di assicurazione, carta verde
      polis, verzekeringspolis, polisblad, verzekeringsbewijs, verzekeringscertificaat, groene kaart, polisa, polisa ubezpieczeniowa
      potwierdzenie ubezpieczenia, försäkringsbrev, försäkringsbevis, forsikringsbevis, forsikringspolice, vakuutuskirja, vakuutustodistus
      pojistná smlouva, pojistka, poistná zmluva, poliță de asigurare, polița rca, sigorta poliçesi, kasko poliçesi, trafik sigortası poliçesi
      polis asuransi, sertifikat asuransi, polisi insurans, sijil insurans, giấy chứng nhận bảo hiểm, hợp đồng bảo hiểm
      страховой полис, полис осаго, договор страхования, страховий поліс, biztosítási kötvény, polica osiguranja, बीमा पॉलिसी
    `),
    fields: phrases(`
      policy number, policy no, policy holder, policyholder, insured, name of insured, insured name, named insured, sum insured
      sum assured, premium, total premium, net premium, gross premium, premium amount, premium paid, policy period, policy term
      period of insurance, insurance company, insurer, coverage, coverages, limits of liability, deductible, deductibles, nominee
      date of commencement, date of maturity, maturity date, effective date, expiration date, agent, agent code, agency, endorsement
      third party, own damage, idv, insured's declared value, no claim bonus, ncb, liability to third parties, risk commencement
      policy type, plan name, mode of payment, proposal no, proposer, uin, irdai, irda regn, life assured, next premium due
      beneficiary, bodily injury, property damage, comprehensive, collision, certificate holder, underwriter, underwritten by
      valid from, cover, claims, claim, excess, insured vehicle, instalment premium, limitations as to use, persons entitled to drive
      assuré, souscripteur, prime, n° de contrat, numéro de contrat, garanties, franchise, date d'effet, assureur
      versicherungsnehmer, versicherungsnummer, versicherungsschein-nr, versicherer, versicherungssumme, versicherungsbeginn, beitrag, prämie, selbstbeteiligung
      tomador, asegurado, asegurador, prima, prima total, suma asegurada, vigencia, número de póliza, coberturas
      segurado, seguradora, prêmio, prémio, vigência, importância segurada, tomador do seguro, franquia
      contraente, assicurato, premio, massimale, decorrenza, compagnia di assicurazioni, n. polizza
      verzekeringnemer, verzekerde, verzekeraar, polisnummer, dekking, eigen risico, ubezpieczający, ubezpieczony, składka, suma ubezpieczenia
      försäkringstagare, försäkringsnummer, självrisk, forsikringstaker, forsikringstager, policenummer, premie, vakuutuksenottaja, omavastuu
      pojistník, pojištěný, pojistné, pojistitel, asigurat, primă de asigurare, asigurător, sigortalı, sigorta ettiren, prim, teminat
      tertanggung, pemegang polis, nilai pertanggungan, pihak diinsuranskan, bên mua bảo hiểm, страхователь, страховщик, страховая премия, застрахованный
    `),
    hints: phrases(
      'insurance, policy, insured, premium, coverage, assurance, liability, claim, risk, cover, insurer, general insurance, life insurance',
    ),
  },
}
