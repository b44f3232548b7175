import { expect, test } from 'vitest'
import { findCountry } from './find-country.server.ts'

test.each([
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['2001:4860:4860::8888', 'US'],
])('%s belongs to %s', async (address, country) => {
  expect(await findCountry(address)).toBe(country)
})

test.each([null, '', '127.0.0.1', '::1', '10.1.2.3', 'unknown', '999.1.1.1', '8.8.8.8, 1.1.1.1'])(
  '%j belongs to no country',
  async (address) => {
    expect(await findCountry(address)).toBeNull()
  },
)
