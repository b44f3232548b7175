import { DASH, FROM_TO, SEASON_WORD, TO, YEAR } from './date-forms.ts'
import { MONTH, monthOfSign } from './month-names.ts'
import { NOW, SURE_NOW } from './now-words.ts'
import { monthOf } from './written-date.ts'

const BEFORE = '(?<![\\p{L}\\p{N}./-])'
const AFTER = '(?![\\p{L}\\p{N}])'
const BOTH = '(?:\\s?[/+&,]\\s?|\\s(?:and|und|et|y|e|en|i|og|och)\\s)'
const ABOUT =
  '(?:(?:early|mid|late|end(?: of)?|beginning of|anfang|mitte|ende|début|mi|fin|inizio|metà|fine|inicios? de|mediados de|fina(?:l|les) de|principios de|início de|meados de|fim de|begin|medio|eind)[\\s-](?:del?\\s)?)?'
const YEAR_AND_REST = `(?:\\d{1,2}\\.\\s?){1,2}(${YEAR})|(${YEAR})-\\d{2}-\\d{2}`

type Form = readonly [form: string, inFull: string]
const toPatterns = (forms: readonly Form[]) =>
  forms.map(([form, inFull]) => [new RegExp(form, 'iu'), inFull] as const)

const FIRST_BORROWS = toPatterns([
  // "July 1 – Aug 31, 2020"
  [
    `${BEFORE}(${MONTH}\\.?\\s\\d{1,2})(?:st|nd|rd|th)?(${TO}${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(${YEAR}))${AFTER}`,
    '$1, $3$2',
  ],
  // "01.07. – 30.10.2020", also where the last date was settled
  [
    `${BEFORE}(\\d{1,2}\\.\\s?\\d{1,2}\\.|(?<!\\p{L}\\s)\\d{1,2}\\.)(\\s?${DASH}\\s?|\\sbis\\s)(?=(?:${YEAR_AND_REST})${AFTER})`,
    '$1$3$4$2',
  ],
  [`${BEFORE}(Q[1-4])(${TO}Q[1-4][\\s/-]?(${YEAR}))${AFTER}`, '$1 $3$2'],
])
const YEAR_AHEAD = toPatterns([
  [`${BEFORE}(${MONTH}\\.?)\\s\\((${YEAR})\\)`, '$1 $2'],
  [`${BEFORE}(${YEAR})[.,:]?\\s\\(?(${MONTH})\\.?(${TO})(${MONTH})\\.?(?!\\.?,?\\s?\\d)\\)?`, '$2 $1$3$4 $1'],
])
/** "July & August 2020" */
const TWO_MONTHS = new RegExp(`${BEFORE}(${MONTH})\\.?${BOTH}(${MONTH})(\\.?\\s(${YEAR}))${AFTER}`, 'iu')
const OTHERS = toPatterns([
  [
    `${BEFORE}(?:between|zwischen|entre|tra|fra|tussen)\\s(?:el\\s|il\\s)?(${YEAR})\\s(?:and|und|et|y|e|en)\\s(?:el\\s|il\\s)?(${YEAR})${AFTER}`,
    '$1 – $2',
  ],
  [`${BEFORE}${ABOUT}(${YEAR})(${TO})${ABOUT}(${YEAR}|${NOW})${AFTER}`, '$1$2$3'],
  [`${BEFORE}((?:${MONTH}\\.?\\s)?${YEAR})\\sonwards?$`, '$1 –'],
  [`^(${YEAR})\\s?\\|\\s?(${YEAR}|${NOW})$`, '$1 – $2'],
  [`^((?:${SEASON_WORD},?\\s)?${YEAR})${BOTH}(${YEAR})$`, '$1 – $2'],
  [`${BEFORE}(${YEAR}\\s?${DASH})\\s?\\*{1,3}$`, '$1'],
  [`${BEFORE}(${YEAR})\\s\\((${NOW})\\)`, '$1 – $2'],
  // "Present – 2020"
  [
    `^\\(?(${SURE_NOW})\\s?${DASH}\\s?((?:${MONTH}\\.?\\s|\\d{1,2}[./])?${YEAR})(?!\\s?${DASH}|[\\p{L}\\p{N}/.-])`,
    '$2 – $1',
  ],
])

/** What is longer dates nothing. */
const CHARS_MAX = 300
const WHOLE_YEAR = new RegExp(YEAR)
const JOINED = new RegExp(`[*|+&/,.(]|${DASH}|\\s(?:and|und|et|y|e|en|i|og|och|bis|to)\\s|\\sonwards?$`, 'iu')

function backwardsIn(text: string): { start: string; end: string } | null {
  const [, start = '', end = ''] = FROM_TO.exec(text) ?? []
  const [first, last] = [monthOf(start, { isEnd: false }), monthOf(end, { isEnd: true })]
  return first !== '' && last !== '' && last < first ? { start, end } : null
}

/** "Nov – Feb 2020" begins in the year before. */
function beginsEarlier(text: string): string {
  const span = backwardsIn(text)
  if (!span) return text
  const earlier = span.start.replace(WHOLE_YEAR, (year) => String(Number(year) - 1))
  return text.replace(span.start, earlier)
}

/** "2020: Nov – Feb" does not say of which year its end is. */
function endsUnknown(text: string): string {
  const span = backwardsIn(text)
  return span ? text.replace(span.end, '?') : text
}

/** Two months that follow each other are a span, and so are those at a slash; of others the end is not known. */
const inMonths = (text: string) =>
  text.replace(TWO_MONTHS, (whole, first: string, last: string, end: string, year: string) => {
    const isNext = (monthOfSign(last) - monthOfSign(first) + 12) % 12 === 1 || whole.includes('/')
    return isNext ? beginsEarlier(`${first} ${year} – ${last}${end}`) : `${first} ${year} – ?`
  })

const rewrite = (text: string, forms: ReturnType<typeof toPatterns>, check = (full: string) => full) =>
  forms.reduce((last, [form, inFull]) => {
    const full = last.replace(form, inFull)
    return full === last ? last : check(full)
  }, text)

/**
 * A text, its months as signs, with spans of which a part of a date is said once, or that are written in another way than
 * from one date to another, as two whole dates.
 *
 * @example spansInFull('between 2018 and 2020') // '2018 – 2020'
 */
export function spansInFull(signed: string): string {
  if (signed.length > CHARS_MAX || !WHOLE_YEAR.test(signed) || !JOINED.test(signed)) return signed
  const borrowed = rewrite(inMonths(rewrite(signed, YEAR_AHEAD, endsUnknown)), FIRST_BORROWS, beginsEarlier)
  return rewrite(borrowed, OTHERS)
}
