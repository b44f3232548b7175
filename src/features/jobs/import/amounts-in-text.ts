/** An amount in a text, and where it stands there. `isScaled`: a word or a letter beside it says thousands or millions. */
export type Amount = { value: number; isScaled: boolean; start: number; end: number }

const CURRENCY_WORDS = 'EUR(?:os?)?|USD|GBP|CAD|AUD|NZD'
const THOUSANDS = 'k|tsd\\.?|tausend|thousand|mille|mil|T(?=\\s?(?:€|EUR))'
const MILLIONS = '(?<=\\d)m(?!/)|mio\\.?|mill?ion(?:en|s|es|i)?|millones'
const GROUPED = "\\d{1,3}(?:([.,'’ \\u00a0\\u2009\\u202f])\\d{3})(?:\\2\\d{3})*"
/** Letters that stand beside an amount without a gap: "£12.21ph", "45$/h", "35.000EUR". */
const UNITS = `${CURRENCY_WORDS}|p[ahmwd]|pcm|per|an|hr|h`
/** What is paid every 2 weeks is counted by them. */
const NOT_EVERY = '(?<!(?:every|alle|toutes les|cada)\\s)'
const NUMBER = new RegExp(
  `${NOT_EVERY}(?<![\\d.,_])(?:(?<!\\p{L})|(?<=(?:^|\\P{L})(?:${CURRENCY_WORDS})))(${GROUPED}|\\d{1,9})([.,]\\d{1,2})?` +
    `(?:\\s?(?:(${THOUSANDS})|(${MILLIONS}))(?=${CURRENCY_WORDS}|p\\.?a|\\P{L}|$)` +
    `|(?=\\P{L}|$|(?:${UNITS})(?:\\P{L}|$)))(?!\\d|[.,’']\\d|[.,]?\\s?000(?!\\d)|[_·]|\\s*%)`,
  'giu',
)
/** Scales of one country's numbers, which are written behind an amount as other words are: "12 lakh". */
const OTHER_SCALES = /^\s?(?:l(?:akhs?|acs?|pa)?|cr(?:ores?)?|mrd\.?|bn|billion(?:en|s)?)(?!\p{L})/iu
const UNIT_OF_TIME =
  '(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uur|uren|days?|tage?n?|jours?|d[ií]as?|giorni|dagen|weeks?|wochen?|semaines?|months?|monate?n?|mois|mes(?:es|i)|maanden|years?|jahren?|ans|años|anni|jaar)(?!\\p{L})'
/** How long somebody works, and how often they are paid: "40 hours a week", "38,5 Std./Woche", "25 days". */
const COUNT = new RegExp(
  `${NOT_EVERY}(?<![\\d.,\\p{Sc}]|\\p{Sc}\\s)\\d{1,3}(?:[.,]\\d{1,2})?[\\s-]?${UNIT_OF_TIME}\\.?(?:\\s?(?:/|per|an?|pro|par|por|im|in der)\\s?(?:${UNIT_OF_TIME}|semana|settimana|week|jahr|year|woche))?`,
  'giu',
)

function toAmount(match: RegExpExecArray): Amount[] {
  const [all, whole = '', mark, fraction = '', thousands, millions] = match
  // "0.500" and "1.234.50" could mean several things.
  if (mark !== undefined && (whole.startsWith('0') || fraction.startsWith(mark))) return []
  const value = Number(`${whole.replaceAll(/\D/g, '')}${fraction.replace(',', '.')}`)
  const factor = thousands === undefined ? (millions === undefined ? 1 : 1_000_000) : 1000
  const [start, end] = [match.index, match.index + all.length]
  return [{ value: value * factor, isScaled: factor > 1, start, end }]
}

/** A text about pay without the lengths of time that it counts, which are no amounts and no periods of pay. */
export const withoutCounts = (text: string): string =>
  text.replaceAll(COUNT, (count) => ' '.repeat(count.length))

/**
 * The amounts of money that a text names, in its order. A mark before three digits parts thousands, one before two or one
 * is a decimal mark: "45.000", "45'000", "3.200,50", "18,50", "60k". What could be either is none.
 */
export function listAmounts(text: string): Amount[] {
  const amounts = [...withoutCounts(text).matchAll(NUMBER)].flatMap(toAmount)
  return amounts.some(({ end }) => OTHER_SCALES.test(text.slice(end))) ? [] : amounts
}

/** Further apart are no two ends of one range. */
const ENDS_RATIO_MAX = 20

/**
 * The two ends of a range. Where thousands are said once, they are meant twice: "40-45k", "40 - 45.000". Null for what
 * cannot be one range.
 */
export function endsOf(first: Amount, second: Amount): [min: number, max: number] | null {
  const raised = ({ value, isScaled }: Amount) => (value < 1000 && !isScaled ? value * 1000 : value)
  const min = raised(first) <= second.value ? raised(first) : first.value
  const max = first.isScaled ? raised(second) : second.value
  return min > 0 && (max < min || max > min * ENDS_RATIO_MAX) ? null : [min, max]
}
