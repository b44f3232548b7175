import { expect, test } from 'vitest'
import type { Currency } from '#/domain/money/currency.ts'
import { suggestCurrency, type WorkPlace } from './suggest-currency.ts'

const on = (countryCode: string | null): WorkPlace => ({
  workLocation: 'OnSite',
  countryCode,
  countries: ['US'],
})
const remote = (...countries: string[]): WorkPlace => ({
  workLocation: 'Remote',
  countryCode: 'GB',
  countries,
})

test.each<[string, WorkPlace, string | null, Currency | null]>([
  ['the country of the work counts', on('IE'), 'GB', 'EUR'],
  ['before it is said, the company’s does', on(null), 'GB', 'GBP'],
  ['a job that has said nothing', { workLocation: null, countryCode: null, countries: [] }, 'NZ', 'NZD'],
  ['nothing is known of either', on(null), null, null],
  ['a country with another currency is not paid in the company’s', on('PL'), 'GB', null],
  ['a company elsewhere', on(null), 'CH', null],
  ['remote work counts its countries and not the town left behind', remote('FR', 'DE'), 'US', 'EUR'],
  ['of several currencies the company’s', remote('GB', 'IE'), 'IE', 'EUR'],
  ['and none where the company’s is not among them', remote('GB', 'IE'), 'US', null],
  ['nor where one of the countries has none, and the company’s is unknown', remote('GB', 'PL'), 'PL', null],
  ['remote work without countries', remote(), 'CA', 'CAD'],
])('%s', (_what, job, companyCountry, currency) => {
  expect(suggestCurrency(job, companyCountry)).toBe(currency)
})
