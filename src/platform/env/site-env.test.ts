import { expect, test } from 'vitest'
import { parseEnv } from './env-schema.ts'
import { securityContact, siteGaps } from './site-env.ts'

const SAID = {
  OPERATOR_NAME: 'Harbour Jobs Ltd',
  OPERATOR_ADDRESS: '1 Harbour Street, Bristol',
  OPERATOR_EMAIL: 'privacy@jobs.example.com',
  KNOWLEDGE_CENTRE_URL: 'https://help.example.com/',
}

test('an operator who says everything lacks nothing; who says nothing is told what', () => {
  expect(siteGaps(SAID)).toEqual([])
  expect(siteGaps({})).toEqual(Object.keys(SAID))
})

test.each(['javascript:alert(1)', 'mailto:us@example.com', 'example.com'])(
  'the footer never leads to %s',
  (address) => {
    expect(() => parseEnv({ SOCIAL_VIDEO_URL: address })).toThrow(/SOCIAL_VIDEO_URL/)
  },
)

test('the log is said to be kept for thirty days unless the operator says otherwise', () => {
  expect(parseEnv({}).LOGS_KEPT_DAYS).toBe(30)
  expect(parseEnv({ LOGS_KEPT_DAYS: '7' }).LOGS_KEPT_DAYS).toBe(7)
})

test('weaknesses are reported to the address for them, else to the operator, else to nobody', () => {
  const OPERATOR_EMAIL = 'privacy@jobs.example.com'
  const SECURITY_CONTACT = 'https://example.com/report'
  expect(securityContact(parseEnv({ SECURITY_CONTACT, OPERATOR_EMAIL }))).toBe(SECURITY_CONTACT)
  expect(securityContact(parseEnv({ OPERATOR_EMAIL }))).toBe(OPERATOR_EMAIL)
  expect(securityContact(parseEnv({}))).toBeUndefined()
})

test.each([
  'us',
  'http://example.com/report',
  'javascript:alert(1)',
  'a@b.example\nExpires: 2099-01-01T00:00:00Z',
])('nobody is told to report to %j', (address) => {
  expect(() => parseEnv({ SECURITY_CONTACT: address })).toThrow(/SECURITY_CONTACT/)
})
