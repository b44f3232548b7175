import { expect, test } from 'vitest'
import { parseEnv } from './env-schema.ts'
import { siteGaps } from './site-env.ts'

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
