/** British and American spellings become one; which of the two does not matter. In the order in which they apply. */
const SPELLINGS: [RegExp, string][] = [
  [/([iy])z(?=(?:e|ed|er|ing|able|ation|ational)$)/, '$1s'],
  [/(.[bdghilmnpv])our(?=$|al|ed|er|ful|hood|ing|ist|ite|able|less)/, '$1or'],
  [/(.{3}[ae])ll(?=(?:ing|ed|er|or)$)/, '$1l'],
  [/(cent|fib|theat|lit|calib|met)re$/, '$1er'],
  [/fibreg/, 'fiberg'],
  [/centred$/, 'centered'],
  [/alogue?(?=$|ing$)/, 'alog'],
  [/^(def|off|pret|lic)enc/, '$1ens'],
  [/^practis/, 'practic'],
  [/aesth/, 'esth'],
  [/paed/, 'ped'],
  [/aem/, 'em'],
  [/gynaec/, 'gynec'],
  [/archaeo/, 'archeo'],
  [/^oe(?=[ds])/, 'e'],
  [/foet/, 'fet'],
  [/rhoea/, 'rhea'],
  [/manoeuv/, 'maneuv'],
  [/sulph/, 'sulf'],
  [/alumini/, 'alumin'],
  [/plough/, 'plow'],
  [/draught/, 'draft'],
  [/mould/, 'mold'],
  [/^tyre/, 'tire'],
  [/^kerb/, 'curb'],
  [/^cheque/, 'check'],
  [/programme$/, 'program'],
  [/judgem/, 'judgm'],
  [/^ageing$/, 'aging'],
  [/^enquir/, 'inquir'],
  [/artefact/, 'artifact'],
  [/^adviser$/, 'advisor'],
  [/jewellery/, 'jewelry'],
  [/enroll/, 'enrol'],
  [/instalm/, 'installm'],
  [/fulfill/, 'fulfil'],
  [/skillf/, 'skilf'],
]

/** Most words are spelt in one way: one look tells. */
const IN_TWO_WAYS = new RegExp(SPELLINGS.map(([from]) => from.source).join('|'))

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || /(?:[suio]s|[^\p{L}]s)$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Shorter words are names and marks more often than they are plurals or spelt in two ways. */
const LETTERS_MIN = 4

/**
 * A folded word as it is compared: singular, and spelt in one way where Britain and America spell it in two. It is no
 * word to show.
 *
 * @example plainSpelling('organizations') // 'organisation'
 */
export function plainSpelling(word: string): string {
  if (word.length < LETTERS_MIN) return word
  const one = withoutPlural(word)
  return IN_TWO_WAYS.test(one) ? SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), one) : one
}
