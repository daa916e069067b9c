import { indianStates } from './indian-states.js'

/**
 * Forms of registration numbers as plain data. A form is a row of parts, separated by spaces:
 * `D` a digit, `L` a letter, `X` either, each with a count (`D4`, `L1-3`); `@name` one of a list below; anything in
 * quotes stands for itself. Letters that an authority leaves out are named after a minus: `L3-IQ` has none of I and Q.
 *
 * `weight` is the natural logarithm of how common the form is among numbers that a caller sends, roughly: 0 for the
 * common form of a country that is sent most, −1 for each step rarer. It decides between readings that look alike.
 */
export interface PlateFormat {
  /** ISO 3166-1 alpha-2; null for a row of letters and digits of no known country. */
  readonly country: string | null
  readonly kind:
    | 'standard'
    | 'old'
    | 'temporary'
    | 'bharat'
    | 'military'
    | 'diplomatic'
    | 'personal'
    | 'commercial'
    | 'any'
  readonly form: string
  readonly weight: number
  /** US state, where only its plates have the form. */
  readonly state?: string
}

/** Sources: the registration rules of each country, as its licensing authority publishes them. */
export const plateLists: Readonly<Record<string, readonly string[]>> = {
  in: Object.keys(indianStates),
  // Districts of Slovakia, in the series until 2022.
  sk: 'BA BL BT BB BJ BN BR BS BY CA DK DS DT GA GL HC HE IL KA KE KK KM KN KS LC LE LM LV MA MI ML MT MY NM NO NR NZ PB PD PE PK PN PO PP PT PU PV RA RK RS RV SA SB SC SE SI SK SL SN SO SP SV TN TO TR TS TT TV VK VT ZA ZC ZH ZM ZV'.split(
    ' ',
  ),
  cz: [...'ABCEHJKLMPSTUZ'],
  ro: 'AB AG AR BC BH BN BR BT BV BZ CJ CL CS CT CV DB DJ GJ GL GR HD HR IF IL IS MH MM MS NT OT PH SB SJ SM SV TL TM TR VL VN VS'.split(
    ' ',
  ),
  ie: 'C CE CN CW D DL G KE KK KY L LD LH LK LM LS MH MN MO OY RN SO T TN TS W WD WH WW WX'.split(' '),
  ch: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
}

const india: readonly PlateFormat[] = [
  { country: 'IN', kind: 'standard', form: '@in D2 L1-2-IO D4', weight: 0 },
  { country: 'IN', kind: 'standard', form: '@in D1 L1-3-IO D4', weight: -1.5 },
  { country: 'IN', kind: 'standard', form: '@in D2 L3-IO D4', weight: -1.5 },
  { country: 'IN', kind: 'standard', form: '@in D1-2 L1-3-IO D1-3', weight: -2.5 },
  { country: 'IN', kind: 'old', form: '@in D2 D4', weight: -2 },
  { country: 'IN', kind: 'old', form: '@in L1 D4', weight: -4 },
  { country: 'IN', kind: 'bharat', form: 'D2 "BH" D4 L1-2-IO', weight: -1.5 },
  // Trade certificates and temporary numbers: TC with a number of the dealer's and its letters around it.
  { country: 'IN', kind: 'temporary', form: '@in D2 "TC" L0-1 D1-4 L0-2', weight: -1.5 },
  { country: 'IN', kind: 'temporary', form: '@in D2 L0-2 "TEMP" D4', weight: -3 },
  { country: 'IN', kind: 'temporary', form: '"T" D4 @in D4 L1-2', weight: -2.5 },
  { country: 'IN', kind: 'military', form: 'D2 L1 D6 L1', weight: -5.5 },
  { country: 'IN', kind: 'diplomatic', form: 'D1-3 "CD" D1-4', weight: -4 },
  { country: 'IN', kind: 'diplomatic', form: 'D1-3 "CC" D1-4', weight: -4 },
]

const unitedKingdom: readonly PlateFormat[] = [
  { country: 'GB', kind: 'standard', form: 'L2-IQZ D2 L3-IQ', weight: -1 },
  { country: 'GB', kind: 'old', form: 'L1-IOQUZ D1-3 L3-IQ', weight: -3 },
  { country: 'GB', kind: 'old', form: 'L3-IQ D1-3 L1-IOQUZ', weight: -3.5 },
]

const europe: readonly PlateFormat[] = [
  { country: 'DE', kind: 'standard', form: 'L1-3 L1-2 D1-4', weight: -2.5 },
  { country: 'FR', kind: 'standard', form: 'L2-IOU D3 L2-IOU', weight: -1.5 },
  { country: 'FR', kind: 'old', form: 'D3-4 L2-3-IOU D2', weight: -4 },
  { country: 'IT', kind: 'standard', form: 'L2-IOQU D3 L2-IOQU', weight: -1.5 },
  { country: 'ES', kind: 'standard', form: 'D4 L3-AEIOU', weight: -1 },
  { country: 'PT', kind: 'standard', form: 'L2 D2 L2', weight: -3 },
  { country: 'PT', kind: 'old', form: 'D2 L2 D2', weight: -3 },
  { country: 'PT', kind: 'old', form: 'D2 D2 L2', weight: -3 },
  { country: 'NL', kind: 'standard', form: 'L2-IOQ D3 L1-IOQ', weight: -1.5 },
  { country: 'NL', kind: 'standard', form: 'L1-IOQ D3 L2-IOQ', weight: -1.5 },
  { country: 'NL', kind: 'standard', form: 'D1 L3-IOQ D2', weight: -1.5 },
  { country: 'NL', kind: 'standard', form: 'D2 L3-IOQ D1', weight: -1.5 },
  { country: 'NL', kind: 'standard', form: 'D2 L2-IOQ L2-IOQ', weight: -1.5 },
  { country: 'NL', kind: 'old', form: 'L2-IOQ D2 L2-IOQ', weight: -3 },
  { country: 'NL', kind: 'old', form: 'L2-IOQ L2-IOQ D2', weight: -3 },
  { country: 'BE', kind: 'standard', form: 'D1 L3-IO D3', weight: -1.5 },
  { country: 'BE', kind: 'old', form: 'L3-IO D3', weight: -3.5 },
  { country: 'PL', kind: 'standard', form: 'L2 D5', weight: -2 },
  { country: 'PL', kind: 'standard', form: 'L2 D4 L1-IOQ', weight: -2.5 },
  { country: 'PL', kind: 'standard', form: 'L2 D3 L2-IOQ', weight: -2.5 },
  { country: 'PL', kind: 'standard', form: 'L3 D5', weight: -2.5 },
  { country: 'PL', kind: 'standard', form: 'L3 L1-IOQ D3', weight: -3 },
  { country: 'PL', kind: 'standard', form: 'L3 D2 L2-IOQ', weight: -2.5 },
  { country: 'SK', kind: 'standard', form: '@sk D3 L2-Q', weight: -0.5 },
  { country: 'CZ', kind: 'standard', form: 'D1 @cz D5', weight: -0.5 },
  { country: 'CZ', kind: 'standard', form: 'D1 @cz L1-GOQW D4', weight: -0.5 },
  { country: 'CZ', kind: 'old', form: 'L3 D4', weight: -3 },
  { country: 'CZ', kind: 'old', form: 'L2 D4', weight: -3.5 },
  { country: 'AT', kind: 'standard', form: 'L1-2 D3-5 L1-2-Q', weight: -4 },
  { country: 'CH', kind: 'standard', form: '@ch D1-6', weight: -3 },
  { country: 'HU', kind: 'standard', form: 'L4 D3', weight: -3 },
  { country: 'HU', kind: 'old', form: 'L3 D3', weight: -3 },
  { country: 'RO', kind: 'standard', form: '@ro D2 L3-Q', weight: -1 },
  { country: 'RO', kind: 'standard', form: '"B" D2-3 L3-Q', weight: -1 },
  { country: 'BG', kind: 'standard', form: 'L1-2 D4 L2', weight: -2.5 },
  { country: 'HR', kind: 'standard', form: 'L2 D3-4 L1-2', weight: -3 },
  { country: 'SE', kind: 'standard', form: 'L3-IQV D2 X1', weight: -2.5 },
  { country: 'NO', kind: 'standard', form: 'L2-IO D5', weight: -2.5 },
  { country: 'DK', kind: 'standard', form: 'L2 D5', weight: -2.5 },
  { country: 'FI', kind: 'standard', form: 'L3 D3', weight: -3 },
  { country: 'LT', kind: 'standard', form: 'L3-Q D3', weight: -3 },
  { country: 'LV', kind: 'standard', form: 'L2 D4', weight: -3.5 },
  { country: 'EE', kind: 'standard', form: 'D3 L3', weight: -3 },
  { country: 'IE', kind: 'standard', form: 'D2-3 @ie D1-6', weight: -2.5 },
  { country: 'GR', kind: 'standard', form: 'L3 D4', weight: -3 },
  { country: 'TR', kind: 'standard', form: 'D2 L1-QWX D4-5', weight: -4 },
  { country: 'TR', kind: 'standard', form: 'D2 L2-QWX D3-4', weight: -3.5 },
  { country: 'TR', kind: 'standard', form: 'D2 L3-QWX D2-3', weight: -3.5 },
]

const brazil: readonly PlateFormat[] = [
  { country: 'BR', kind: 'standard', form: 'L3 D1 L1 D2', weight: -0.5 },
  { country: 'BR', kind: 'old', form: 'L3 D4', weight: -0.5 },
]

/** First letters by place: A Perak, B Selangor, … W Kuala Lumpur; Q and S add letters for the division, F is Putrajaya. */
const malaysia: readonly PlateFormat[] = [
  { country: 'MY', kind: 'standard', form: 'L3-IO D4', weight: -1 },
  { country: 'MY', kind: 'standard', form: 'L1-3-IO D1-3', weight: -3 },
  { country: 'MY', kind: 'standard', form: 'L1-3-IO D1-4 L1-IO', weight: -2.5 },
]

/** Passenger and pickup series in use; the states that share a form are told by the name on the plate. */
const unitedStates: readonly PlateFormat[] = [
  { country: 'US', kind: 'standard', form: 'D1 L3-IOQ D3', weight: -1, state: 'California' },
  { country: 'US', kind: 'commercial', form: 'D1 L1-IOQ D5', weight: -2, state: 'California' },
  { country: 'US', kind: 'commercial', form: 'D5 L1-IOQ D1', weight: -2, state: 'California' },
  { country: 'US', kind: 'standard', form: 'L2-IO D1 L1-IO D1 L1-IO', weight: -1.5, state: 'Missouri' },
  { country: 'US', kind: 'standard', form: 'L3-IOQ D4', weight: -1.5 },
  { country: 'US', kind: 'standard', form: 'L3-IOQ D3', weight: -2 },
  { country: 'US', kind: 'standard', form: 'D3 L3-IOQ', weight: -2 },
  { country: 'US', kind: 'standard', form: 'L2-IOQ D5', weight: -3 },
  { country: 'US', kind: 'standard', form: 'L1-IOQ D6', weight: -2 },
  { country: 'US', kind: 'standard', form: 'D2 L1-IOQ D1 L2-IOQ', weight: -2 },
  { country: 'US', kind: 'standard', form: 'D1 L2-IOQ D3', weight: -2 },
  { country: 'US', kind: 'standard', form: 'D3 L1-IOQ D3', weight: -3 },
]

/** What no authority above issues, taken as it is read. */
const anywhere: readonly PlateFormat[] = [
  { country: null, kind: 'any', form: 'X5-8', weight: -5.5 },
  { country: null, kind: 'any', form: 'X9-10', weight: -7 },
]

export const plateFormats: readonly PlateFormat[] = [
  ...india,
  ...unitedKingdom,
  ...europe,
  ...brazil,
  ...malaysia,
  ...unitedStates,
  ...anywhere,
]
