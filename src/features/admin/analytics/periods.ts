/** How many days can be looked at, up to yesterday. */
export const PERIODS = [7, 30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

const DEFAULT_PERIOD: Period = 30

/** Reads the period of an address; anything else is the usual one. */
export function readPeriod(said: string | undefined): Period {
  return PERIODS.find((days) => String(days) === said) ?? DEFAULT_PERIOD
}

/** A period as an address says it; the usual one needs no saying. */
export function toPeriodSearch(period: Period): { period?: string } {
  return period === DEFAULT_PERIOD ? {} : { period: String(period) }
}
