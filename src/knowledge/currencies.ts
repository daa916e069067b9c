/** Currencies by country (ISO 3166 → ISO 4217), with the marks that stand on cheques. */
export interface Currency {
  readonly code: string
  /** Signs and abbreviations before or behind an amount. */
  readonly signs: readonly string[]
  /** Words of the legal amount, lower case. */
  readonly words: readonly string[]
}

export const currencies: Readonly<Record<string, Currency>> = {
  INR: { code: 'INR', signs: ['₹', 'Rs', 'Rs.', 'INR'], words: ['rupee', 'rupees', 'paise'] },
  USD: { code: 'USD', signs: ['$', 'US$', 'USD'], words: ['dollar', 'dollars', 'cents'] },
  GBP: { code: 'GBP', signs: ['£', 'GBP'], words: ['pound', 'pounds', 'pence'] },
  EUR: { code: 'EUR', signs: ['€', 'EUR'], words: ['euro', 'euros'] },
  CAD: { code: 'CAD', signs: ['C$', 'CAD'], words: [] },
  SGD: { code: 'SGD', signs: ['S$', 'SGD'], words: [] },
  AUD: { code: 'AUD', signs: ['A$', 'AUD'], words: [] },
  QAR: { code: 'QAR', signs: ['QAR', 'QR'], words: ['riyals'] },
  AED: { code: 'AED', signs: ['AED', 'Dhs'], words: ['dirhams'] },
  SAR: { code: 'SAR', signs: ['SAR', 'SR'], words: [] },
  KWD: { code: 'KWD', signs: ['KWD', 'KD'], words: [] },
  BHD: { code: 'BHD', signs: ['BHD', 'BD'], words: [] },
  OMR: { code: 'OMR', signs: ['OMR', 'RO'], words: [] },
  NPR: { code: 'NPR', signs: ['NPR', 'NRs'], words: [] },
  PKR: { code: 'PKR', signs: ['PKR'], words: [] },
  LKR: { code: 'LKR', signs: ['LKR'], words: [] },
  BDT: { code: 'BDT', signs: ['BDT', 'Tk', '৳'], words: ['taka'] },
  MVR: { code: 'MVR', signs: ['MVR', 'MRF'], words: ['rufiyaa'] },
  MYR: { code: 'MYR', signs: ['MYR', 'RM'], words: ['ringgit'] },
  HKD: { code: 'HKD', signs: ['HKD', 'HK$'], words: [] },
  ZAR: { code: 'ZAR', signs: ['ZAR'], words: ['rand'] },
  KES: { code: 'KES', signs: ['KES', 'KShs'], words: ['shillings'] },
  NGN: { code: 'NGN', signs: ['NGN', '₦'], words: ['naira'] },
}

export const currencyOfCountry: Readonly<Record<string, string>> = {
  IN: 'INR',
  US: 'USD',
  GB: 'GBP',
  IE: 'EUR',
  FR: 'EUR',
  DE: 'EUR',
  CA: 'CAD',
  SG: 'SGD',
  AU: 'AUD',
  QA: 'QAR',
  AE: 'AED',
  SA: 'SAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  NP: 'NPR',
  PK: 'PKR',
  LK: 'LKR',
  BD: 'BDT',
  MV: 'MVR',
  MY: 'MYR',
  HK: 'HKD',
  ZA: 'ZAR',
  KE: 'KES',
  NG: 'NGN',
}

/** Countries whose custom is month before day in a date of figures. */
export const monthFirstCountries: ReadonlySet<string> = new Set(['US', 'PH', 'PR'])

/** Words on a cheque that name its country: places, and the country itself. Lower case, whole words. */
export const countryWords: Readonly<Record<string, readonly string[]>> = {
  QA: ['qatar', 'doha'],
  AE: ['dubai', 'abu dhabi', 'sharjah', 'u.a.e', 'uae'],
  SG: ['singapore'],
  MV: ['maldives', 'male'],
  NP: ['nepal', 'kathmandu'],
  LK: ['sri lanka', 'colombo'],
  PK: ['pakistan', 'karachi', 'lahore'],
  BD: ['bangladesh', 'dhaka'],
  MY: ['malaysia', 'kuala lumpur'],
  HK: ['hong kong'],
  GB: ['london', 'united kingdom', 'england', 'scotland', 'sort code'],
  CA: ['canada', 'canadian', 'ontario', 'toronto', 'quebec'],
  AU: ['australia', 'sydney', 'melbourne'],
  KE: ['kenya', 'nairobi'],
  NG: ['nigeria', 'lagos'],
  ZA: ['south africa', 'johannesburg'],
}
