import { expect, test } from 'vitest'
import { forwardedAddress } from './forwarded-address.ts'

const PROXY = '10.0.0.1'
const from = (forwardedFor: string | null, trustedProxies: number) =>
  forwardedAddress({ socketAddress: PROXY, forwardedFor, trustedProxies })

test.each(['203.0.113.7', '198.51.100.1, 203.0.113.7', '', null])(
  'without a proxy of ours the socket tells who asks, whatever the header says (%j)',
  (header) => {
    expect(from(header, 0)).toBe(PROXY)
  },
)

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['198.51.100.1,198.51.100.2 ,203.0.113.7', '203.0.113.7'],
  ['<script>, , 203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
])(
  'behind one proxy the last entry of %j is the caller: what stands before it may be forged',
  (header, caller) => {
    expect(from(header, 1)).toBe(caller)
  },
)

test('behind two proxies the second entry from the right is the caller', () => {
  expect(from('198.51.100.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
})

test('who came past the outer proxy is whom the inner one saw', () => {
  expect(from('203.0.113.7', 2)).toBe('203.0.113.7')
})

test.each([null, '', ' , ', 'unknown', '203.0.113.7, unknown', '999.1.1.1'])(
  'an entry that is no address (%j) leaves the proxy itself',
  (header) => {
    expect(from(header, 1)).toBe(PROXY)
  },
)
