/** Words around a name that are no part of it: courtesy, rank, office, faith, profession and degree. Lower case, no dots. */
export type Gender = 'male' | 'female'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Stand before the name. */
export const titlesBefore: ReadonlySet<string> = set(`
mr mrs ms miss master mstr messrs mx dr doctor prof professor er engr ar ca cs cma adv advocate shri sri shree sree shriman shreeman
srimati shrimati shreemati srimathi shrimathi smt smti sushri kumari kum km ku selvi selvan thiru tmt thirumathi thirumathy janab
janaba jb sardar s'dar sardarni pt pandit pandita acharya swami mahant sant maulana moulana maulvi moulvi mawlawi maulavi mullah mulla haji hajji haaji alhaj
hafiz hafez qari ustad ustaz hon honble honourable honorable justice rev reverend fr father sister bro brother sir dame lord lady baron
baroness sheriff capt captain col colonel maj major gen general lt lieut lieutenant brig brigadier cdr commander cmde commodore adm
admiral sgt sergeant sub subedar subedhar havildar hav naik nk wg cdr sqn ldr gp flt flying air marshal cpl corporal pvt ex late
lte lat swargiya swa svargiya swargeey shriyut sriyut srijut shrijut begum madam madame mme mlle monsieur herr frau senor senora
senorita don dona signor signora sig dott ing lic mohtarma mohtaram jathedar comrade com vaidya kaviraj dewan diwan hakim
president minister ambassador senator governor shrimant chi chiranjeevi ayushmati kunwarji sayyidina
mister sheikha the
`)

/** Stand after the name: courtesy, degrees, professions, services. Taken off only behind at least two other words. */
export const titlesAfter: ReadonlySet<string> = set(`
ji jee garu saheb sahib sahab avargal esq esquire retd rtd phd dphil mphil mbbs mds bds bams bhms ms md dm mch frcs mrcp dnb dgo dch mba bba bca mca
be btech mtech bsc msc ba ma bcom mcom llb llm bed med bpharm mpharm ca cs cma fca aca acs fcs icwa cpa cfa ias ips ifs irs ics pcs mp mla
mlc mlas ret advocate adv obe cbe mbe kc qc dds dvm rn cissp pmp advocates beti
`)

export const lateWords: ReadonlySet<string> = set('late lte lat swargiya swa svargiya swargeey')

/** Titles that say the bearer's gender. */
export const titleGender: ReadonlyMap<string, Gender> = new Map([
  ...[
    ...set(`mr master mstr shri shriman sir lord baron father fr brother bro thiru selvan sardar maulana moulana maulvi monsieur herr
senor don signor mohtaram mullah mulla mister`),
  ].map((word) => [word, 'male'] as const),
  ...[
    ...set(`mrs ms miss smt smti shrimati srimati shreemati srimathi shrimathi sushri kumari kum km ku selvi tmt thirumathi thirumathy janaba sardarni
dame lady baroness sister begum madam madame mme mlle frau senora senorita dona signora mohtarma ayushmati`),
  ].map((word) => [word, 'female'] as const),
])

/** Words after a name that tell a father from a son of the same name, as the generation's number. */
export const generations: ReadonlyMap<string, number> = new Map(
  Object.entries({ sr: 1, senior: 1, jr: 2, jnr: 2, junior: 2, ii: 2, iii: 3, iv: 4, '2nd': 2, '3rd': 3, '4th': 4 }),
)

/** Written short, meant long. Only whole words. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mohd: 'mohammed',
    md: 'mohammed',
    mohmd: 'mohammed',
    mohmmad: 'mohammed',
    muhd: 'mohammed',
    mhd: 'mohammed',
    mahd: 'mohammed',
    mohamm: 'mohammed',
    kr: 'kumar',
    kmr: 'kumar',
    ch: 'choudhary',
    chy: 'choudhary',
    sk: 'sheikh',
    skh: 'sheikh',
    pd: 'prasad',
    prd: 'prasad',
    pr: 'prasad',
    chd: 'chand',
    sh: 'shri',
    abd: 'abdul',
    ahd: 'ahmed',
    hqn: 'hussain',
    hsn: 'hussain',
    wm: 'william',
    jno: 'john',
    geo: 'george',
    chas: 'charles',
    thos: 'thomas',
    jas: 'james',
    robt: 'robert',
    saml: 'samuel',
    danl: 'daniel',
    benj: 'benjamin',
    edwd: 'edward',
    alexr: 'alexander',
    richd: 'richard',
    fredk: 'frederick',
    margt: 'margaret',
    eliz: 'elizabeth',
  }),
)

/** Articles and links inside names: they say little, and are left out and joined at will. */
export const particles: ReadonlySet<string> = set(`
al el ul il ur as ar ad an ash at az ud ed uz bin ben ibn bint binti ould oglu ogly kyzy zadeh de da do dos del della di du la le las los van von der den ter
zu af av san abu abou umm and of y e i bt
`)

/** Letters of the Latin alphabet as Indian scripts write them out: एस. के. (S. K.), keyed by their romanised form. */
export const spelledLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    e: 'a',
    bee: 'b',
    bi: 'b',
    see: 'c',
    si: 'c',
    dee: 'd',
    di: 'd',
    ee: 'e',
    i: 'e',
    eph: 'f',
    ef: 'f',
    aiph: 'f',
    jee: 'g',
    ji: 'g',
    ech: 'h',
    aich: 'h',
    echch: 'h',
    aai: 'i',
    je: 'j',
    ke: 'k',
    kai: 'k',
    el: 'l',
    ail: 'l',
    em: 'm',
    aim: 'm',
    en: 'n',
    ain: 'n',
    o: 'o',
    pee: 'p',
    pi: 'p',
    kyoo: 'q',
    kyu: 'q',
    aar: 'r',
    es: 's',
    ais: 's',
    tee: 't',
    ti: 't',
    yoo: 'u',
    yu: 'u',
    vee: 'v',
    vi: 'v',
    dablyoo: 'w',
    dablyu: 'w',
    eks: 'x',
    aiks: 'x',
    vaai: 'y',
    waai: 'y',
    zed: 'z',
    jed: 'z',
  }),
)

/** Titles as Indian scripts spell them, keyed by their romanised form. */
export const spelledTitles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shree: 'shri',
    shreematee: 'smt',
    shreemati: 'smt',
    sushree: 'sushri',
    kumaaree: 'kumari',
    do: 'dr',
    daa: 'dr',
    da: 'dr',
    daaktar: 'dr',
    doktar: 'dr',
    pro: 'prof',
    prophesar: 'prof',
    edvoket: 'advocate',
    edavoket: 'advocate',
    pandit: 'pandit',
    pan: 'pt',
    sva: 'late',
    svargeey: 'late',
    mohamm: 'mohammed',
    mo: 'mohammed',
    md: 'mohammed',
    emdee: 'mohammed',
  }),
)
