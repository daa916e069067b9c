/**
 * How letters begin and end, in many languages, folded (small letters, no accents). General knowledge. They stand at the
 * start of a line of their own.
 */
export const salutations: readonly string[] =
  `dear, to whom it may concern, respected sir, respected madam, hello, hi, sehr geehrte, sehr geehrter, liebe, lieber, madame,
monsieur, mesdames, cher, chere, bonjour, estimado, estimada, estimados, muy senor mio, a quien corresponda, querido, querida,
prezado, prezada, prezados, exmo, caro, cara, gentile, egregio, spettabile, geachte, beste, szanowny, szanowna, szanowni, drogi,
droga, basta, hej, kaere, kjaere, hyva, arvoisa, vazeny, vazena, vazeni, stimate, stimata, stimati, sayin, dengan hormat,
kepada yth, yang terhormat, kinh gui, уважаемый, уважаемая, уважаемые, здравствуйте, шановний, шановна, tisztelt, kedves,
postovani, postovana, spostovani, महोदय, प्रिय`
    .split(',')
    .map((words) => words.trim())

export const closings: readonly string[] =
  `yours sincerely, yours faithfully, yours truly, sincerely, sincerely yours, very truly yours, respectfully, respectfully yours,
kind regards, best regards, warm regards, regards, with regards, best wishes, thanking you, cordially, yours obediently, love,
mit freundlichen grussen, mit freundlichem gruss, freundliche grusse, hochachtungsvoll, viele grusse, cordialement,
veuillez agreer, je vous prie d agreer, je vous prie de croire, bien a vous, sinceres salutations, atentamente, cordialmente,
un cordial saludo, saludos cordiales, saludos, le saluda, atenciosamente, com os melhores cumprimentos, cumprimentos,
respeitosamente, distinti saluti, cordiali saluti, in fede, met vriendelijke groet, met vriendelijke groeten, hoogachtend,
z powazaniem, z wyrazami szacunku, pozdrawiam, med vanlig halsning, med vanliga halsningar, vanliga halsningar, med vennlig hilsen,
med venlig hilsen, venlig hilsen, ystavallisin terveisin, kunnioittaen, s pozdravem, s uctou, cu stima, cu respect, saygilarimla,
saygilarimizla, hormat saya, hormat kami, salam hormat, yang benar, tran trong, kinh thu, с уважением, искренне ваш, з повагою,
tisztelettel, udvozlettel, s postovanjem, lep pozdrav, भवदीय`
    .split(',')
    .map((words) => words.trim())
