import { JOB_FILTER_KEYS, parseJobFilters, type JobFilters } from '#/domain/job/job-filters.ts'
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'

/** What an address of the map asks for; `key` is the same for the same jobs. */
export type PinsSearch = { filters: JobFilters; currency: Currency; key: string }

/** Reads the nine parameters and the currency that amounts are meant in; what is not known is left out. */
export function readPinsSearch(address: string): PinsSearch {
  const { searchParams } = new URL(address)
  const filters = parseJobFilters(Object.fromEntries(searchParams))
  const currency = CURRENCIES.find((code) => code === searchParams.get('currency')) ?? DEFAULT_CURRENCY
  return {
    filters,
    currency,
    key: JSON.stringify([currency, ...JOB_FILTER_KEYS.map((name) => filters[name] ?? null)]),
  }
}
