import { expect, test } from 'vitest'
import { CLIENT_IP_HEADER } from './client-ip-header.ts'
import { callerAddress, callerNetwork } from './caller-address.server.ts'

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

test('whoever comes from many addresses of one provider comes from one network', () => {
  const network = (address: string) => callerNetwork(new Headers({ [CLIENT_IP_HEADER]: address }))
  expect(network('2001:db8:1:2::3')).toBe(network('2001:db8:1:ff00::9'))
  expect(network('2001:db8:2:2::3')).not.toBe(network('2001:db8:1:2::3'))
  expect(network('203.0.113.7')).toBe(network('::ffff:203.0.113.250'))
  expect(network('203.0.114.7')).not.toBe(network('203.0.113.7'))
  expect(callerNetwork(new Headers())).toBe('unknown')
})
