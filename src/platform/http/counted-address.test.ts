import { expect, test } from 'vitest'
import { countedAddress, countedNetworks } from './counted-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0203::1', '2001:db8:1:203'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%j is counted as %j', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

const networksOf = (address: string) => countedNetworks(countedAddress(address)).map(({ network }) => network)

test('an address of IPv6 is counted in its /56 and its /48 as well, which have larger allowances', () => {
  expect(countedNetworks(countedAddress('2001:db8:1:203::9'))).toEqual([
    { network: '2001:db8:1:203', share: 1 },
    { network: '2001:db8:1:200/56', share: 4 },
    { network: '2001:db8:1/48', share: 16 },
  ])
  expect(networksOf('2001:db8:1:2ff::1').slice(1)).toEqual(networksOf('2001:db8:1:200::1').slice(1))
  expect(networksOf('2001:db8:1:300::1')[1]).not.toBe(networksOf('2001:db8:1:2ff::1')[1])
})

test.each(['203.0.113.7', '::ffff:203.0.113.7', 'unknown', ''])('%j is counted in one network', (address) => {
  expect(countedNetworks(countedAddress(address))).toEqual([{ network: countedAddress(address), share: 1 }])
})
