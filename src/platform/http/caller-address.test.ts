import { expect, test } from 'vitest'
import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { callerAddress, callerNetworks } from './caller-address.server.ts'

const from = (headers: Record<string, string>) => callerAddress(new Headers(headers))

test('a caller is who our own server says, not who the caller says', () => {
  expect(from({ [CLIENT_IP_HEADER]: '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7')
})

test.each([
  [{}, 'unknown'],
  [{ [CLIENT_IP_HEADER]: '' }, 'unknown'],
  [{ [CLIENT_IP_HEADER]: ' , ' }, 'unknown'],
  [{ [CLIENT_IP_HEADER]: '::ffff:203.0.113.7' }, '203.0.113.7'],
  [{ [CLIENT_IP_HEADER]: '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2'],
  [{ [CLIENT_IP_HEADER]: '2001:DB8:1:2:ffff::9' }, '2001:db8:1:2'],
])('%j counts as %s', (headers, counted) => {
  expect(from(headers)).toBe(counted)
})

test.each([
  ['2001:db8:1:2::3', '2001:db8:1/48 2001:db8:1:0/56 2001:db8:1:2'],
  ['2001:db8:1:ff00::9', '2001:db8:1/48 2001:db8:1:ff00/56 2001:db8:1:ff00'],
  ['203.0.113.7', '203.0.113.0/24 203.0.113.7'],
  ['::ffff:203.0.113.250', '203.0.113.0/24 203.0.113.250'],
  ['', 'unknown'],
])(
  'whoever comes from %s takes turns with their provider’s others, and with their neighbours',
  (address, networks) => {
    expect(callerNetworks(new Headers({ [CLIENT_IP_HEADER]: address }))).toBe(networks)
  },
)
