import { expect, test } from 'vitest'
import { isPlainTitle } from './is-plain-title.ts'

test.each([
  ...['Drainage engineer', 'ASP.NET/C# developer', 'Node.js: backend', 'Infirmier·ère (75011 Paris)', ''],
  ...[
    'Cook, 24/7, £28,000',
    'Lab lead @ night',
    'Auditor 2025/2026',
    'Engineer, release 1.2.3',
    '看護師。東京',
    'Welder, ref. 123456',
  ],
])('%j can be the title of a job', (title) => {
  expect(isPlainTitle(title)).toBe(true)
})

test.each([
  ...['Claim https://evil.example/claim', 'See WWW.evil.example', 'Write to win@evil.example'],
  ...[
    'Call 0900 123456 now',
    'Call +44 (0)7700 900142',
    'Ref 12345678',
    'Ask cook@evil.example',
    'Ask cook＠evil。example',
    'Visit 192.0.2.1',
    'Visit ｗｗｗ．evil。com',
    '０９００１２３４５６',
  ],
])('%j cannot: it would be a link in a mail', (title) => {
  expect(isPlainTitle(title)).toBe(false)
})
