/**
 * Legal forms of companies by class. Two forms of one class are the same form in another language or spelling; two forms of
 * different classes hint at two companies of one group, which a comparison weighs and does not decide.
 */
export type LegalClass =
  | 'limited'
  | 'private'
  | 'public'
  | 'corporation'
  | 'partnership'
  | 'limited-partnership'
  | 'cooperative'
  | 'other'

const forms: Readonly<Record<LegalClass, string>> = {
  limited: `ltd limited gmbh mbh sarl srl ltda limitada llc bv bvba sro doo ood eood ead kft sp zoo spzoo spoo ooo too oou uab sia
ltdsti sti lda eirl eireli cc wll fze fzco fzc fz`,
  private: 'pvt private pte pty sdn prvt pvtltd privat',
  public: `plc ag sa spa nv ab asa oyj as a/s bhd jsc pjsc cjsc ojsc oao ao pao zao kk tbk joint-stock saog sae psc pcl aktiengesellschaft
aktiebolag sab sadecv anonim sirketi ticaret tic`,
  corporation: 'inc incorporated corp corporation co company companies cia compania compagnie cie coy',
  partnership: 'llp partnership ohg gbr partners snc sca',
  'limited-partnership': 'lp kg kgaa cv comanditaria ks limitedpartnership',
  cooperative: 'coop cooperative eg scrl society',
  other: 'se oy aps ks ev stiftung pt cjs rl de pp ip npo trust foundation sas sasu ehf hf',
}

export const legalForms: ReadonlyMap<string, LegalClass> = new Map(
  (Object.entries(forms) as [LegalClass, string][]).flatMap(([legalClass, words]) =>
    words.split(/\s+/).map((word) => [word, legalClass] as const),
  ),
)

/** Forms whose letters are also common words or initials: they count only at the end of a name that has more to it. */
export const weakLegalForms: ReadonlySet<string> = new Set(
  'sa as ag ab co se de cv kg lp ks eg ev pt ip pp ao too sia sti cc oy nv bv sp hf tic fz society trust foundation partners'.split(
    ' ',
  ),
)

/** Words that give a company away even without a legal form. */
export const companyWords: ReadonlySet<string> = new Set(
  `industries industry enterprises enterprise exports export imports import international technologies technology tech trading traders trade
services service solutions systems holdings holding group bank banking finance financial investments investment insurance
agencies agency associates consultants consulting consultancy logistics pharma pharmaceuticals pharmaceutical laboratories chemicals
chemical textiles textile motors steel cement power energy infrastructure infra projects constructions construction builders
developers properties realty estates mills foods beverages hotels hospitals hospital software electronics electricals engineering engineers
works manufacturing products store stores mart shop centre center university college school institute
association federation union council committee ministry department authority corporation fund capital ventures partners
media communications telecom airlines airways shipping maritime petroleum oil gas mining minerals metals plastics paper sugar fertilizers
organization organisation establishment factory workshop academy party army front movement brigade
foundation charity charitable relief society welfare
`
    .trim()
    .split(/\s+/),
)

/** Spelt in more than one way inside company names; each word → its head word. */
export const companySynonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    intl: 'international',
    internat: 'international',
    inds: 'industries',
    ind: 'industries',
    industry: 'industries',
    industrial: 'industries',
    enterprise: 'enterprises',
    entp: 'enterprises',
    ent: 'enterprises',
    mfg: 'manufacturing',
    mfrs: 'manufacturing',
    manufacturers: 'manufacturing',
    engg: 'engineering',
    engr: 'engineering',
    tech: 'technology',
    technologies: 'technology',
    technical: 'technology',
    svcs: 'services',
    svc: 'services',
    service: 'services',
    sys: 'systems',
    system: 'systems',
    bros: 'brothers',
    assn: 'association',
    assoc: 'association',
    dept: 'department',
    govt: 'government',
    mgmt: 'management',
    natl: 'national',
    univ: 'university',
    grp: 'group',
    gp: 'group',
    groupe: 'group',
    gruppe: 'group',
    hldgs: 'holdings',
    holding: 'holdings',
    labs: 'laboratories',
    lab: 'laboratories',
    laboratory: 'laboratories',
    pharma: 'pharmaceuticals',
    pharmaceutical: 'pharmaceuticals',
    chem: 'chemicals',
    chemical: 'chemicals',
    org: 'organization',
    organisation: 'organization',
    centre: 'center',
    trdg: 'trading',
    traders: 'trading',
    trade: 'trading',
    export: 'exports',
    import: 'imports',
    invest: 'investments',
    investment: 'investments',
    fin: 'finance',
    financial: 'finance',
    infrastructure: 'infra',
    constructions: 'construction',
    const: 'construction',
    hosp: 'hospital',
    hospitals: 'hospital',
    elec: 'electric',
    electricals: 'electrical',
    corporate: 'corporation',
    developments: 'development',
    establishments: 'establishment',
    est: 'establishment',
    exchanges: 'exchange',
    product: 'products',
    food: 'foods',
    motor: 'motors',
    textile: 'textiles',
    saint: 'st',
  }),
)

export const numberWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: '1',
    first: '1',
    '1st': '1',
    i: '1',
    two: '2',
    second: '2',
    '2nd': '2',
    ii: '2',
    three: '3',
    third: '3',
    '3rd': '3',
    iii: '3',
    four: '4',
    fourth: '4',
    '4th': '4',
    iv: '4',
    five: '5',
    fifth: '5',
    '5th': '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    vi: '6',
    vii: '7',
    viii: '8',
    ix: '9',
  }),
)
