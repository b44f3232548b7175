import { LENGTH_OF_TIME } from './length-of-time.ts'
import { MONTH } from './month-names.ts'
import { NOW } from './now-words.ts'

export const YEAR = '(?:19|20)\\d{2}'
/** "5", "5th", "1er", "1º", "5." */
export const DAY = '\\d{1,2}(?:st|nd|rd|th|er|re|ste|de|e|[.º°ª])?'
const DAY_BEFORE = `(?:${DAY}(?:\\s(?:de\\s|of\\s)?|[-/]|(?<=\\.)))`
export const SEASON_WORD =
  '(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|' +
  'otoño|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|wise|sose|ws|ss)'
/** "2018/2019", and "2018/19", of which the second number may also be a month. */
const SEASON = `${YEAR}/(?:${YEAR}|\\d{2})(?![\\d/])`
const CLOCK = 'T\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?'
const MONTHS = [
  `${DAY_BEFORE}?${MONTH}(?:\\.?,?\\s(?:del?\\s|of\\s|do\\s|[–-]\\s)?|\\.?[-/]|[.,])?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s)?(?:${YEAR}|['’]\\d{2})`,
  ...['\\s?\\.\\s?', '/', '-'].map((mark) => `\\d{1,2}${mark}\\d{1,2}${mark}${YEAR}`),
  `\\d{1,2}\\s?[./-]\\s?${YEAR}`,
  `${YEAR}[-/.](?:1[0-2]|0[1-9])(?:[-/.]\\d{1,2})?(?:${CLOCK})?(?!\\d)`,
  `${YEAR}[-/.][1-9](?:[-/.]\\d{1,2})?(?!\\d)`,
  `${YEAR}[-/.]${MONTH}(?:\\.?[-/.]\\d{1,2})?(?!\\p{L})`,
  `${YEAR}[.,]?\\s${MONTH}(?!\\.?,?\\s?(?:\\d|['’]))`,
  `Q[1-4][\\s/-]?${YEAR}`,
]
const [WORDED, ...NUMBERED] = MONTHS
const DATE = [
  WORDED,
  ...NUMBERED.slice(0, 4),
  SEASON,
  ...NUMBERED.slice(4),
  `${SEASON_WORD},?\\s(?:${SEASON}|${YEAR})`,
  YEAR,
].join('|')
const MONTH_DATE = MONTHS.join('|')
/** "03/20" may be a day, a mark or a month: it is the last only beside another one. */
const SHORT = "(?<!/)(?:\\d{1,2}[./])?(?:0[1-9][./]|1[0-2][./]|[1-9]/)['’]?\\d{2}(?![\\d./])"

/** A hyphen that is only shown at the end of a line stands for one that is lost. */
export const DASH = '[–—‒―−‐‑\u00AD~～〜－→-]'
const TO_WORDS = [
  "to|ad|until|till|through|thru|up to|bis(?: zum)?|à|au|a|al|ao|jusqu[’'](?:à|au|en)|hasta(?: el| la)?",
  'até(?: ao?| o)?|para|fino (?:ad?|al)|tot(?: en met)?|t/m|do|po|till?|fram till|pân[aă] (?:în|la)|до|по|έως|إلى|الى|حتى|עד',
].join('|')
const OF_YEAR = '(?:\\s(?:r\\.?|roku|[гр]\\.?|року|m\\.?)|\\.)?'
export const TO = `${OF_YEAR}(?:\\s?${DASH}{1,3}\\s?|\\s/\\s|\\s(?:${TO_WORDS})\\s)`
const FROM = '(?:from|de|du|von|vom|desde|del|dal|da|van|od|från|fra|din|de la|с|від|από|من|מ)\\s'
const SINCE =
  '(?:since|as of|seit(?: dem)?|depuis(?: le)?|à partir de|desde(?: el)?|a partir de|from|ab|dès|dal|da|sinds|vanaf|od|sedan|siden|från|fra|din|с|від|από|منذ|מאז|משנת)\\s'
const UNTIL =
  "(?:until|till|up to|bis(?: zum)?|jusqu[’'](?:à|au|en)|hasta(?: el)?|até|fino (?:a|al)|tot|till?|do|до|έως|حتى|עד)\\s"
const BEFORE = '(?<![\\p{L}\\p{N}$€£#+.])'
const AFTER = '(?![\\p{L}\\p{N}%])'
const START = `(${DATE}|${SHORT}|(?<!${YEAR}[.,]?\\s)${DAY_BEFORE}?${MONTH}\\.?)`
/** "2018 – voraussichtlich 2026" */
const EXPECTED =
  '(?:(?:expected|anticipated|projected|est\\.|voraussichtlich|voraussichtl\\.|vorauss\\.|prévue?|previst[oa]|esperad[oa]|verwacht|planowany|beräknad):?\\s(?:(?:in|en|for|på|em)\\s)?)'
const END = `(?:l['’]\\s?|(?:la|le|el|il|the|o)\\s|${EXPECTED})?\\(?(${DATE}|${SHORT}|${NOW}|(?<=\\s(?:to|till?|until)\\s)date)${OF_YEAR}`

/** Two dates, or a date and "now". Texts that these patterns are for have no two spaces beside each other. */
export const FROM_TO = new RegExp(`${BEFORE}\\(?(?:${FROM})?${START}${TO}${END}${AFTER}\\)?`, 'iu')
/** Two dates with nothing but a gap between them, as they stand in columns. */
export const SIDE_BY_SIDE = new RegExp(
  `${BEFORE}\\(?(${MONTH_DATE})\\s(${MONTH_DATE})${AFTER}\\)?|^\\(?(${DATE})\\s(${YEAR}|${NOW})\\)?$`,
  'iu',
)
export const MONTHS_OF_YEAR = new RegExp(
  `${BEFORE}\\(?(0?[1-9]|1[0-2])\\s?[–—-]\\s?((?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR})${AFTER}\\)?`,
  'u',
)
/** "2018–20"; a hyphen before what may be a month makes a month of it. */
export const YEARS = new RegExp(
  `${BEFORE}\\(?(${YEAR})(?:(?:[–—‒−]|-(?=1[3-9]|[2-9]))(\\d{2})|\\s[–—‒−-]\\s(\\d{2})(?=\\s?(?:$|[),;|·])))(?![\\p{L}\\p{N}%/.-])\\)?`,
  'u',
)
/** "2018 – ?": nobody says that it goes on. */
export const UNKNOWN_END = new RegExp(
  `${BEFORE}\\(?(${DATE}|${SHORT})\\s?${DASH}{1,3}\\s?(?:…|\\.{3}|\\?{1,3})(?=$|[\\s),;|·])\\)?`,
  'iu',
)
/** "2018 – unbefristet", "01/2018 – TBC", "Jan 2018 – Xember 2019": an end in words that say no date. */
export const UNREAD_END = new RegExp(
  `${BEFORE}\\(?(?:(${DATE}|${SHORT})\\s?${DASH}{1,3}\\s?\\(?(?:unbefristet|[eE]lternzeit|[nN]otice [pP]eriod|en (?:activité|congé)|TB[CDA]|XX|[nN]/[aA]|Pres|Curr|[xX?]{2}[/.]${YEAR})|(${MONTH_DATE}|${SHORT})\\s?${DASH}{1,3}\\s?\\p{L}{2,14}\\.?\\s${YEAR})\\){0,2}$`,
  'u',
)
export const OPEN = new RegExp(
  `${BEFORE}\\(?(?:${SINCE}(${DATE}|${SHORT})|(${DATE}|${SHORT})\\s?[–—-]\\s?(?:$|(?=\\))))${AFTER}\\)?`,
  'iu',
)
export const CLOSED = new RegExp(`${BEFORE}\\(?${UNTIL}(${DATE})${AFTER}\\)?`, 'iu')
export const SINGLE = new RegExp(`${BEFORE}\\(?(${DATE})${AFTER}\\)?`, 'iu')
export const ONLY_SEASON = new RegExp(`^(?:${SEASON_WORD},?\\s)?(${SEASON})$`, 'iu')
export const SPAN_LENGTH = new RegExp(
  `^\\s?[·|,–-]?\\s?(?:[(\\[]\\s?${LENGTH_OF_TIME}\\s?[)\\]]|${LENGTH_OF_TIME})`,
  'iu',
)
/** What else stands in dates: how long, which quarter, and up to when. */
const OTHER_WORDS =
  'years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|años?|anos?|mes(?:es)?|ann[io]|mes[ei]|jaar|maand(?:en)?|q[1-4]|to|until|bis'
export const ONLY_DATE_WORDS = new RegExp(
  `^(?:(?:${MONTH}|${OTHER_WORDS})(?!\\p{L})|[\\d\\s/.,()'’–—‒−-])+$`,
  'iu',
)
