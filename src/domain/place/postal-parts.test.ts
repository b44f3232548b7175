import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOfLabel, postalParts } from './postal-parts.ts'

test.each([
  ['14 Green Street, Bath BA1 2JZ, UK', null, ['14 Green Street', 'BA1 2JZ', 'Bath', '', 'GB']],
  ['Bristol, United Kingdom', 'GB', ['', '', 'Bristol', '', 'GB']],
  ['Portland, Oregon', 'US', ['', '', 'Portland', 'Oregon', 'US']],
  ['Atlanta, Georgia', 'US', ['', '', 'Atlanta', 'Georgia', 'US']],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'FR', ['', '', 'Lyon', 'Auvergne-Rhône-Alpes', 'FR']],
  ['14 Bath Street, Bath', 'GB', ['14 Bath Street', '', 'Bath', '', 'GB']],
  ['75011 Paris, France', null, ['', '75011', 'Paris', '', 'FR']],
  ['Luxembourg', null, ['', '', 'Luxembourg', '', 'LU']],
  ['Bath', null, ['', '', 'Bath', '', null]],
  ['', null, ['', '', '', '', null]],
] as const)('%j is taken apart', (label, countryCode, expected) => {
  const { street, postalCode, locality, region, countryCode: found } = postalParts(label, countryCode)
  expect([street, postalCode, locality, region, found]).toEqual(expected)
})

test('a label that only begins like a country names none', () => {
  expect(countryOfLabel('Unit')).toBeNull()
  expect(countryOfLabel('Turin, Ital')).toBeNull()
})

test('what the job knows of its country counts before the label', () => {
  expect(postalParts('Paris, Texas', 'US')).toMatchObject({ locality: 'Paris', countryCode: 'US' })
})

test('any label is taken apart without a fault', () => {
  fc.assert(
    fc.property(fc.string(), (label) => {
      expect(postalParts(label, null).street.length).toBeLessThanOrEqual(label.length)
    }),
  )
})
