import { expect, test } from 'vitest'
import { companyJsonLd } from './company-json-ld.ts'

const PAGE = { address: 'https://jobs.example.com/company/tidewall', baseUrl: 'https://jobs.example.com' }
const COMPANY = {
  id: 'tidewall',
  name: 'Tidewall Engineering',
  description: 'We keep water out.',
  location: 'Bristol, United Kingdom',
  logo: '/files/company-logos/a.webp',
  video: null,
}

test('a company is told with what its page shows', () => {
  expect(companyJsonLd(COMPANY, PAGE)).toMatchObject({
    '@type': 'Organization',
    name: COMPANY.name,
    url: PAGE.address,
    description: COMPANY.description,
    logo: 'https://jobs.example.com/files/company-logos/a.webp',
    address: { addressLocality: 'Bristol', addressCountry: 'GB' },
  })
})

test('what stands in for a logo is none', () => {
  const json = companyJsonLd({ ...COMPANY, logo: '/files/company-logos/default.webp' }, PAGE)
  expect(json).toMatchObject({ logo: undefined })
})
