import { unified } from '#/domain/text/unified.ts'
import { saidNumberSpans } from './said-number-spans.ts'
import type { Span } from './spans.ts'

type Digits = { digits: string; from: number; to: number }

/** Digits with at most four of the signs that stand inside numbers between them, as many as the shortest number has. */
const RUN = /\p{Nd}(?:[\s()./+·‑–—-]{0,4}\p{Nd}){6,}/gu
const IS_ASCII = /^\d+$/
const LETTER_BEFORE = /\p{L}$/u
const LETTER_BEHIND = /^\p{L}/u
const PLUS = /\+\s?\(?$/
const PHONE_WORDS =
  '(?<!\\p{L})(?:tel|telefon|telephone|phone|téléphone|teléfono|mob|mobile|mobil|móvil|portable|handy|cell|fax|fon|call|ring|whatsapp|tél|rufnummer|number|numer|numéro|número|appelez|téléphonez|anrufen|llame|chiamare|zadzwoń)'
const PHONE_WORD = new RegExp(`${PHONE_WORDS}$`, 'iu')
const LED_BY_WORD = new RegExp(
  `${PHONE_WORDS}(?:\\s(?:me|us|on|at|is|no|nr|number|under|unter|au|le|al|est|ist)){0,2}[\\s.:]{1,3}$`,
  'iu',
)
const STANDARD = /(?<!\p{L})(?:ISO|IEC|EN|DIN|BS|NF|VDE|IEEE|RFC|ASTM|ANSI|OHSAS|NVQ)[\s/-]{0,2}$/u
/** "09/19–06/20", "06.00-14.00". */
const SHORT_RANGE = /^\d\d(?<joint>[./])\d\d\s?[–—-]\s?\d\d\k<joint>\d\d$/
const YEAR = /^(?:19|20)\d\d$/

const INTERNATIONAL_MIN = 7
const NATIONAL_MIN = 9
const PARTED_NATIONAL_MIN = 8
const LENGTH_MAX = 15
const PLAIN_MIN = 9
const PLAIN_MAX = 13
const PLAIN_GROUP_MAX = 6
const ALONE_MIN = 10
/** Mobile numbers of eight digits begin so; days such as 20150131 do not. */
const MOBILE_OF_EIGHT = /^[4-9]\d{7}$/
const LOCAL_LENGTHS = new Set([7, 8])
const EIGHT = new Set(['2,2,2,2', '4,4', '3,2,3'])

const isYear = ({ digits }: Digits) => YEAR.test(digits)

const readGroups = (run: string, at: number): Digits[] =>
  Array.from(run.matchAll(/\p{Nd}+/gu), ({ 0: digits, index }) => ({
    digits: IS_ASCII.test(digits) ? digits : unified(digits, 'NFKC'),
    from: at + index,
    to: at + index + digits.length,
  }))

const readRuns = (text: string): Digits[][] =>
  Array.from(text.matchAll(RUN), ({ 0: run, index }) => readGroups(run, index))

const lengthOf = (groups: readonly Digits[]) => groups.reduce((sum, { digits }) => sum + digits.length, 0)

function upToLongest(groups: readonly Digits[]): Digits[] {
  const taken: Digits[] = []
  let length = 0
  for (const group of groups) {
    length += group.digits.length
    if (length > LENGTH_MAX) break
    taken.push(group)
  }
  return taken
}

function isDate([first, second, third]: readonly Digits[]): boolean {
  const isShort = (group: Digits | undefined) => group !== undefined && group.digits.length <= 2
  const isItsYear = (group: Digits | undefined) => group !== undefined && isYear(group)
  return isShort(first) && (isItsYear(second) || (isShort(second) && isItsYear(third)))
}

/** "100 000 000": thousands apart; "45000-50000" and "50 000 – 60 000". */
function isAmount(groups: readonly Digits[]): boolean {
  const isApart = groups.slice(1).every(({ digits }) => digits.length === 3)
  if (groups.length > 1 && isApart && groups.at(-1)?.digits === '000') return true
  const thousands = groups.filter(({ digits }) => digits === '000')
  return (
    thousands.length > 1 || (groups.length === 2 && groups.every(({ digits }) => /^\d{2,}00$/.test(digits)))
  )
}

function isPlainNumber(groups: readonly Digits[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length)
  const length = lengthOf(groups)
  if (isAmount(groups)) return false
  const alone = groups[0]?.digits ?? ''
  if (groups.length === 1)
    return (
      (length >= ALONE_MIN && length <= PLAIN_MAX) || (MOBILE_OF_EIGHT.test(alone) && !alone.endsWith('000'))
    )
  if (length === 8) return EIGHT.has(lengths.join())
  const isGrouped = lengths.every((each) => each <= PLAIN_GROUP_MAX) && length >= 2 * groups.length
  return isGrouped && length >= PLAIN_MIN && length <= PLAIN_MAX
}

function isOther(groups: readonly Digits[], text: string): boolean {
  const [from, to] = [groups[0]?.from ?? 0, groups.at(-1)?.to ?? 0]
  return STANDARD.test(text.slice(Math.max(0, from - 12), from)) || SHORT_RANGE.test(text.slice(from, to))
}

/** "030 12345", "07700900142"; not "0.12345678". */
function isNational(groups: readonly Digits[], text: string): boolean {
  const [first] = groups
  if (!first?.digits.startsWith('0') || isDate(groups)) return false
  if (groups.length === 2 && first.digits === '0' && text[first.to] === '.') return false
  const isParted = groups.length > 1 && groups.length < 4 && first.digits.length > 1
  return lengthOf(groups) >= (isParted ? PARTED_NATIONAL_MIN : NATIONAL_MIN)
}

/** Groups up to a year, which is no part of a number without a sign before it; but for "555 010 2015". */
function upToYear(groups: readonly Digits[]): readonly Digits[] {
  const three = groups.slice(0, 3)
  if (three.map(({ digits }) => digits.length).join() === '3,3,4') return three
  const year = groups.findIndex(isYear)
  return year < 0 ? groups : groups.slice(0, year)
}

/** "Tel. 555-0104": so few digits are a number behind a word for one. */
function localGroups(groups: readonly Digits[], text: string): number {
  const from = groups[0]?.from ?? 0
  if (!LED_BY_WORD.test(text.slice(Math.max(0, from - 28), from))) return 0
  const count = [1, 2, 3, 4].findLast((most) => {
    const taken = groups.slice(0, most)
    return LOCAL_LENGTHS.has(lengthOf(taken)) && !isAmount(taken) && !(most > 2 && taken.some(isYear))
  })
  return Math.min(count ?? 0, groups.length)
}

/** How many groups of a run, from one on, are a telephone number; 0 when they begin none. */
function countNumber(run: readonly Digits[], at: number, text: string): number {
  const [before, first] = [run[at - 1], run[at]]
  if (!first || first.digits === '000') return 0
  const isFirst = before === undefined || isYear(before)
  const isInternational =
    first.digits.startsWith('00') || PLUS.test(text.slice(Math.max(0, first.from - 3), first.from))
  if (!isFirst && !isInternational && !first.digits.startsWith('0')) return 0
  const groups = run.slice(at, at + LENGTH_MAX + 1)
  const taken = upToLongest(groups)
  if (isInternational && lengthOf(taken) >= INTERNATIONAL_MIN) return taken.length
  if (isNational(taken, text)) return taken.length
  const plain = upToYear(groups)
  const isPlain = isFirst && isPlainNumber(plain) && !isOther(plain, text)
  return isPlain ? plain.length : localGroups(groups, text)
}

/** With the brackets and the plus that belong to its first group. */
function startOf(text: string, { from }: Digits): number {
  const before = text.slice(Math.max(0, from - 3), from)
  return from - (/(?:\(?\+\s?\(?|\()$/.exec(before)?.[0].length ?? 0)
}

function numbersIn(run: readonly Digits[], text: string): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < run.length;) {
    const count = countNumber(run, at, text)
    const [first, last] = [run[at], run[at + count - 1]]
    if (count > 0 && first && last) spans.push({ from: startOf(text, first), to: last.to })
    at += Math.max(count, 1)
  }
  return spans.filter((span) => !isInWord(text, span))
}

/** "A12345678901" is no number; "Tel07700900142" and "07700900142or" are. */
function isInWord(text: string, { from, to }: Span): boolean {
  const before = text.slice(Math.max(0, from - 12), from)
  if (LETTER_BEFORE.test(before)) return !PHONE_WORD.test(before)
  return LETTER_BEHIND.test(text[to] ?? '') && !/^(?:\+|0\d{9})/.test(text.slice(from, to))
}

/** "O7700 9OOl42": letters that look like digits, among digits. */
const LOOKS_ALIKE = /\d[oOlI]|[oOlI]\d/
const ALIKE = /(?<![\p{L}\p{N}])(?=[oOlI]{0,9}\d)[\doOlI]{2,15}(?![\p{L}\p{N}])/gu
const withDigits = (text: string) =>
  LOOKS_ALIKE.test(text)
    ? text.replaceAll(ALIKE, (run) => run.replaceAll(/[oO]/g, '0').replaceAll(/[lI]/g, '1'))
    : text

/** Two parts of a number with a few words or other signs between them: "07700 (then) 900142". */
const PARTED =
  /(?<![\p{L}\p{N}]|\p{N}[\s./–-])(?:\+\d{1,3}\s?|0)\d{2,5}[^\p{L}\p{N}]{1,4}(?:\p{L}{1,10}[^\p{L}\p{N}]{1,4}){0,2}\d{3,7}(?:[\s.-]\d{2,4}){0,2}(?![\p{L}\p{N}])/gu
const PARTED_MIN = 9
/** "+1500 users and 20000 orders": a country code is set off, or more digits follow at once. */
const QUANTITY = /^\+\d{1,5}(?![\d\s]|$)|^\+\d{1,5}\s\D/
const NAME_OR_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|\p{Lu}\p{Ll}+/u

/** Behind a word for one, whatever is said between its parts; elsewhere nothing that tells of a place, a year or a quantity. */
function isPartedNumber(text: string, said: string, from: number): boolean {
  if (said.replaceAll(/\D/g, '').length < PARTED_MIN) return false
  if (LED_BY_WORD.test(text.slice(Math.max(0, from - 28), from))) return true
  return !QUANTITY.test(said) && !NAME_OR_YEAR.test(said)
}

const partedNumbers = (text: string): Span[] =>
  Array.from(text.matchAll(PARTED))
    .filter(({ 0: said, index }) => isPartedNumber(text, said, index))
    .map(({ 0: said, index }) => ({ from: index, to: index + said.length }))

const EXTENSION =
  /^[\s,;(]{0,3}(?:ext(?:ension|n)?|x|poste|durchwahl|dw|int(?:erno)?|ramal|anexo|wew|toestel)[.:\s]{0,3}\d{1,6}\)?/iu

/**
 * Telephone numbers in everyday spacing: with + or 0 before them, or as long as one; no years, dates or amounts. Letters
 * may stand for digits, words between its parts, and an extension behind it.
 */
export function phoneSpans(written: string): Span[] {
  const text = withDigits(written)
  const numbers = readRuns(text).flatMap((run) => numbersIn(run, text))
  return [...numbers, ...partedNumbers(text), ...saidNumberSpans(text)].map(({ from, to }) => ({
    from,
    to: to + (EXTENSION.exec(text.slice(to, to + 24))?.[0].length ?? 0),
  }))
}
