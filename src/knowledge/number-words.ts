/**
 * Words of amounts as they are written on cheques, with the spellings that hands and customs bring along. `unit` words add,
 * `hundred` multiplies what stands before it, `scale` words close a group (Indian: lakh, crore; Western: thousand, million).
 */
export type NumberWord =
  | { readonly kind: 'unit'; readonly value: number }
  | { readonly kind: 'hundred' }
  | { readonly kind: 'scale'; readonly value: number }
  | { readonly kind: 'currency' }
  | { readonly kind: 'fraction' }
  | { readonly kind: 'and' }
  | { readonly kind: 'only' }
  | { readonly kind: 'no' }

const unit = (value: number): NumberWord => ({ kind: 'unit', value })
const scale = (value: number): NumberWord => ({ kind: 'scale', value })

export const numberWords: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ['zero', unit(0)],
  ['one', unit(1)],
  ['two', unit(2)],
  ['three', unit(3)],
  ['four', unit(4)],
  ['five', unit(5)],
  ['six', unit(6)],
  ['seven', unit(7)],
  ['eight', unit(8)],
  ['nine', unit(9)],
  ['ten', unit(10)],
  ['eleven', unit(11)],
  ['twelve', unit(12)],
  ['thirteen', unit(13)],
  ['fourteen', unit(14)],
  ['fifteen', unit(15)],
  ['sixteen', unit(16)],
  ['seventeen', unit(17)],
  ['eighteen', unit(18)],
  ['nineteen', unit(19)],
  ['twenty', unit(20)],
  ['thirty', unit(30)],
  ['forty', unit(40)],
  ['fourty', unit(40)],
  ['fifty', unit(50)],
  ['sixty', unit(60)],
  ['seventy', unit(70)],
  ['eighty', unit(80)],
  ['ninety', unit(90)],
  ['ninty', unit(90)],
  ['hundred', { kind: 'hundred' }],
  ['hundreds', { kind: 'hundred' }],
  ['thousand', scale(1e3)],
  ['thousands', scale(1e3)],
  ['lakh', scale(1e5)],
  ['lakhs', scale(1e5)],
  ['lac', scale(1e5)],
  ['lacs', scale(1e5)],
  ['lack', scale(1e5)],
  ['lacks', scale(1e5)],
  ['crore', scale(1e7)],
  ['crores', scale(1e7)],
  ['million', scale(1e6)],
  ['millions', scale(1e6)],
  ['billion', scale(1e9)],
  ['rupee', { kind: 'currency' }],
  ['rupees', { kind: 'currency' }],
  ['dollar', { kind: 'currency' }],
  ['dollars', { kind: 'currency' }],
  ['pound', { kind: 'currency' }],
  ['pounds', { kind: 'currency' }],
  ['euro', { kind: 'currency' }],
  ['euros', { kind: 'currency' }],
  ['riyals', { kind: 'currency' }],
  ['dirhams', { kind: 'currency' }],
  ['paise', { kind: 'fraction' }],
  ['paisa', { kind: 'fraction' }],
  ['cent', { kind: 'fraction' }],
  ['cents', { kind: 'fraction' }],
  ['pence', { kind: 'fraction' }],
  ['penny', { kind: 'fraction' }],
  ['and', { kind: 'and' }],
  ['only', { kind: 'only' }],
  ['no', { kind: 'no' }],
])

/** Written before the amount and part of no number. */
export const amountFillers: ReadonlySet<string> = new Set([
  'exactly',
  'sum',
  'of',
  'the',
  'amount',
  'us',
  'say',
  'ruppees',
])
