/** A word without its dots and hyphens, in small letters: "Dr.-Ing." is "dring". */
const plain = (word: string) => word.toLowerCase().replace(/[.\-’']/g, '')

/** Titles in front of a name, in seven languages. */
const TITLES = new Set(
  [
    ...[
      'dr ddr dra dring drmed drhc prof profa profdr univprof professor doctor docteur doktor pd rev sir dame',
    ],
    ...[
      'mr mrs ms miss mx herr frau mme mlle mrme monsieur madame sr sra srta señor señora señorita dña doña',
    ],
    ...[
      'senhor senhora dott dottssa sig sigra signa dhr mevr mw drs dipling diplingin diplinf diplkfm mgr bc mmag drin judr mudr phdr rndr',
    ],
  ].flatMap((words) => words.split(' ')),
)
/** These are names or words as well: only with their dot they are titles. */
const DOTTED_TITLES = new Set(
  'm me mag ing ir pr maga d eng enga arq arch avv adv capt lic doc dipl hr fr inż hc habil med rer nat phil jur oec dent vet'.split(
    ' ',
  ),
)

/** Degrees and ranks behind a name. */
const DEGREES = new Set(
  [
    ...[
      'phd dphil md dds dvm edd dba mba emba msc mphil mres meng mfa llm llb jd bsc beng bba bcom bca btech',
    ],
    ...[
      'mtech mca pgce hons cpa cfa acca aca cma pmp peng ceng rn bsn msn np fca frsa obe mbe cbe frs esq qc frsc frcs frcp frgs mrcp mrcs mrsc',
    ],
    ...[
      'kc cissp csm phr sphr dipling diplinf diplkfm dring msced bsced magister mag bakk lic pmd mpa mpp mph',
    ],
  ].flatMap((words) => words.split(' ')),
)
/** Behind a name without a comma these may be its last part. */
const SHORT_DEGREES = new Set('ma ba be bs ms me ed pe do dr prof ing hon'.split(' '))

const GENERATIONS = new Set('jr sr ii iii iv filho neto júnior junior sobrinho'.split(' '))

const PARTICLES = new Set(
  [
    ...[
      'van von der den de del della dello di da das do dos la le lo du des zu zur zum vom ter ten te op het',
    ],
    ...['bin ibn ben bint al el abu af av dal dalla dei degli san santa d’ t ó ní'],
  ].flatMap((words) => words.split(' ')),
)

export const isTitle = (word: string): boolean =>
  TITLES.has(plain(word)) || (/\.a?$/.test(word) && DOTTED_TITLES.has(plain(word)))

/** Tells whether a word behind a name is a degree, also where no comma is between. */
export const isDegree = (word: string): boolean =>
  DEGREES.has(plain(word)) || (/\p{L}\.\p{L}/u.test(word) && SHORT_DEGREES.has(plain(word)))

/** Tells whether a word behind a comma belongs to no name. */
export const isBesideName = (word: string): boolean =>
  isDegree(word) || isTitle(word) || SHORT_DEGREES.has(plain(word)) || /[^\p{L}\p{M}.'’-]/u.test(word)

/** "Jr.", "III", "Filho": a part of the last name. */
export const isGeneration = (word: string): boolean =>
  GENERATIONS.has(plain(word)) || /^(?:jun|sen)\.$/i.test(word)

const CAPITAL_PARTICLES = new Set('van von de der den del della di da dos du ter le la ní ó st.'.split(' '))

/** Tells whether a word with a capital begins a last name of several words all the same: "Van Dale". */
export const isCapitalParticle = (word: string): boolean =>
  /^\p{Lu}\p{Ll}*\.?$/u.test(word) && CAPITAL_PARTICLES.has(word.toLowerCase())

/** Tells whether a word, whatever its case, may begin a last name of several: "de la Tour". */
export const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase().replace(/^['’]/, ''))
