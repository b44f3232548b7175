import { DIGITS, isHouseNumber, isNameWord, townLength, type Token } from './address-tokens.ts'
import type { KnownWords } from './known-words.ts'
import type { IsTown } from './shown-town.ts'
import type { Span } from './spans.ts'
import { GOES_ON, HOME, PARTICLES, UNITS } from '#/domain/place/address-words.ts'

/** "BA1" of "BA1 2AA", "2AA", "AB" of "1012 AB", "IL" of "IL 62701". */
const BRITISH = [/^\p{Lu}{1,2}\d[\p{Lu}\d]?$/u, /^\d[ABD-HJLNP-UW-Z]{2}$/u] as const
/** The second half, as no size or time is written: "5TB" and "5GB" need a town beside. */
const SIZE = /^\d(?:TB|GB|PB|EB|HP|HZ|HR)$/u
const TWO_LETTERS = /^\p{Lu}{2}$/u
const DUTCH = /^\d{4}\p{Lu}{2}$/u
/** As short as a quantity or a year: by itself only where a line or a part of it begins. */
const SHORT = /^\d{4}$/
const YEAR = /^(?:19[5-9]|20[0-4])\d$/
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|febru|mär|mai|okt|dez|janvier|févr|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|ott)/
const STREET_MAX = 4

/** Whether a sentence ends, goes on or lists something behind a town: "10000 London customers" are no postcode. */
function isTownOfSentence(tokens: readonly Token[], at: number, isTown: IsTown): boolean {
  const length = townLength(tokens, at, isTown)
  const next = tokens[at + length]
  return length > 0 && (next === undefined || next.gap !== ' ' || GOES_ON.has(next.lower))
}

/** Whether a British postcode begins here. */
export const isBritishAt = (tokens: readonly Token[], at: number): boolean =>
  BRITISH[0].test(tokens[at]?.text ?? '') &&
  BRITISH[1].test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 1]?.gap === ' '

function isSurelyBritish(tokens: readonly Token[], at: number, isTown: IsTown): boolean {
  if (!isBritishAt(tokens, at)) return false
  if (!SIZE.test(tokens[at + 1]?.text ?? '')) return true
  return [at - 2, at - 1, at + 2].some((place) => townLength(tokens, place, isTown) > 0)
}

/** Whether a number belongs to the word before it, and the town behind is a word of work too: "Version 10000 Split". */
function isCounted(tokens: readonly Token[], at: number, hasWord: (word: string) => boolean): boolean {
  const [before, number, town] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    before !== undefined &&
    number?.gap === ' ' &&
    !GOES_ON.has(before.lower) &&
    !isHouseNumber(before) &&
    (hasWord(before.text) || hasWord(town?.text ?? ''))
  )
}

/** How many words from here are a postcode; 0 where none stands. */
function lengthAt(tokens: readonly Token[], at: number, { isTown, hasWord }: KnownWords): number {
  const [one = '', next] = [tokens[at]?.text, tokens[at + 1]]
  const two = next?.gap === ' ' ? next.text : ''
  if (isSurelyBritish(tokens, at, isTown)) return 2
  const isTownBehind = (count: number) =>
    /^,? $/.test(tokens[at + count]?.gap ?? '') && isTownOfSentence(tokens, at + count, isTown)
  if (/^\d{4}$/.test(one) && TWO_LETTERS.test(two) && isTownBehind(2)) return 2
  if ((DUTCH.test(one) || DIGITS.test(one)) && isTownBehind(1)) return isCounted(tokens, at, hasWord) ? 0 : 1
  const isState = TWO_LETTERS.test(tokens[at - 1]?.text ?? '') && /^\d{5}$/.test(one)
  return isState && townLength(tokens, at - 2, isTown) > 0 ? 1 : 0
}

/** Where the street begins that stands before a postcode with its number: "Am Pelikan 12, 10115 Berlin". */
function streetBefore(tokens: readonly Token[], at: number, { hasWord }: KnownWords): number {
  if (!isHouseNumber(tokens[at - 1]) || !/^[,\s]{1,2}$/.test(tokens[at]?.gap ?? '')) return at
  const number = UNITS.has(tokens[at - 2]?.lower ?? '') && isHouseNumber(tokens[at - 3]) ? at - 3 : at - 1
  const isYear = YEAR.test(tokens[at]?.text ?? '')
  let first = number
  while (first > number - STREET_MAX && tokens[first]?.gap === ' ') {
    const word = tokens[first - 1]
    if (word && isYear && (MONTH.test(word.lower) || hasWord(word.text))) return at
    if (!word || !(isNameWord(word) || PARTICLES.has(word.lower))) break
    first -= 1
  }
  return first === number ? at : first
}

/** "Am Markt 1, Weimar": a street that begins with a small word needs no postcode. */
const ON = /^(?:am|an|im|auf|unter|zum|zur|op|aan)$/

function streetOnAt(tokens: readonly Token[], at: number, { isTown, hasWord }: KnownWords): Span[] {
  const number = tokens.slice(at + 1, at + STREET_MAX + 1).findIndex(isHouseNumber) + at + 1
  if (!ON.test(tokens[at]?.lower ?? '') || number < at + 2 || tokens[number + 1]?.gap !== ', ') return []
  const name = tokens.slice(at + 1, number)
  const isName = name.every((word) => word.gap === ' ' && (isNameWord(word) || PARTICLES.has(word.lower)))
  if (!isName || townLength(tokens, number + 1, isTown) === 0) return []
  const before = tokens[at - 1]
  const isOfNoun = tokens[at]?.gap === ' ' && isNameWord(before) && !HOME.has(before?.lower ?? '')
  if (isOfNoun && name.some((word) => hasWord(word.text))) return []
  return [{ from: tokens[at]?.from ?? 0, to: tokens[number]?.to ?? 0 }]
}

/** Postcodes beside a town, and British ones anywhere, with the street and number before them. */
export function postcodeSpans(tokens: readonly Token[], known: KnownWords): Span[] {
  return tokens.flatMap((token, at) => {
    if (!/\d/.test(token.text)) return streetOnAt(tokens, at, known)
    const length = lengthAt(tokens, at, known)
    const first = length === 0 ? at : streetBefore(tokens, at, known)
    const isAlone = first === at && length === 1 && SHORT.test(token.text)
    const isSetOff = at > 0 && /^, |\n/.test(token.gap) && !YEAR.test(token.text)
    if (length === 0 || (isAlone && !isSetOff)) return []
    return [{ from: tokens[first]?.from ?? 0, to: tokens[at + length - 1]?.to ?? 0 }]
  })
}
