import { EARLIEST_YEAR, LATEST_YEAR } from '#/domain/profile/entry-dates.ts'

/** The months of a span that a text names; an `end` of null is "until now". `hasEnd` is false for a single date. */
export type CvSpan = { start: string; end: string | null; isSingle: boolean }
/** `isApart`: the date stands at an end of the text, or a comma or bracket sets it off. */
export type DatedText = { span: CvSpan | null; text: string; isApart: boolean }

/** Beginnings by which months are known in English, French, German and Spanish; what is longer comes first. */
const MONTHS = [
  'january|janvier|januar|enero|jänner|janv|jan|ene',
  'february|février|fevrier|februar|febrero|févr|fevr|fév|feb',
  'march|mars|märz|maerz|marzo|mär|mrz|mar',
  'april|avril|abril|avr|apr|abr',
  'may|mai|mayo',
  'june|juin|juni|junio|jun',
  'july|juillet|juli|julio|juil|jul',
  'august|août|aout|agosto|aug|ago',
  'september|septembre|septiembre|sept|sep',
  'october|octobre|oktober|octubre|oct|okt',
  'november|novembre|noviembre|nov',
  'december|décembre|decembre|dezember|diciembre|déc|dec|dez|dic',
]
const MONTH = `(?:${MONTHS.join('|')})`
const YEAR = '(?:19|20)\\d{2}'
const DATE = [
  `${MONTH}\\.?,?\\s+(?:de\\s+|of\\s+)?(?:\\d{1,2},\\s+)?${YEAR}`,
  `(?:\\d{1,2}[./])?\\d{1,2}\\s?[./-]\\s?${YEAR}`,
  `${YEAR}[-/.](?:1[0-2]|0[1-9])(?:[-/.]\\d{2})?(?!\\d)`,
  `(?:spring|summer|autumn|fall|winter)\\s+${YEAR}`,
  YEAR,
].join('|')
const NOW =
  "present|current|now|today|ongoing|to date|aujourd['’]hui|actuellement|à ce jour|ce jour|en cours|heute|jetzt|laufend|derzeit|" +
  'actualidad|actualmente|actual|presente|hoy'
const TO = "(?:\\s*[–—‒−-]+\\s*|\\s+(?:to|until|till|bis|à|au|al|hasta|a|jusqu[’']à|until)\\s+)"
const SINCE = '(?:since|seit|depuis|desde|from|ab|dès)\\s+'
const BEFORE = '(?<![\\p{L}\\p{N}$€£#+.])'
const AFTER = '(?![\\p{L}\\p{N}%])'

const FROM_TO = new RegExp(
  `${BEFORE}\\(?(?:(?:from|de|du|von|desde|del)\\s+)?(${DATE}|${MONTH}\\.?)(?:${TO}(?:l['’]\\s?|(?:la|le)\\s+)?(${DATE}|${NOW}))${AFTER}\\)?`,
  'iu',
)
const OPEN = new RegExp(`${BEFORE}\\(?(?:${SINCE}(${DATE})|(${DATE})\\s*[–—-]\\s*$)${AFTER}\\)?`, 'iu')
const SINGLE = new RegExp(`${BEFORE}\\(?(${DATE})${AFTER}\\)?`, 'iu')

const pad = (month: number) => String(month).padStart(2, '0')
const MONTH_STARTS = MONTHS.map((names) => new RegExp(`^(?:${names})(?!\\p{L})`, 'iu'))

/** A date as `YYYY-MM`. A year alone counts from its first month, or up to its last. */
function toMonth(date: string, { isEnd }: { isEnd: boolean }): string {
  const year = new RegExp(YEAR).exec(date)?.[0] ?? ''
  if (Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR) return ''
  const named = MONTH_STARTS.findIndex((start) => start.test(date))
  if (named >= 0) return `${year}-${pad(named + 1)}`
  const numbers = date.replace(year, ' ').match(/\d{1,2}/g) ?? []
  const month = Number(date.startsWith(year) ? numbers[0] : numbers.at(-1))
  if (month >= 1 && month <= 12) return `${year}-${pad(month)}`
  return `${year}-${isEnd ? '12' : '01'}`
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;:|·•–—-]+|[\s,;|·•–—-]+$/gu, '')
    .trim()

const FULL_STOP = /[.!?]$/

function isSetOff(text: string, date: string): boolean {
  const [before = '', after = ''] = text.split(date).map((part) => part.trim())
  const endsBefore = before === '' || /[,(|:·–—-]$/.test(before) || date.startsWith('(')
  const endsAfter = after === '' || /^[,)|:·–—-]/.test(after) || date.endsWith(')')
  return endsBefore && endsAfter && !FULL_STOP.test(after)
}

/** "Jan – Mar 2021": the first month borrows the year of the last. */
function fromTo(start: string, end: string): CvSpan {
  const hasYear = new RegExp(YEAR).test(start)
  const dated = hasYear ? start : `${start} ${new RegExp(YEAR).exec(end)?.[0] ?? ''}`
  return {
    start: toMonth(dated, { isEnd: false }),
    end: isNow(end) ? null : toMonth(end, { isEnd: true }),
    isSingle: false,
  }
}

/**
 * The span of time that a text names, and the text without it. Forms of English, French, German and Spanish.
 *
 * @example takeDates('Baker, janv. 2019 – aujourd’hui') // { span: { start: '2019-01', end: null, … }, text: 'Baker' }
 */
export function takeDates(text: string): DatedText {
  const range = FROM_TO.exec(text)
  if (range?.[1] && range[2]) {
    const span = fromTo(range[1], range[2])
    return {
      span: span.start || span.end ? span : null,
      text: tidy(text.replace(range[0], '  ')),
      isApart: true,
    }
  }
  const open = OPEN.exec(text)
  const since = open?.[1] ?? open?.[2]
  if (open && since) {
    const start = toMonth(since, { isEnd: false })
    return {
      span: { start, end: null, isSingle: false },
      text: tidy(text.replace(open[0], '  ')),
      isApart: true,
    }
  }
  const single = SINGLE.exec(text)
  if (!single?.[1]) return { span: null, text: tidy(text), isApart: false }
  const span = {
    start: toMonth(single[1], { isEnd: false }),
    end: toMonth(single[1], { isEnd: true }),
    isSingle: true,
  }
  return { span, text: tidy(text.replace(single[0], '  ')), isApart: isSetOff(text, single[0]) }
}

/** Tells whether a text only says "until now". */
export function isNow(text: string): boolean {
  return new RegExp(`^(?:${NOW})$`, 'iu').test(text.trim())
}

/** Tells whether a text is a date or a span and nothing else that matters. */
export function isOnlyDate(text: string): boolean {
  const { span, text: left } = takeDates(text)
  return span !== null && left.length <= 3
}
