import { withoutCounts } from './amounts-in-text.ts'

/** Words for the unit of time that is paid for: 'per-hour-wage', 'HOUR', 'Annual salary:', 'pro Monat', 'al mes'. */
const PERIOD_WORDS: [period: string, words: RegExp][] = [
  ['hour', /hour|\bhrs?\b|\/\s?h\b|\bph\b|stunde|\bstd\b|heure|\bhoras?\b|\bor[ae]\b|\buur\b|\bp\/u\b/],
  ['day', /\bdays?\b|daily|per diem|\btag\b|\bjour|\bd[ií]as?\b|giorn|\bdag\b/],
  ['week', /week|fortnight|quinzaine|\bwk\b|\bpw\b|woche|semaine|hebdo|semana|settiman/],
  [
    'month',
    /month|\/\s?mo\b|\bpcm\b|monat|\bmois\b|mensuel|\bmes\b|mensual|mensil|mensal|\bmese\b|\bmês|maand/,
  ],
  [
    'year',
    /year|annu|\byr\b|\bpa\b|\bp\.\s?a\b|jahr|jähr|\bpar an\b|\/\s?an\b|\baño|anual|\banno\b|\bano\b|jaar/,
  ],
]

/** In the currencies we know no month is paid as much. */
const YEARLY_AMOUNT_MIN = 20_000

/** The first period that words name, in the words of an advertisement; null when they name none. */
export function readPayPeriod(words: string): string | null {
  const plain = words.toLowerCase().replaceAll('_', ' ')
  const found = PERIOD_WORDS.map(([period, pattern]) => ({ period, at: plain.search(pattern) }))
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.period ?? null
}

const BI = /(?<!\p{L})(?:bi|semi)(?=[-\s]?(?:week|month))/u
const COUNT =
  /^(\d{1,2}(?:[.,]\d{1,2})?)\s(?:hour|day|week|month|year)s?$|(?<!\p{L})(?:every|alle|toutes les|cada)\s(\d{1,2}|two|zwei|deux|dos)\s/u

/** How many periods words pay for at once: two by 'bi-weekly' or 'every 2 weeks', six by '6 MONTH', half of one by 'semi-monthly'. */
export function countOfPeriods(words: string): number {
  const plain = words.toLowerCase().replaceAll('_', ' ')
  const half = BI.exec(plain)?.[0]
  if (half !== undefined) return half === 'semi' ? 0.5 : 2
  if (/fortnight|quinzaine/.test(plain)) return 2
  const [, alone, count = alone ?? '1'] = COUNT.exec(plain.trim()) ?? []
  return Number(count.replace(',', '.').replace(/^\D+$/, '2')) || 1
}

/**
 * For sources that have no field for the period: what the words say, or that an amount can only be a year's. The latter
 * also where the words speak of "40 hours".
 */
export function guessPayPeriod(words: string, amount: number | null): string | null {
  const said = readPayPeriod(withoutCounts(words).replaceAll(/\d(?=\p{L})/gu, '$& '))
  const isYearly = amount !== null && amount >= YEARLY_AMOUNT_MIN
  return isYearly && said !== 'month' ? 'year' : said
}
