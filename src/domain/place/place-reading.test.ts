import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { listPlaceReadings } from './place-reading.ts'

test.each([
  [
    'Bath, UK',
    [
      { name: 'bath', within: ['uk'] },
      { name: 'bath', within: [] },
    ],
  ],
  [
    '14 Green Street, Bath BA1 2JZ, UK',
    [
      { name: 'bath', within: ['uk'] },
      { name: 'bath', within: [] },
    ],
  ],
  [
    '75011 Paris, France',
    [
      { name: 'paris', within: ['france'] },
      { name: 'paris', within: [] },
    ],
  ],
  ['Bath,', [{ name: 'bath', within: [] }]],
  [
    'Paris, , Texas',
    [
      { name: 'paris', within: ['texas'] },
      { name: 'paris', within: [] },
    ],
  ],
  ['lon', [{ name: 'lon', within: [] }]],
  [
    'paris texas',
    [
      { name: 'paris texas', within: [] },
      { name: 'paris', within: ['texas'] },
    ],
  ],
  ['75011 Paris', [{ name: 'paris', within: [] }]],
])('%j is understood as %j', (text, readings) => {
  expect(listPlaceReadings(text)).toEqual(readings)
})

test('the last three words at most may be a country', () => {
  const within = listPlaceReadings('al ain united arab emirates').map((reading) => reading.within)
  expect(within).toEqual([[], ['emirates'], ['arab emirates'], ['united arab emirates']])
})

test.each(['', ' ', ',', ', UK', '12345', '...'])('%j asks for nothing', (text) => {
  expect(listPlaceReadings(text)).toEqual([])
})

test('whatever is typed has few readings, each with a name', () => {
  fc.assert(
    fc.property(arbitraryText(), (text) => {
      const readings = listPlaceReadings(text)
      expect(readings.length).toBeLessThanOrEqual(4)
      for (const { name, within } of readings) expect([name, ...within]).not.toContain('')
    }),
  )
})
