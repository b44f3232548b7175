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
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th|er|[.º°])?\\s+(?:de\\s+|of\\s+)?)'
/** "2018/2019", and "2018/19", of which the second number may also be a month. */
const SEASON = `${YEAR}/(?:${YEAR}|\\d{2})(?![\\d/])`
const DATE = [
  `${DAY}?${MONTH}\\.?,?\\s+(?:del?\\s+|of\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,\\s+)?(?:${YEAR}|['’]\\d{2})`,
  `(?:\\d{1,2}[./])?\\d{1,2}\\s?[./-]\\s?${YEAR}`,
  SEASON,
  `${YEAR}[-/.](?:1[0-2]|0[1-9])(?:[-/.]\\d{2})?(?!\\d)`,
  `(?:spring|summer|autumn|fall|winter)\\s+${YEAR}`,
  YEAR,
].join('|')
/** "03/20" may be a day, a mark or a month: it is the last only beside another one. */
const SHORT = '(?<!/)(?:\\d{1,2}[./])?(?:0[1-9][./]|1[0-2][./]|[1-9]/)\\d{2}(?![\\d./])'
const NOW =
  "present|current|now|today|ongoing|to date|(?<=\\b(?:to|till)\\s)date|aujourd['’]hui|actuellement|à ce jour|ce jour|en cours|" +
  'heute|jetzt|laufend|derzeit|actualidad|actualmente|actual|presente|hoy'
const TO = "(?:\\s*[–—‒−-]+\\s*|\\s+(?:to|until|till|bis|à|au|al|hasta|a|jusqu[’']à|until)\\s+)"
const SINCE = '(?:since|seit|depuis|desde|from|ab|dès)\\s+'
const BEFORE = '(?<![\\p{L}\\p{N}$€£#+.])'
const AFTER = '(?![\\p{L}\\p{N}%])'
const START = `(${DATE}|${SHORT}|${DAY}?${MONTH}\\.?)`
const END = `(?:l['’]\\s?|(?:la|le)\\s+)?(${DATE}|${SHORT}|${NOW})`

/** Two dates, or a date and "now". */
export const FROM_TO = new RegExp(
  `${BEFORE}\\(?(?:(?:from|de|du|von|desde|del)\\s+)?${START}${TO}${END}${AFTER}\\)?`,
  'iu',
)
/** "2018–20"; a hyphen before what may be a month makes a month of it. */
export const YEARS = new RegExp(
  `${BEFORE}\\(?(${YEAR})(?:(?:[–—‒−]|-(?=1[3-9]|[2-9]))(\\d{2})|\\s[–—‒−-]\\s(\\d{2})(?=\\s?(?:$|[),;|·])))(?![\\p{L}\\p{N}%/.-])\\)?`,
  'u',
)
export const OPEN = new RegExp(
  `${BEFORE}\\(?(?:${SINCE}(${DATE}|${SHORT})|(${DATE}|${SHORT})\\s*[–—-]\\s*$)${AFTER}\\)?`,
  'iu',
)
export const SINGLE = new RegExp(`${BEFORE}\\(?(${DATE})${AFTER}\\)?`, 'iu')
export const ONLY_NOW = new RegExp(`^(?:${NOW})$`, 'iu')
export const ONLY_SEASON = new RegExp(`^${SEASON}$`)
/** What else stands in dates: how long, which quarter, and up to when. */
const OTHER_WORDS = 'years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|años?|meses|q[1-4]|to|until|bis'
export const ONLY_DATE_WORDS = new RegExp(
  `^(?:(?:${MONTH}|${OTHER_WORDS})(?!\\p{L})|[\\d\\s/.,()'’–—‒−-])+$`,
  'iu',
)

const MONTH_STARTS = MONTHS.map((names) => new RegExp(`^${DAY}?(?:${names})(?!\\p{L})`, 'iu'))
/** Years of two digits up to this one belong to this century. */
const CENTURY_SPLIT = 50

/** The place among the twelve of the month that a date names by a word; -1 when it names none. */
export const namedMonth = (date: string): number => MONTH_STARTS.findIndex((start) => start.test(date))

/** The year of a date as it is written, and what it means; null when none is there. */
export function yearOf(date: string): { written: string; year: number } | null {
  const whole = new RegExp(YEAR).exec(date)?.[0]
  if (whole) return { written: whole, year: Number(whole) }
  const short = /[/.'’](\d{2})$/.exec(date)?.[1]
  if (!short) return null
  return { written: short, year: Number(short) + (Number(short) < CENTURY_SPLIT ? 2000 : 1900) }
}
