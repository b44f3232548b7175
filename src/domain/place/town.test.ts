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
  ['1010 Wien Innere Stadt, Österreich', 'Wien Innere Stadt'],
  ['111 22 Stockholm, Sverige', 'Stockholm'],
  ['ul. Polna 10/5, 00-590 Warszawa, Polska', 'Warszawa'],
  ['Plaza Mayor 3, Sevilla', 'Sevilla'],
  ['7 Grand Terrace, Leeds', 'Leeds'],
  ['14-16 Pelican Wharf, Bath', 'Bath'],
  ['C/ Mayor 12, Madrid', 'Madrid'],
  ['Haarsteeg', 'Haarsteeg'],
  ['1600 Green Avenue NW, Springfield, Illinois', 'Springfield'],
  ['', ''],
  ['12345', ''],
])('the town of %j is %j', (label, town) => {
  expect(townOf(label)).toBe(town)
})

const CALLED_LIKE_STREETS = [
  ...['Crescent City, California, United States', 'Lane Cove, New South Wales', 'Road Town', 'Lane End, UK'],
  ...['Le Passage, France', 'Passage West, Ireland', 'Plaza Huincul, Argentina', 'University Place, USA'],
  ...[
    'Mountlake Terrace, USA',
    'Grand Terrace, California',
    'Strada in Chianti, Italia',
    'Kennett Square, USA',
  ],
  ...['Piazza Armerina, Italia', 'Zeltweg, Österreich', 'Neuhaus am Rennweg, Deutschland', 'Capulaan, PH'],
  'Kirchheim an der Weinstraße, Deutschland',
]

test.each(CALLED_LIKE_STREETS)('%j is a town, though it is called like a street', (label) => {
  expect(townOf(label)).toBe(label.split(',')[0])
})

test('towns called like streets are not the same for lying in one land', () => {
  const [one, other] = ['Crescent City, California', 'Grand Terrace, California'] as const
  expect(isSameTown({ label: one, countryCode: 'US' }, { label: other, countryCode: 'US' })).toBe(false)
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
