import type { Paper } from './paper.js'

/** Drawn documents of no kind that has a label, though they look like some. */
export const otherPapers: readonly Paper[] = [
  {
    label: 'other',
    format: 'slide',
    text: `
## BOARDING PASS | | Flight NK 412
Passenger MARTINEZ / ELENA | From KIEL KEL | To LISBON LIS
Gate B14 | Boarding 09:35 | Seat 22C
Date 14 MAR | Group 3 | Class Economy
Booking reference Q7XK2P`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
## Dr. A. Mehta, MBBS, MD
Sunrise Clinic, Nagpur
Patient: Kavita Rani | Age: 41 | 12/07/2024
Rx
Tab. Paracetamol 500 mg | 1-0-1 | 5 days
Syp. Ambroxol 5 ml | 1-1-1 | 5 days
Drink warm water. Review after one week.`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Laboratory report
Sample: blood | Collected 03.04.2025 08:10
Test | Result | Unit | Reference range
Haemoglobin | 13.4 | g/dl | 12.0 - 15.5
Leucocytes | 6.1 | 10^9/l | 4.0 - 10.0
Glucose | 92 | mg/dl | 70 - 99
Creatinine | 0.8 | mg/dl | 0.5 - 0.9`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Apple cake
For 12 pieces
200 g flour
3 eggs
120 g sugar
4 sour apples
Peel the apples and cut them into thin slices. Stir the butter until it is soft, add the eggs one
by one, then flour. Bake for 45 minutes at 180 degrees.`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Fahrplan Linie 14
Hafen - Bahnhof - Klinik
Hafen | 6:05 | 6:25 | 6:45 | 7:05
Marktplatz | 6:11 | 6:31 | 6:51 | 7:11
Bahnhof | 6:18 | 6:38 | 6:58 | 7:18
Klinik | 6:27 | 6:47 | 7:07 | 7:27
gültig Montag bis Freitag`,
  },
  {
    label: 'other',
    format: 'card',
    text: `
FROM: Harbor & Pine, 1200 Oak Street, Austin TX
## SHIP TO
JONAS PETERSEN
LINDENALLEE 4
24105 KIEL GERMANY
WEIGHT 2.4 KG | 1 OF 1
## 1Z 999 AA1 01 2345 6784`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Delivery note
Shree Balaji Traders | DN 2217 | 12-06-2024
Deliver to: Mehta Electricals, Pune
Item | Packed | Pieces
LED Panel 18W | 4 boxes | 40
Copper Wire | 1 roll | 12
Received in good condition`,
  },
  {
    label: 'other',
    format: 'a4',
    text: `
# Spring offers
Garden chairs from 29
Parasols half price
Buy two get one free
until 30 April in all our stores
Open daily 9 to 20`,
  },
  {
    label: 'handwritten_note',
    format: 'a4',
    text: `
~ 2 kg potatoes
~ onions
~ bread, brown
~ ring plumber Tuesday!!
~ birthday card for Nina`,
  },
  {
    label: 'handwritten_note',
    format: 'a4',
    text: `
~ met with Ravi at the site, wall is
~ still damp near the window. He says
~ two more weeks. Ask about the pipes
~ and the second coat of paint.
~ 40 bags left in store`,
  },
  {
    label: 'news_article',
    format: 'a4',
    text: `
## SÜDKURIER AM MORGEN | Mittwoch, 9. April 2025
# Brücke bleibt bis Herbst gesperrt
Kiel (dpa). Die alte Klappbrücke über den | „Wir haben die Schäden unterschätzt“, sagte
Kanal bleibt länger geschlossen als geplant. | der Sprecher der Stadt am Dienstag. Erst im
Bei einer Prüfung fanden Fachleute Risse in | Oktober sollen wieder Autos fahren dürfen.
zwei Trägern, die nun getauscht werden. | Fußgänger können die Fähre kostenlos nutzen.`,
  },
  {
    label: 'scientific_paper',
    format: 'a4',
    text: `
# Croissance des lichens sur les toits d'ardoise
Claire Fontaine, Université de Brest
Résumé. Nous étudions la croissance de trois espèces pendant neuf ans et montrons qu'elle
dépend du nombre de jours de pluie.
Mots-clés : lichens, ardoise, pluie
1. Introduction
Les lichens servent à dater les surfaces depuis les travaux de Beschel [1]. D'autres auteurs
ont trouvé des différences entre les sites [2, 3].
2. Méthodes
Les photographies ont été prises tous les trois mois (Fig. 1).
Références
[1] Beschel R., 1961. [2] Hale M. et al., 1967.`,
  },
]
