import { withoutCounts } from './amounts-in-text.ts'

/** Words for the unit of time that is paid for: 'per-hour-wage', 'HOUR', 'Annual salary:', 'pro Monat', 'al mes'. */
const PERIOD_WORDS: [period: string, words: RegExp][] = [
  [
    'hour',
    /hour|\bhrs?\b|\/\s?h\b|\bph\b|stunde|\bstd\b|heure|\bhoraire de (?!travail|nuit|jour|bureau)|(?:taux|salaire) horaire|\bhoras?\b|\bor[ae]\b|\buur\b|\bp\/[uh]\b|godzin|timme|time?l[öø]n|tunti/,
  ],
  [
    'day',
    /\bdays?\b|daily|per diem|\btag\b|\bjour|\bd[ií]as?\b|giorn|\bdag\b|\bp\/d\b|tagessatz|täglich|\btjm\b|dzie[nń]/,
  ],
  [
    'week',
    /week|fortnight|quinzaine(?! de jours)|\bwk\b|\bpw\b|woche|semaine|hebdo|semana|settiman|wöch|tydzie[nń]|tygodni|vecka/,
  ],
  [
    'month',
    /month|\/\s?mo\b|\bpcm\b|monat|\bmois\b|mensuel|\bmes\b|mensual|mensil|mensal|\bmese\b|\bmês|maand|\bp\/m\b|miesi[eę]c|månad|måned|kuukau/,
  ],
  [
    'year',
    /year|annu|\byr\b|\bpa\b|\bp\.\s?a\b|jahr|jähr|\bpar an\b|\/\s?an\b|\baño|anual|\banno\b|\bano\b|jaar|\brok|\brocz|(?:^|[\s/.])år\b|vuosi|vuode/,
  ],
]

/** In the currencies we know no month is paid as much. */
const YEARLY_AMOUNT_MIN = 20_000

const plainOf = (words: string) => words.toLowerCase().replaceAll('_', ' ')

function firstNamed(words: string) {
  const found = PERIOD_WORDS.map(([period, pattern]) => ({ period, at: words.search(pattern) }))
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** The first period that words name, in the words of an advertisement; null when they name none. */
export const readPayPeriod = (words: string): string | null => firstNamed(plainOf(words))?.period ?? null

const ALONE = /^\s*(\d{1,2}(?:[.,]\d{1,2})?)\s(?:hour|day|week|month|year)s?\s*$/
const EVERY =
  /(?<!\p{L})(?:every|alle|toutes les|cada|per|pro|par|por)\s(\d{1,2}|two|zwei|deux|dos|three|drei|trois|tres|four|vier|quatre|cuatro)\s$/u
const NUMBERS = ['two zwei deux dos', 'three drei trois tres', 'four vier quatre cuatro']
const numberOf = (word: string) => NUMBERS.findIndex((words) => words.split(' ').includes(word)) + 2

/**
 * How many of the periods that words name first are paid for at once: two by 'bi-weekly' or 'every 2 weeks', six by
 * '6 MONTH', half of one by 'semi-monthly'. 'A year, paid bi-weekly' is one year.
 */
export function countOfPeriods(words: string): number {
  const plain = plainOf(words)
  const at = firstNamed(plain)?.at ?? 0
  const [before, named] = [plain.slice(0, at), plain.slice(at)]
  const half = /^(?:week|month)/.test(named)
    ? /(?<!\p{L})(bi|semi|half|twice (?:a|per))[-\s]?$/u.exec(before)?.[1]
    : undefined
  if (half !== undefined) return half === 'bi' ? 2 : 0.5
  if (/^(?:fortnight|quinzaine)/.test(named)) return 2
  const every = /^(?:year|jahr|an|año)/.test(named) ? null : EVERY.exec(before)
  const [, count = '1'] = every ?? ALONE.exec(plain) ?? []
  return /^\p{L}/u.test(count) ? numberOf(count) : Number(count.replace(',', '.')) || 1
}

/** For sources that have no field for the period: what the words say, or that an amount can only be a year's; and how often. */
export function guessPayPeriod(
  words: string,
  amount: number | null,
): { period: string | null; count: number } {
  const uncounted = withoutCounts(words).replaceAll(/\d(?=\p{L})/gu, '$& ')
  const [said, count] = [readPayPeriod(uncounted), countOfPeriods(uncounted)]
  const isYearly = amount !== null && amount >= YEARLY_AMOUNT_MIN && said !== 'year'
  const isMonthly = said === 'month' && count === 1
  return isYearly && !isMonthly ? { period: 'year', count: 1 } : { period: said, count }
}
