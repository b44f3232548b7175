import type { JobDetails } from '#/domain/job/job-details.ts'
import { currencyOfCountry } from '#/domain/money/currency-of-country.ts'
import type { Currency } from '#/domain/money/currency.ts'

export type WorkPlace = Pick<JobDetails, 'workLocation' | 'countryCode' | 'countries'>

/**
 * The currency to begin with: that of the country where the work is done, or of the company's where the job names none.
 * Of several countries with several currencies it is the company's, if they have it. Null when nothing tells, and for a
 * country whose currency nobody can be paid in here.
 */
export function suggestCurrency(
  { workLocation, countryCode, countries }: WorkPlace,
  companyCountry: string | null,
): Currency | null {
  const home = companyCountry === null ? null : currencyOfCountry(companyCountry)
  const places = workLocation === 'Remote' ? countries : [countryCode].filter((code) => code !== null)
  const [only, ...others] = new Set(places.map(currencyOfCountry))
  if (only === undefined) return home
  if (others.length === 0) return only
  return [only, ...others].includes(home) ? home : null
}
