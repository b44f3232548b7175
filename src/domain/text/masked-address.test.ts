import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

test.each([
  ['leila@example.com', 'l…@example.com'],
  ['l@example.com', 'l…@example.com'],
  ['élodie.b@example.com', 'é…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
])('of %s its holder sees %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked)
})
