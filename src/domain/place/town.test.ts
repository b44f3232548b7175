import { expect, test } from 'vitest'
import { isSameTown, townOf } from './town.ts'

test.each([
  ['Bath', 'Bath'],
  ['Bath, UK', 'Bath'],
  ['14 Green Street, Bath BA1 2JZ, UK', 'Bath'],
  ['75011 Paris, France', 'Paris'],
  ['Green Street, Bath, England, United Kingdom', 'Bath'],
  ['Royal Crescent, Bath', 'Bath'],
  ['12 Rue Haute, 75011 Paris, France', 'Paris'],
  ['rue Haute, Lyon, France', 'Lyon'],
  ['Lindenweg 4, 10115 Berlin', 'Berlin'],
  ['Hauptstraße 12a, Köln, Deutschland', 'Köln'],
  ['Calle Mayor 3, 28013 Madrid', 'Madrid'],
  ['Flat 2, 14 Green Street, Bath', 'Bath'],
  ['Street, Somerset, UK', 'Street'],
  ['Chester-le-Street, County Durham', 'Chester-le-Street'],
  ['Dublin 8, Ireland', 'Dublin'],
  ['Green Street', 'Green Street'],
  ['1050 Brussels, Belgium', 'Brussels'],
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
