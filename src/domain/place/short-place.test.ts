import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { shortPlace } from './short-place.ts'

test.each([
  ['Canary Wharf, London, UK', 'Canary Wharf, London'],
  ['Bath, England, United Kingdom', 'Bath, England'],
  ['14 Green Street, Bath BA1 2JZ, UK', 'Bath, UK'],
  ['Green Park, 14 Green Street, Bath, England, United Kingdom', 'Green Park, Bath'],
  ['Rue Neuve 12, 1050 Brussels, Belgium', 'Rue Neuve, Brussels'],
  ['Bath, BA1 2JZ, Somerset, UK', 'Bath, Somerset'],
  ['Level 39, One Canada Square, London', 'One Canada Square, London'],
  ['Flat 2, 10 High St, Leeds, LS1 4AP', 'Leeds'],
  ['8400 Winterthur, Zürich, Switzerland', 'Winterthur, Zürich'],
  ['1600 Amphitheatre Parkway, Mountain View, California', 'Mountain View, California'],
  ['1012 AB Amsterdam, North Holland, Netherlands', 'Amsterdam, North Holland'],
  ['1120 SW 5th Avenue, Portland, Oregon, United States', 'Portland, Oregon'],
  ['1701 JF Kennedy Boulevard, Philadelphia, Pennsylvania', 'Philadelphia, Pennsylvania'],
  ['2100 Copenhagen Ø, Capital Region, Denmark', 'Copenhagen Ø, Capital Region'],
  ['Berlin, Berlin, Germany', 'Berlin, Germany'],
])('of "%s" a row says "%s"', (label, short) => {
  expect(shortPlace(label)).toBe(short)
})

test.each(['', 'Bath', 'Bristol, UK', '1050 Brussels, Belgium', '1, 2, 3'])(
  '"%s" stays as it is',
  (label) => {
    expect(shortPlace(label)).toBe(label)
  },
)

test('a place that is named never becomes none', () => {
  fc.assert(
    fc.property(arbitraryText({ maxLength: 60 }), (label) => {
      fc.pre(label.trim() !== '')
      expect(shortPlace(label)).not.toBe('')
    }),
  )
})
