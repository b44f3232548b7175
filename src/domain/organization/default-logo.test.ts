import { expect, test } from 'vitest'
import { ownLogo } from './default-logo.ts'

test.each([
  [null, null],
  ['/files/company-logos/default.webp', null],
  ['https://jobs.example.com/files/company-logos/default.webp', null],
  ['/files/company-logos/a.webp', '/files/company-logos/a.webp'],
])('of %j the company’s own logo is %j', (logo, own) => {
  expect(ownLogo(logo)).toBe(own)
})
