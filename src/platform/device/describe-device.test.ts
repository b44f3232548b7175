import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { describeDevice } from './describe-device.server.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
const SAFARI_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
const SAFARI_TABLET =
  'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1'

test.each([
  [FIREFOX, { kind: 'computer', browser: 'Firefox', system: 'Linux' }],
  [SAFARI_PHONE, { kind: 'phone', browser: 'Safari', system: 'iOS' }],
  [SAFARI_TABLET, { kind: 'tablet', browser: 'Safari', system: 'iOS' }],
  [CHROME, { kind: 'computer', browser: 'Chrome', system: 'Windows' }],
])('%s is recognised', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device)
})

test.each([null, '', 'something-nobody-knows'])(
  'what says nothing of itself (%j) is unknown',
  (userAgent) => {
    expect(describeDevice(userAgent).kind).toBe('unknown')
  },
)

test('a header of a megabyte is read no longer than so many short ones', async () => {
  const read = (length: number) => describeDevice(`${FIREFOX} ${'(;/'.repeat(length)}`)
  expect(read(300_000).browser).toBe('Firefox')
  expect(await dearness(read, 1_000)).toBeLessThan(DEAR)
})
