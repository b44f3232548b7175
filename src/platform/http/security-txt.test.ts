import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const SITE = { baseUrl: 'https://jobs.example.com', languages: ['en', 'fr'], today: '2026-11-30' }

test('weaknesses are reported by mail, and the document is believed for ninety days', () => {
  expect(securityTxt({ ...SITE, contact: 'security@example.com' })).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-02-28T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://jobs.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('a form on the web stands as it is, also with a sign of mail in its address', () => {
  const contact = 'https://example.com/@team/report'
  expect(securityTxt({ ...SITE, contact })).toMatch(/^Contact: https:\/\/example\.com\/@team\/report\n/)
})
