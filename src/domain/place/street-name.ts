import * as words from './street-words.ts'

const { anyOf } = words
const ENDS = anyOf(words.SURE_ENDS, words.THING_ENDS)
const TOWNS_END = anyOf(words.TOWN_ENDS, words.SQUARES)
const NUMBERED_ENDS = anyOf(words.NUMBERED_ENDS, words.HILLY_ENDS, words.ADDRESS_ENDS)
const TAILS = `${anyOf(words.SURE_TAILS)}|str\\.`
const TOWNS_TAIL = anyOf(words.TOWN_TAILS, words.WORD_TAILS)
const OWN_TAILS = `${anyOf(words.SURE_TAILS, words.EASTERN_TAILS)}|str\\.|platz|weg|damm|ufer|ring`
const BEGINS = anyOf(words.FRENCH_BEGINS, words.FRENCH_SHORT_BEGINS, words.SURE_BEGINS, words.VIA)
const TOWNS_BEGIN = `${anyOf(words.FRENCH_TOWN_BEGINS, words.TOWN_BEGINS, words.CAPITAL_BEGINS, words.ADDRESS_BEGINS, words.UNITS)}|house no|plot no`

/** What houses are called that have a name. */
const HOUSE = new RegExp(
  `(?:\\s(?:${anyOf(words.HOUSES)}|mansions?|apartments?|residences?|estate|colony|nagar)|haus|hof)$|` +
    '^(?:(?:r[ée]sid|edif[íi]cio|torre|condom[íi]nio|jardim|setor|vila|residencial|barrio|bairro|colonia|hameau|lotissement|lieu-dit|quartier|cit[ée]|' +
    'contrada|frazione|galleria|vico|pasaje|manzana|c\\.da)(?!\\p{L})|(?:edif|b[âa]t|jd|col|lot|fraz|gall|pje|diag|urb|qd|mz|r)\\.)',
  'iu',
)

const ENDS_LIKE_STREET = new RegExp(
  `(?:^|\\s)(?:${ENDS}|${TOWNS_END})\\.?$|\\p{L}(?:${TAILS}|${TOWNS_TAIL})$|[-\\s](?:${OWN_TAILS})$`,
  'iu',
)
const BEGINS_LIKE_STREET = new RegExp(
  `^(?:(?:${BEGINS}|${TOWNS_BEGIN})[.: ]|(?:${anyOf(words.DOTTED_BEGINS)})\\.|c\\/|(?:${anyOf(words.EASTERN_BEGINS)})\\s)`,
  'iu',
)
const NO_TOWN = new RegExp(`\\s(?:${ENDS})\\.?$|(?:${TAILS})$|^(?:${BEGINS})[. ]`, 'iu')
const HAS_ENGLISH_WORD = new RegExp(`\\s(?:${ENDS}|${TOWNS_END}|${NUMBERED_ENDS})(?=[.\\s]|$)`, 'iu')
const NUMBERED = new RegExp(`\\s(?:${NUMBERED_ENDS})$`, 'iu')
/** "Kirchheim an der Weinstraße" */
const ON_A_STREET = /\s(?:an der|am)\s/iu

/** Tells whether a name ends as streets do. Without its number a town may be called so: "Mountlake Terrace". */
export const endsLikeStreet = (name: string): boolean => ENDS_LIKE_STREET.test(name)

/** Tells whether a name is one that streets have; towns may have it as well. */
export const isStreetName = (name: string): boolean => endsLikeStreet(name) || BEGINS_LIKE_STREET.test(name)

/** Tells whether a name is one that houses have. */
export const isHouseName = (name: string): boolean => HOUSE.test(name)

/** Tells whether a name is one that streets have and hardly any town. */
export const isNoTownName = (name: string): boolean => NO_TOWN.test(name) && !ON_A_STREET.test(name)

/** Tells whether a name is a street's where the number of a house stands beside it. */
export const isNumberedName = (name: string): boolean => isStreetName(name) || NUMBERED.test(name)

/** The same where the number stands in front, and a quarter or a floor may follow: "1600 Green Avenue NW". */
export const hasNumberedName = (name: string): boolean => isNumberedName(name) || HAS_ENGLISH_WORD.test(name)
