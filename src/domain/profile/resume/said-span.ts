import { takeDates } from '#/domain/time/reading/dates-in-text.ts'

type Fields = Readonly<Record<string, unknown>>

/** When something began and ended, as a file says it. */
export type SaidSpan = { startDate?: unknown; endDate?: unknown }

/** What a span is called where it is one field, as an object or a text. */
const SPAN_NAMES = ['date', 'dates', 'period', 'timePeriod', 'dateRange', 'years', 'duration']

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** `true`, `false`, `{}` and `[]` say no date. */
const saysNone = (value: unknown) =>
  typeof value === 'boolean' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

function spanIn(said: unknown): SaidSpan {
  if (typeof said === 'object' && said !== null) {
    const { start, end, startDate = start, endDate = end } = said as Fields
    return { startDate, endDate }
  }
  if (typeof said !== 'string') return { startDate: said }
  const { span, text } = takeDates(said)
  if (!span || text !== '') return { startDate: said, endDate: said }
  return { startDate: span.start, endDate: span.end === '' ? said : (span.end ?? '') }
}

/**
 * The span that an entry says in one field, "January 2020 to Present", also as its start. A text that is not read as a
 * whole stays a start and an end that nobody can read; {} where start and end stand apart.
 */
export function saidSpan(entry: Fields): SaidSpan {
  const { startDate, endDate } = entry
  if (isGiven(endDate)) return saysNone(endDate) ? { endDate: JSON.stringify(endDate) } : {}
  if (!isGiven(startDate)) {
    const said = SPAN_NAMES.map((name) => entry[name]).find(isGiven)
    return said === undefined ? {} : spanIn(said)
  }
  const isSpan = typeof startDate === 'string' && takeDates(startDate).span?.isSingle === false
  if (isSpan) return spanIn(startDate)
  const over = ['isCurrent', 'current'].find((name) => entry[name] === false)
  return over === undefined ? {} : { endDate: `${over}: false` }
}
