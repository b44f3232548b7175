import { hasAddress } from './home-town.ts'
import { withoutOtherNumbers } from './other-numbers.ts'
import { isPersonal } from './is-personal.ts'
import { EMAIL, SPELT_EMAIL } from './read-reach.ts'

/** Numbers that are called: with the code of a country, with a zero in front, or as in America. */
const CALLED =
  /(?:\+|(?<![\d.,])00)\d{1,3}[\d\s()./-]{6,}\d|(?<![\d.,])\(?0\d{1,4}\)?[\s/.-]{1,2}\d[\d\s./-]{3,}\d(?!\d)|(?<![\d.,])\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}(?!\d)/
/** Numbers set apart as only those of telephones are: no word behind them says what they count. */
const CALLED_BY =
  '(?:call|dial|ring|reach|me|at|on|no|nr|unter|am|bei|appele[rz]|sous|au|llamar|llame|al|em|ao|chiama(?:re|te)?|bel|op|zadzwoń|pod)'
const FORMS = [
  '[2-9]\\d{2}[ -]\\d{3}[ -](?!000)\\d{3}|[2-9]\\d{2}[ .-]\\d{2}[ .-]\\d{2}[ .-]\\d{2}',
  '\\(\\d{2,3}\\) ?\\d{4,5}[ .-]\\d{4}|[6-9]\\d{4}[ -]\\d{5}|9\\d{4}-\\d{4}|\\d{3}/\\d{7}',
].join('|')
const GROUPED = new RegExp(`(?<![\\d.,/-]|\\p{Ll}\\s)(?:${FORMS})(?![\\d.,/%-]|\\s\\p{Ll}{3})`, 'u')
const GROUPED_BEHIND = new RegExp(`(?<!\\p{L})${CALLED_BY}[.:]?\\s(?:${FORMS})(?!\\d|[.,]\\d)`, 'iu')
const IN_PLACE = /(?<=\p{Lu}\p{Ll}+\s)(?:\d{3}[ -]\d{3}[ -](?!000)\d{3}|[6-9]\d{4}[ -]\d{5})$/u
const SHORT_LABELLED =
  /(?<!\p{L})(?:[tm]\s?[.:]|[cp]\s?(?::|\.(?=\s?\(?[+0])))\s?(?!(?:19|20)\d{2}\s?-)\(?\+?\d[\d\s().-]{6,14}\d/iu
const DIGITS_MIN = 8
const LABELLED_NUMBER =
  /(?<!\p{L})(?:tel|t[eé]l[eé](?:fono|fone|phone|foon|fon)|telefon|phone|mobiles?|mobil|mob|cell|handy|gsm|fax|whats ?app|telegram|viber|m[oó]vil|celular|telem[oó]vel|contact no|kom[oó]rka|тел|هاتف|جوال|موبايل|טלפון|נייד)\.?\s?[:.]?\s?\(?\+?\d[\d\s().-]{5,14}\d/iu

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What is kept apart from every text: the numbers to call, by how their digits end, and where somebody lives. */
export type Known = { phones: readonly string[]; homes: readonly string[] }
export const NOTHING: Known = { phones: [], homes: [] }

/** The end of a number to call, by which it is found however it is written; '' of one too short for that. */
export const endOfPhone = (phone: string): string =>
  digitsOf(phone).length < DIGITS_MIN ? '' : digitsOf(phone).slice(-DIGITS_MIN)

/** Tells whether a text has something in it that only a field of its own may say, or none. */
export function isPrivate(text: string, { phones, homes }: Known = NOTHING): boolean {
  const numbers = withoutOtherNumbers(text)
  const called = CALLED.exec(numbers)?.[0] ?? ''
  const digits = digitsOf(text)
  const isOwn = phones.some((phone) => digits.includes(phone)) || homes.some((home) => text.includes(home))
  return (
    isOwn ||
    digitsOf(called).length >= DIGITS_MIN ||
    [LABELLED_NUMBER, SHORT_LABELLED, GROUPED, GROUPED_BEHIND, IN_PLACE].some((number) =>
      number.test(numbers),
    ) ||
    EMAIL.test(text) ||
    SPELT_EMAIL.test(text) ||
    hasAddress(text) ||
    isPersonal(text)
  )
}
