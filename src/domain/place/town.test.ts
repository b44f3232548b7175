import { expect, test } from 'vitest'
import { isSameTown, townOf } from './town.ts'

test.each([
  ['Bath', 'Bath'],
  ['Bath, UK', 'Bath'],
  ['14 Green Street, Bath BA1 2JZ, UK', 'Bath'],
  ['75011 Paris, France', 'Paris'],
  ['', ''],
  ['12345', ''],
])('the town of %j is %j', (label, town) => {
  expect(townOf(label)).toBe(town)
})

test('towns are the same whatever their letters', () => {
  const orleans = { label: 'Orléans, France', countryCode: 'FR' }
  expect(isSameTown(orleans, { label: 'ORLEANS', countryCode: null })).toBe(true)
})

test('a town is never the same across a border, and no town is no town', () => {
  expect(isSameTown({ label: 'London', countryCode: 'GB' }, { label: 'London', countryCode: 'CA' })).toBe(
    false,
  )
  expect(isSameTown({ label: '', countryCode: 'GB' }, { label: '', countryCode: 'GB' })).toBe(false)
})
