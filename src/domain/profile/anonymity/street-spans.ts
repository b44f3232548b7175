import {
  DIGITS,
  isClose,
  isHouseNumber,
  isNameWord,
  tokensOf,
  townLength,
  type Token,
} from './address-tokens.ts'
import type { KnownWords } from './known-words.ts'
import { isBritishAt, postcodeSpans } from './postcode-spans.ts'
import type { Span } from './spans.ts'
import {
  CAPITAL_BEGINS,
  FRENCH_BEGINS,
  OTHER_BEGINS,
  OTHER_ENDS,
  OTHER_TAILS,
  STREET_BEGINS,
  STREET_ENDS,
  STREET_TAILS,
  WORK_BEGINS,
} from './street-kinds.ts'
import {
  BOXES,
  COUNTED,
  GOES_ON,
  HOME,
  HOUSES,
  ORDINARY_TAIL,
  OWN_TAILS,
  PARTICLES,
  UNITS,
} from '#/domain/place/address-words.ts'

type Reading = { tokens: readonly Token[]; text: string } & KnownWords
type Found = { first: number; last: number }
const NAME_MAX = 5
const BEGINS = [FRENCH_BEGINS, STREET_BEGINS, CAPITAL_BEGINS, OTHER_BEGINS]

/** Whether nothing goes on behind a word but another part of the address, or of the sentence. */
function isOver({ tokens, text, isTown }: Reading, last: number, isSure: boolean): boolean {
  const next = tokens[last + 1]
  if (!next) return true
  if (/^\s*[,;:.)\]\n|–—]/u.test(text.slice(tokens[last]?.to, next.from)) || next.gap.includes('\n'))
    return true
  if (UNITS.has(next.lower) || /^\d{1,2}[ºª]$/.test(next.text)) return true
  if (GOES_ON.has(next.lower) || (isSure && PARTICLES.has(next.lower))) return true
  return townLength(tokens, last + 1, isTown) > 0 || (isSure && isNameWord(next))
}

/** The first of the name's words that end before `end`, or `end` where there is none. */
function nameBefore({ tokens }: Reading, end: number): number {
  let first = end
  while (first > 0 && end - first < NAME_MAX && tokens[first]?.gap === ' ') {
    const word = tokens[first - 1]
    if (!word || !isNameWord(word) || GOES_ON.has(word.lower) || COUNTED.has(word.lower)) break
    first -= 1
  }
  return first
}

/** The last of the name's words from `from` on; -1 where no word of a name follows. */
function nameFrom({ tokens }: Reading, from: number): number {
  let last = -1
  for (let at = from; at < from + NAME_MAX; at += 1) {
    const token = tokens[at]
    if (!token || !(token.gap === ' ' || (at === from && /^[. ]{1,2}$/.test(token.gap)))) break
    if (isNameWord(token)) last = at
    else if (!PARTICLES.has(token.lower)) break
  }
  return last
}

/** Whether a town follows, or a name with a British postcode. */
const isPlaceAt = ({ tokens, isTown }: Reading, at: number): boolean =>
  townLength(tokens, at, isTown) > 0 || [1, 2, 3].some((further) => isBritishAt(tokens, at + further))

function isBesidePostcode({ tokens }: Reading, last: number): boolean {
  const next = tokens[last + 1]
  if (!isClose(next)) return false
  return (
    (DIGITS.test(next?.text ?? '') && isNameWord(tokens[last + 2])) ||
    [1, 2, 3].some((further) => isBritishAt(tokens, last + further))
  )
}

const isBesidePlace = (reading: Reading, last: number): boolean =>
  isBesidePostcode(reading, last) || isBesideTown(reading, last)

const SAINT = /^(?:san|santa|santo|sant|saint|são)$/

/** Whether nothing but its form speaks for an address, and a word of it is one of work: "3 Google Drive", "Via Teams 2". */
function isOfWork(reading: Reading, { first, last }: Found): boolean {
  const words = reading.tokens
    .slice(first, last + 1)
    .filter((token) => isNameWord(token) && !SAINT.test(token.lower))
  const isKnown = words.some(({ text }) => text.length === 1 || reading.hasWord(text) || reading.isName(text))
  const isHome = HOME.has(reading.tokens[first - 1]?.lower ?? '')
  return isKnown && !isHome && !isBesidePlace(reading, last)
}

/** "12 pelican street, bath": in small letters only where a town follows. */
function smallStreet(reading: Reading, at: number): Found | null {
  const { tokens, isTown } = reading
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !STREET_ENDS.has(token.lower) || next?.gap !== ', ' || !isTown(next.text)) return null
  const number = [at - 2, at - 3].find((place) => isHouseNumber(tokens[place])) ?? -1
  const name = tokens.slice(number + 1, at)
  const isName = name.every(({ lower, gap }) => gap === ' ' && !GOES_ON.has(lower) && !PARTICLES.has(lower))
  return number >= 0 && isName ? { first: number, last: at } : null
}

/** "PO Box 12", "Postfach 12 34". */
function boxOf({ tokens }: Reading, at: number): Found | null {
  const [before, token, number] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || number?.gap !== ' ' || !/^\d{1,6}$/.test(number.text)) return null
  if (token.lower === 'box' && /^(?:po|o)$/.test(before?.lower ?? ''))
    return { first: before?.lower === 'o' ? at - 2 : at - 1, last: at + 1 }
  return BOXES.has(token.lower) ? { first: at, last: at + 1 } : null
}

/** "Level 3 Customer Court", "Migrated 3 Google Drive": something else is counted or numbered. */
function isWorkEnding(reading: Reading, first: number, at: number): boolean {
  const { tokens, text } = reading
  if (isBesidePlace(reading, at)) return false
  if (reading.isName(text.slice(tokens[first]?.from, tokens[at]?.to))) return true
  const [before, number] = [tokens[first - 2], tokens[first - 1]]
  const isLed =
    before && number?.gap === ' ' && ![HOME, GOES_ON, UNITS].some((leads) => leads.has(before.lower))
  return isLed === true && tokens.slice(first, at).some((word) => reading.hasWord(word.text))
}

/** "12 Pelican Street"; without a number where a town or a postcode follows: "Church Lane, Bath". */
function endingStreet(reading: Reading, at: number): Found | null {
  const { tokens, isTown, text } = reading
  const { lower = '', text: word = '' } = tokens[at] ?? {}
  const isSure = STREET_ENDS.has(lower)
  if (!(isSure || OTHER_ENDS.has(lower)) || !/^\p{Lu}/u.test(word)) return null
  const first = nameBefore(reading, at)
  if (first === at) return null
  if (isHouseNumber(tokens[first - 1]) && isClose(tokens[first])) {
    const isAddress = isOver(reading, at, isSure) && (isSure || !isWorkEnding(reading, first, at))
    return isAddress ? { first: first - 1, last: at } : null
  }
  const isTownItself = isTown(text.slice(tokens[first]?.from, tokens[at]?.to))
  const isBeside = isSure && !isTownItself && tokens[at + 1]?.gap === ', ' && isPlaceAt(reading, at + 1)
  return isBeside ? { first, last: at } : null
}

/** Whether a town follows, behind a comma, a postcode or a small word. */
function isBesideTown({ tokens, isTown }: Reading, last: number): boolean {
  const next = tokens[last + 1]
  if (!next || !isClose(next)) return false
  const isBetween = /^\d{4,5}$/.test(next.text) || next.lower === 'a' || GOES_ON.has(next.lower)
  return townLength(tokens, last + (isBetween ? 2 : 1), isTown) > 0
}

/** "12 rue de la Paix", "12 bis, rue de la Paix". */
function numberedBefore(reading: Reading, at: number, last: number): Found | null {
  const { tokens } = reading
  const { lower = '' } = tokens[at] ?? {}
  const number = /^(?:bis|ter|quater)$/.test(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1
  const isNumbered = isHouseNumber(tokens[number]) && isClose(tokens[at])
  return isNumbered && (FRENCH_BEGINS.has(lower) || isBesideTown(reading, last))
    ? { first: number, last }
    : null
}

/** "Via Roma 3", "C/ Mayor, 12", "Rua Augusta, nº 12". */
function numberedBehind(reading: Reading, at: number, last: number): Found | null {
  const { tokens, text } = reading
  const token = tokens[at]
  const number = /^n[ºo°r]?$/.test(tokens[last + 1]?.lower ?? '') ? last + 2 : last + 1
  if (!token || !isHouseNumber(tokens[number]) || !/^[\s,.°]{1,4}$/.test(tokens[number]?.gap ?? ''))
    return null
  const isSure = STREET_BEGINS.has(token.lower) || FRENCH_BEGINS.has(token.lower)
  const isDotted = text[token.to] === '.'
  const isWritten = isDotted || /^\p{Lu}/u.test(token.text)
  const isAcronym = [token, tokens[last]].some((word) => /^\p{Lu}{2,}$/u.test(word?.text ?? '')) && !isDotted
  const mayBeWork = WORK_BEGINS.has(token.lower) && !isDotted && isNameWord(tokens[at + 1])
  const isOther = isAcronym || (mayBeWork && isOfWork(reading, { first: at + 1, last: number }))
  const isStreet = isSure ? !isAcronym : CAPITAL_BEGINS.has(token.lower) && isWritten && !isOther
  const isAddress = isStreet ? isOver(reading, number, isSure) : !isAcronym && isBesideTown(reading, number)
  return isAddress ? { first: at, last: number } : null
}

function beginningStreet(reading: Reading, at: number): Found | null {
  const { lower = '' } = reading.tokens[at] ?? {}
  if (!BEGINS.some((begins) => begins.has(lower))) return null
  const last = nameFrom(reading, at + 1)
  return last < 0 ? null : (numberedBefore(reading, at, last) ?? numberedBehind(reading, at, last))
}

/** Whether a word with such an end is one of work or of every day: a version may stand beside a town, but no postcode. */
function isOrdinary(reading: Reading, at: number): boolean {
  const { text = '', lower = '' } = reading.tokens[at] ?? {}
  if (reading.hasWord(text) || /^\p{Lu}{3,}$/u.test(text)) return !isBesidePostcode(reading, at + 1)
  return ORDINARY_TAIL.test(lower) && !isBesidePlace(reading, at + 1)
}

/** "Hauptstraße 5", "Berliner Str. 12", "Keizersgracht 12a". */
function grownStreet(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const token = tokens[at]
  if (!token || !/^\p{Lu}/u.test(token.text)) return null
  const endsIn = (tails: readonly string[]) => tails.find((tail) => token.lower.endsWith(tail))
  const sure = OWN_TAILS.has(token.lower) ? token.lower : endsIn(STREET_TAILS)
  const tail = sure ?? endsIn(OTHER_TAILS)
  if (!tail) return null
  const isOwnWord = token.lower === tail
  const first = isOwnWord || token.lower.endsWith(`-${tail}`) ? nameBefore(reading, at) : at
  const number = tokens[at + 1]
  const isNumbered = isHouseNumber(number) && /^[. ]{1,2}$/.test(number?.gap ?? '')
  if (!isNumbered || (isOwnWord && first === at) || !isOver(reading, at + 1, false)) return null
  const isOther = isOwnWord ? isOfWork(reading, { first, last: at - 1 }) : isOrdinary(reading, at)
  return sure || !isOther ? { first, last: at + 1 } : null
}

/** What of a building stands behind the number: "bus 3", "Apt 5", "3º B". */
function withUnit({ tokens }: Reading, { first, last }: Found): Found {
  const [unit, number] = [tokens[last + 1], tokens[last + 2]]
  if (!unit || !isClose(unit)) return { first, last }
  if (UNITS.has(unit.lower) && number && isClose(number) && number.text.length <= 4)
    return { first, last: last + 2 }
  return /^\d{1,2}[ºª]$/.test(unit.text)
    ? { first, last: last + (number?.text.length === 1 ? 2 : 1) }
    : { first, last }
}

/** A postcode behind a street is one whether or not its town is known: "Wasserstr. 32, 59423 Unnatal". */
function withPostcode({ tokens }: Reading, { first, last }: Found): Found {
  const next = tokens[last + 1]
  const isPostcode = next && isClose(next) && DIGITS.test(next.text) && isNameWord(tokens[last + 2])
  return { first, last: isPostcode ? last + 1 : last }
}

/** The house, its name and its flat before a street: "Rose Cottage, Church Lane", "Flat 3, 12 Pelican Street". */
function withHouse(reading: Reading, { first, last }: Found): Found {
  const { tokens } = reading
  const [unit, before] = [tokens[first - 2], tokens[first - 1]]
  if (before && UNITS.has(before.lower) && tokens[first]?.gap === ' ') return { first: first - 1, last }
  if (!before || tokens[first]?.gap !== ', ') return { first, last }
  if (HOUSES.has(before.lower) && isNameWord(before)) return { first: nameBefore(reading, first - 1), last }
  return unit && UNITS.has(unit.lower) && before.text.length <= 4
    ? { first: first - 2, last }
    : { first, last }
}

const STREETS = [endingStreet, beginningStreet, grownStreet, smallStreet, boxOf]

/**
 * Addresses of streets: the number of a house beside a word for a street in eight languages, a street beside its town, and
 * postcodes. A town stays. Each word is looked at with a few around it.
 */
export function streetSpans(text: string, known: KnownWords): Span[] {
  const reading = { tokens: tokensOf(text), text, ...known }
  const { tokens } = reading
  const streets = tokens.flatMap((_, at) => {
    const found = STREETS.reduce<Found | null>((one, find) => one ?? find(reading, at), null)
    return found ? [withHouse(reading, withPostcode(reading, withUnit(reading, found)))] : []
  })
  const spans = streets.map(({ first, last }) => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[last]?.to ?? 0,
  }))
  return [...spans, ...postcodeSpans(tokens, reading)]
}
