import { phrases, type Vocabularies } from './vocabulary.js'

/** Banks: statements, passbooks, cheques and payment cards. */
export const accounts: Vocabularies = {
  bank_statement: {
    titles: phrases(`
      bank statement, statement of account, account statement, statement of accounts, bank account statement
      account activity, account transactions, statement of transactions, checking account statement, your statement
      savings account statement, current account statement, e-statement, mini statement, transaction history
      transaction statement, account summary, statement period, investment account statement, portfolio statement
      brokerage statement, detailed statement, consolidated statement, monthly statement
      relevé de compte, relevé de comptes, relevé bancaire, extrait de compte, relevé d'opérations, extrait bancaire
      kontoauszug, kontoauszüge, umsatzübersicht, umsatzanzeige, rechnungsabschluss, finanzstatus
      extracto bancario, extracto de cuenta, estado de cuenta, movimientos de la cuenta, resumen de cuenta, cartola
      extrato bancário, extrato de conta, extrato de conta corrente, extrato mensal, extrato consolidado
      estratto conto, estratto conto corrente, lista movimenti, movimenti del conto
      rekeningafschrift, rekeningoverzicht, bankafschrift, dagafschrift
      wyciąg bankowy, wyciąg z rachunku, zestawienie operacji, historia rachunku
      kontoutdrag, kontoudtog, kontoutskrift, tiliote, výpis z účtu, výpis z bankového účtu, extras de cont
      hesap özeti, hesap ekstresi, hesap hareketleri, rekening koran, laporan rekening, penyata akaun, penyata bank
      sao kê tài khoản, выписка по счету, выписка из лицевого счета, виписка по рахунку, bankszámlakivonat
      számlakivonat, izvod po računu, bankovní výpis, konto väljavõte, sąskaitos išrašas, konta izraksts
      खाता विवरण, बैंक विवरण, 对账单, 取引明細, كشف حساب
    `),
    fields: phrases(`
      opening balance, closing balance, beginning balance, ending balance, balance brought forward, previous balance
      balance carried forward, brought forward, carried forward, running balance, available balance, ledger balance
      value date, value dt, transaction date, txn date, post date, posting date, withdrawals, deposits, withdrawal amt
      deposit amt, withdrawal amount, deposit amount, paid in, paid out, money in, money out, debits, credits
      total deposits, total withdrawals, deposits and other credits, withdrawals and other debits, daily balance
      electronic withdrawals, atm withdrawal, checks paid, account number, sort code, routing number, ifsc, ifsc code
      micr code, iban, bic, swift code, account type, account holder, account name, savings account, current account
      checking account, chq no, cheque no, chq/ref no, ref no/cheque no, narration, particulars, transaction details
      transaction description, interest earned, interest paid, annual percentage yield earned, average daily balance
      service charges, overdraft limit, customer id, cif no, nominee registered, branch code, direct debit
      standing order, balance summary, member number, share account, dividend earned, portfolio value, asset allocation
      beginning account value, ending account value, in case of errors or questions about your electronic transfers
      solde précédent, nouveau solde, solde au, ancien solde, date valeur, date de valeur, solde créditeur, libellé
      solde initial, solde final, total des mouvements, titulaire du compte, virement, prélèvement, débit, crédit
      alter kontostand, neuer kontostand, kontonummer, kontoinhaber, buchungstag, buchungstext, wertstellung, valuta
      saldo, anfangssaldo, endsaldo, lastschrift, gutschrift, dauerauftrag, bankleitzahl, kontostand
      saldo anterior, saldo inicial, saldo final, fecha valor, fecha operación, cargos, abonos, retiros, depósitos
      número de cuenta, titular de la cuenta, concepto, clabe, saldo disponible, transferencia recibida
      saldo atual, data valor, data movimento, histórico, lançamentos, agência, conta corrente, débitos, créditos
      saldo iniziale, saldo finale, data contabile, data valuta, dare, avere, descrizione operazioni, bonifico
      beginsaldo, eindsaldo, vorig saldo, nieuw saldo, boekdatum, rentedatum, af/bij, omschrijving
      saldo początkowe, saldo końcowe, data operacji, data waluty, saldo po operacji, opis operacji, numer rachunku
      ingående saldo, utgående saldo, bokföringsdatum, valutadatum, inngående saldo, bokført, bogført
      alkusaldo, loppusaldo, arvopäivä, kirjauspäivä, tilinumero, počáteční zůstatek, konečný zůstatek, datum valuty
      počiatočný stav, konečný stav, sold inițial, sold final, data valutei, önceki bakiye, işlem tarihi, bakiye
      saldo awal, saldo akhir, mutasi debet, mutasi kredit, baki permulaan, baki penutup, tarikh nilai
      số dư đầu kỳ, số dư cuối kỳ, ngày giao dịch, входящий остаток, исходящий остаток, дата операции, остаток
    `),
    hints: phrases(`
      balance, debit, credit, deposit, withdrawal, transaction, branch, statement, neft, imps, rtgs, upi, atm, ach
      pos purchase, salary credit, bank, account, transfer, date, description, statement date, page 1 of, fdic
    `),
  },
  card_statement: {
    titles: phrases(`
      credit card statement, card statement, credit card account statement, card account statement, visa statement
      mastercard statement, credit card e-statement, charge card statement, credit card bill, card summary
      relevé de carte, relevé de carte de crédit, kreditkartenabrechnung, kreditkartenumsätze, estado de cuenta tarjeta
      extracto de tarjeta, resumen de tarjeta, fatura do cartão, fatura de cartão de crédito, estratto conto carta
      creditcardoverzicht, rekeningoverzicht creditcard, wyciąg z karty kredytowej, kontokortsfaktura
      kredi kartı ekstresi, hesap özeti kredi kartı, tagihan kartu kredit, penyata kad kredit, luottokorttilasku
      výpis z kreditní karty, выписка по кредитной карте
    `),
    fields: phrases(`
      minimum payment due, minimum amount due, minimum payment, payment due date, total amount due, credit limit
      available credit, available credit limit, cash advance limit, cash advances, cash advance, new charges, card number
      purchases and adjustments, finance charge, finance charges, annual percentage rate, late payment warning
      minimum payment warning, interest charged, fees charged, rewards summary, reward points, cash limit, new balance
      total dues, total payment due, past due amount, previous statement balance, balance transfer, payments and credits
      statement closing date, closing date, days in billing cycle, billing cycle, total new balance, late payment fee
      credit card number, revolving balance, purchases, your account summary, points earned, card member, cardmember
      montant minimum, limite de crédit, plafond, kreditlimit, kreditrahmen, mindestbetrag, pago mínimo, fecha de corte
      fecha límite de pago, límite de crédito, pago para no generar intereses, pagamento mínimo, limite de crédito
      data de vencimento, fido, minimo da pagare, minimumbedrag, kwota minimalna, minimum ödeme tutarı, son ödeme tarihi
      pembayaran minimum, batas kredit, bayaran minimum, had kredit, kartenumsätze, limit dostępny
    `),
    hints: phrases('credit card, mastercard, visa, rewards, american express, amex, purchase, foreign transaction'),
  },
  bank_passbook: {
    titles: phrases(`
      passbook, pass book, bank passbook, savings bank passbook, savings passbook, livret d'épargne, sparbuch
      libreta de ahorros, libreta de ahorro, caderneta de poupança, libretto di risparmio, spaarboekje
      książeczka oszczędnościowa, buku tabungan, buku simpanan, hesap cüzdanı, vkladní knížka, sổ tiết kiệm
      पासबुक, बचत खाता पासबुक, сберегательная книжка, 通帳, 存折
    `),
    fields: phrases(`
      nomination registered, mode of operation, date of issue of passbook, customer name, cif number, cif no, account no
      date of opening, account opening date, nominee, nominee name, joint holder, passbook no, passbook number
      savings bank account, branch name, branch manager, date of birth of minor, kyc, type of account, ifs code
      operating instructions, initials, officer, initial of officer, withdrawals, deposits, balance, particulars
    `),
    hints: phrases('savings, branch, ifsc, micr, account, bank, signature, photo, customer id'),
  },
  cheque: {
    titles: phrases(`
      cheque, check, cashier's check, traveler's cheque, travellers cheque, demand draft, pay to the order of
      chèque, scheck, verrechnungsscheck, orderscheck, assegno, assegno bancario, assegno circolare, talão de cheque
      páguese por este cheque, pague por este cheque, pay order, bankers cheque, banker's draft, cek, çek, чек расчетный
    `),
    fields: phrases(`
      or bearer, or order, rupees, account payee, a/c payee, a/c payee only, not negotiable, account payee only
      valid for three months only, valid for 3 months from the date of issue, please sign above, pay to the order of
      payable at par at all branches, payable at par, multi-city cheque, authorised signatory, please sign here
      authorised signatories, void after, memo, dollars, pay against this cheque, cheque number, cts-2010, cancelled
      void after 90 days, void after 180 days, authorized signature, security features included, details on back
      payez contre ce chèque, payez contre ce chèque non endossable, à l'ordre de, payable en france, non endossable
      zahlen sie gegen diesen scheck, oder überbringer, betrag in worten, noch betrag in buchstaben
      páguese a la orden de, páguese a, la cantidad de, pague por este cheque a quantia de, ou à sua ordem, centavos acima
      a vista pagate, pagate per questo assegno, non trasferibile, euro in lettere
      भुगतान करें, या धारक को, अदा करें, रुपये, केवल, या आदेश
    `),
    hints: phrases('pay, payee, date, only, bearer, bank, branch, d d m m y y y y, ifsc, micr, for, sign'),
  },
  payment_card: {
    titles: phrases(`
      debit card, credit card, prepaid card, platinum card, world elite, infinite, visa electron, visa debit, maestro
      mastercard, american express, rupay, discover, unionpay, diners club, business card debit, girocard, carte bancaire
      tarjeta de crédito, tarjeta de débito, cartão de crédito, carta di credito, kreditkarte, bankkarte, girokarte
    `),
    fields: phrases(`
      valid thru, valid from, good thru, expires end, month/year, member since, cardholder name, card holder, month year
      authorized signature, not valid unless signed, cvv, cvv2, cvc, security code, valid upto, exp date, expiry
      authorised signature, customer service, if found please return, this card is the property of, electronic use only
      valid dates, thru, cardholder, use only in, issued by, válida hasta, expira fin, gültig bis, expire fin
      gültig bis ende, válido até, valida fino al, valable jusqu'à fin, geldig tot
    `),
    hints: phrases(
      'visa, mastercard, debit, credit, platinum, gold, classic, bank, contactless, signature, world, business, prepaid, amex, infinite, titanium, electronic',
    ),
  },
}
