import { measuresOf, type CountedDay, type Measures } from './measures.ts'
import type { Period } from './periods.ts'

export type DayMeasures = Measures & { day: string }

/** Few likes and matches fall on one day, and a match mostly on another than its like: their rate is of so many days. */
const RATE_DAYS = 7

/** `before` is null unless every day of the period before was counted. */
export type AnalyticsView = { days: DayMeasures[]; total: Measures; before: Measures | null }

/** Days of two periods in a row, as a page shows them; `first` is where the later period begins. */
export function toAnalyticsView(
  counted: readonly CountedDay[],
  { first, period }: { first: string; period: Period },
): AnalyticsView {
  const now = counted.filter(({ day }) => day >= first)
  const before = counted.filter(({ day }) => day < first)
  const rateUpTo = (nth: number) =>
    measuresOf(counted.slice(Math.max(0, nth + 1 - RATE_DAYS), nth + 1)).matchRate
  return {
    days: now.map((one, nth) => ({
      ...measuresOf([one]),
      day: one.day,
      matchRate: rateUpTo(before.length + nth),
    })),
    total: measuresOf(now),
    before: before.length === period ? measuresOf(before) : null,
  }
}
