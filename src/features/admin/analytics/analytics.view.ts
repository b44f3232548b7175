import { measuresOf, type CountedDay, type Measures } from './measures.ts'
import type { Period } from './periods.ts'

export type DayMeasures = Measures & { day: string }

/** `before` is null unless every day of the period before was counted. */
export type AnalyticsView = { days: DayMeasures[]; total: Measures; before: Measures | null }

/** Days of two periods in a row, as a page shows them; `first` is where the later period begins. */
export function toAnalyticsView(
  counted: readonly CountedDay[],
  { first, period }: { first: string; period: Period },
): AnalyticsView {
  const now = counted.filter(({ day }) => day >= first)
  const before = counted.filter(({ day }) => day < first)
  return {
    days: now.map((one) => ({ day: one.day, ...measuresOf([one]) })),
    total: measuresOf(now),
    before: before.length === period ? measuresOf(before) : null,
  }
}
