import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['30000', '30000'],
  ['30,000', '30000'],
  ['£30,000', '30000'],
  ['£30 000', '30000'],
  ['30 000', '30000'],
  ['30.000', '30000'],
  ['1,000,000', '1000000'],
  ['30k', '30000'],
  ['30 000 GBP', '30000'],
  ['gbp 30k', '30000'],
  ['30,000.00', '30000'],
  ['30.000,00', '30000'],
  ['0', '0'],
  ['', ''],
  ['  ', ''],
])('%j is read as %j', (typed, amount) => {
  expect(readAmount(typed, ['£', 'GBP'])).toBe(amount)
})

test.each([
  '30.5',
  '30,50',
  '12.50',
  '-1',
  'plenty',
  'a lot',
  '30000 or so',
  '1e9',
  '9999999999',
  '12345678901',
])('%j is no whole amount', (typed) => {
  expect(readAmount(typed, ['£', 'GBP'])).toBeNull()
})

test.each([
  ['€30,000', '€'],
  ['30 000 €', '€'],
  ['NZ$30,000', 'NZ$'],
  ['$30k', 'NZ$'],
  ['30 000 $US', '$US'],
])('%j is read where %j is meant', (typed, symbol) => {
  expect(readAmount(typed, [symbol])).toBe('30000')
})

test.each([
  ['£30,000', '€'],
  ['€30,000', '£'],
  ['$30,000', '£'],
])('%j is no amount where %j is meant', (typed, symbol) => {
  expect(readAmount(typed, [symbol])).toBeNull()
})
