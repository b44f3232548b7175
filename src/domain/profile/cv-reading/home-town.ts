import {
  FRENCH_BEGINS,
  LANE_TAILS,
  SENTENCE_ENDS,
  SURE_BEGINS,
  SURE_TAILS,
  TOWN_BEGINS,
  TOWN_TAILS,
  VIA,
  WORD_TAILS,
  anyOf,
  capitalised,
  inEitherCase,
} from '#/domain/place/street-words.ts'
import { isHouseName } from '#/domain/place/house-name.ts'
import { endsLikeStreet, isNumberedName, isStreetName } from '#/domain/place/street-name.ts'

/** Postcodes of PT, PL, NL and SE, and those of four digits or five; and those that stand behind a town: GB, CA, US. */
const BEFORE_TOWN =
  /(?:^|\s)((?:[A-Z]{1,2}-)?(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{4,5})\s(\p{L}\D*))$/u
const CODE =
  '(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|(?:[A-Z]{2} )?[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|(?:[A-Z]{2} )?\\d{5}(?:-\\d{4})?)'
const AFTER_TOWN = new RegExp(`^(\\D*\\p{L}) ${CODE}$`, 'u')
const ONLY_CODE = new RegExp(`^${CODE}$`, 'u')
const ONLY_STATE = /^[A-Z]{2,3}$/
/** Where postcodes have four digits, as numbers of houses may. */
const SHORT_CODE_LANDS =
  /^(?:AT|CH|BE|LU|NL|DK|NO|HU|Austria|Österreich|Autriche|Schweiz|Suisse|Svizzera|Switzerland|Belgi\p{L}+|Luxemb\p{L}+|Nederland|Netherlands|Danmark|Denmark|Norge|Norway|Hungary|Magyarország|Australia)$/u
/** Numbers that can be nothing but a postcode before a name. */
const CERTAIN =
  /^(?:[A-Z]{1,2}-)?(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|(?!19|20)\d{4} [A-Z]{2}) \p{Lu}|\p{L} [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u
const HOUSE =
  /^\d{1,5}[a-z]?(?:[/-]\d{1,4})?,? |,? (?:no\.? ?|nº ?|n° ?)?\d{1,4}[a-z]?(?:[/-]\d{1,4}[a-z]?)?$/i
const STREET_WORDS_MAX = 8
const ALL_NAMES = /^\p{Lu}\S*(?: \p{Lu}\S*){1,3}$/u
const NUMBER = '(?<![\\d.,])\\d{1,4}[a-z]?(?: (?:bis|ter))?(?:, ?| )'
/** What begins a street within a sentence, and what does with a dot alone. */
const SOUTH = 'plaza corso strada vial prolongación prolongacion'
const DOTTED = 'av avda trav ul os al jr ул'
const IN_SENTENCE = [
  /(?:^|[,:|·] ?|(?<!\p{L})(?:in|wohnhaft) )(?:Am|Im|Zum|Zur|Unter den|(?:An|Auf|In|Hinter|Vor) de[mnr]) (?!(?:Jahr|Monat|Quartal|Semester|Team|Tag|Projekt|Kapitel|Platz|Modul|Standort|Werk|Bereich)\p{L}* )\p{Lu}\p{Ll}+ \d{1,3}[a-z]?(?=$|[,.;|])/u,
  /(?<!\p{L})(?:P\.? ?O\.? ?Box|Postfach|BP|Postbus|[Ss]kr\. poczt\.|Apartado|Caixa [Pp]ostal|Casella [Pp]ostale|CEP:?) \d/u,
  /(?<!\S)\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}(?![\p{L}\d])/u,
  /(?:^|[,;:·|–—] ?|(?:in|à|en) )(?:[A-Z]{1,2}-)?(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|(?!19|20)\d{4} [A-Z]{2}) \p{Lu}\p{Ll}/u,
  new RegExp(`${NUMBER}(?:\\p{Lu}[\\p{L}'’.]* ){1,3}(?:${capitalised(SENTENCE_ENDS)})(?!\\p{L})`, 'u'),
  new RegExp(`${NUMBER}(?:${anyOf(FRENCH_BEGINS)}|place) (?:d|l|\\p{Lu})`, 'iu'),
  new RegExp(
    `\\p{Lu}\\p{Ll}+(?:${anyOf(SURE_TAILS, TOWN_TAILS, LANE_TAILS, WORD_TAILS)}|str\\.)\\s\\d{1,3}[a-z]?(?!\\d)`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${inEitherCase(SURE_BEGINS, TOWN_BEGINS, VIA, SOUTH)}|(?:${inEitherCase(DOTTED)})\\.|V\\.le|P\\.zza|Largo|شارع|רחוב) (?:[\\p{L}'’.]+ ){0,3}?[\\p{L}'’.]+,? (?:n\\.?[º°] ?)?\\d{1,4}(?!\\d)`,
    'u',
  ),
]

/** Numbers of streets and of houses, as in Colombia: "Cra 7 # 45 – 12". */
const NUMBERED_STREET =
  /(?<!\p{L})(?:[Kk]ra?|[Cc]ra?|[Cc]arrera|[Cc]alle|[Cc]ll?|[Dd]iagonal|D[Gg]|[Tt]ransversal|T[Vv]|A[Vv]|[Aa]venida|KR|CRA?|CLL?)\.? ?\d{1,3}(?: ?[A-Za-z]{1,2})?(?: (?:bis|[Ss]ur|[Nn]orte|[Ee]ste))? ?(?:#|N[oº°]\.?) ?\d/u

const WITHOUT_BLANK = /(?<!\p{L})[Rr]ue\p{Lu}[\p{L}-]{0,30}\d/u

const CODE_DASH = /(?<=(?:^|\s)(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{5}|\d{4}))\s[–-]\s(?=\p{Lu})/u
const DASH_CODE = /\s[–-]\s(?=(?:[A-Z]{1,2}-)?(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{5}|\d{4})\s\p{Lu})/u
/** "Bengaluru - 560001" at the end of an address of three parts and more. */
const DASH_LAST = /(?<=\p{L})\s?[–-]\s?(?=[1-9]\d{2} ?\d{3}$)/u
const SIX_DIGITS = /^\p{Lu}[\p{L} ]{2,30} [1-9]\d{2} ?\d{3}$/u
const PARTS_MIN = 3
/** "Rua das Flores, 123" */
const NUMBER_BEHIND = /^(?:n[º°o]\.? ?)?\d{1,5}[a-z]?$/i
function split(address: string): string[] {
  const parts: string[] = []
  for (const each of address
    .replace(CODE_DASH, ' ')
    .replace(DASH_CODE, ', ')
    .replace(DASH_LAST, ' ')
    .split(/[,;]/)) {
    const [part, before] = [each.trim(), parts.at(-1)]
    if (before !== undefined && NUMBER_BEHIND.test(part) && !hasNumber(before) && isStreetName(before))
      parts.splice(-1, 1, `${before} ${part}`)
    else parts.push(part)
  }
  return parts
}
const hasNumber = (part: string) => /\d/.test(part)
const isTown = (part: string) => part !== '' && !hasNumber(part) && !isStreetName(part) && !isHouseName(part)
const isStreet = (part: string) => isStreetName(part) || (hasNumber(part) && !ONLY_CODE.test(part))

function isHouse(code: string, town: string, next: string | undefined): boolean {
  const mayBeNumber = /^\d{4} /.test(code) && next !== undefined && !SHORT_CODE_LANDS.test(next)
  return mayBeNumber || isStreetName(town)
}

/** The town of an address that has a postcode, with it: what stands behind a street goes before what is in front. */
function withPostcode(parts: readonly string[]): string | null {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index] ?? ''
    const [, coded = '', town = ''] = BEFORE_TOWN.exec(part) ?? []
    if (coded && !isHouse(coded, town, parts[index + 1])) return coded
    const before = AFTER_TOWN.exec(part)?.[1] ?? ''
    if (!ONLY_STATE.test(before) && isTown(before)) return part
    if (parts.length >= PARTS_MIN && SIX_DIGITS.test(part)) return part
    if (!ONLY_CODE.test(part)) continue
    // "Bath, BA1 2JZ" and "Springfield, IL 62704"
    const street = parts.slice(0, index).findLastIndex(isStreet)
    const above = parts.slice(street + 1, index).find(isTown)
    if (above) return `${above}, ${part}`
  }
  return null
}

/**
 * What of an address names a town, with its postcode; '' when only a street is there. Where there is neither a street nor
 * a number it is a place as it is.
 *
 * @example homeTown('Flat 2, 14 Green Street, Bath') // 'Bath'
 */
export function homeTown(address: string): string {
  const parts = split(address)
  const found = withPostcode(parts)
  if (found !== null) return found
  const street = parts.findLastIndex(isStreet)
  if (street < 0) return parts.filter((part) => !ONLY_CODE.test(part) && !isHouseName(part)).join(', ')
  return parts.slice(street + 1).find(isTown) ?? parts.slice(0, street).find(isTown) ?? ''
}

const isNumbered = (part: string) =>
  part.split(' ').length <= STREET_WORDS_MAX && HOUSE.test(part) && isNumberedName(part.replace(HOUSE, ''))

const HOUSE_AND_TOWN = /^\d{1,4}[a-z]?,? \p{Lu}[^,\d]{2,30}, ?\p{Lu}/u

/** Tells whether a part of a text is called like a street, or numbered like a house. */
export const isStreetOrHouse = (text: string): boolean =>
  HOUSE_AND_TOWN.test(text) || split(text).some((part) => isStreetName(part) || isHouseName(part))

/** Tells whether a text has a part that is a street and the number of a house. */
export const hasHouse = (text: string): boolean => split(text).some(isNumbered)

/** Tells whether a text gives away where somebody lives: a street with a number, or a town with its postcode. */
export function isAddress(text: string): boolean {
  const parts = split(text)
  const isCoded =
    (parts.length > 1 || CERTAIN.test(text) || isStreetName(text)) && withPostcode(parts) !== null
  const isCode = parts.some((part) => ONLY_CODE.test(part))
  const isNamed = parts.length > 1 && endsLikeStreet(parts[0] ?? '') && ALL_NAMES.test(parts[0] ?? '')
  return isCoded || isCode || isNamed || HOUSE_AND_TOWN.test(text) || hasHouse(text)
}

/** Tells whether a sentence has an address in it. Numbers before a word may count something: a postcode is set off. */
export function hasAddress(text: string): boolean {
  return (
    NUMBERED_STREET.test(text) ||
    WITHOUT_BLANK.test(text) ||
    IN_SENTENCE.some((address) => address.test(text))
  )
}
