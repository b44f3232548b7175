import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { isDuration, withoutDuration } from './cv-duration.ts'
import { isSurePlace } from './cv-places.ts'

test.each([
  'Leeds, UK',
  'Springfield, IL',
  'Lyon, Auvergne-Rhône-Alpes, France',
  'Köln, Deutschland',
  'Porto (Portugal)',
  'Seoul, S.Korea',
  'Germany',
  'Remote',
  '(Remote)',
  'Berlin, Remote',
  'London Area, United Kingdom',
])('%j can be nothing but a place', (text) => expect(isSurePlace(text)).toBe(true))

test.each([
  'Leeds',
  'Crumb, SA',
  'Rye Mills, Inc.',
  'Cyber Command, MND',
  'Head of Baking, UK',
  'IT',
  'Mars',
  'Bank of Leeds, UK',
])('%j may be something else', (text) => expect(isSurePlace(text)).toBe(false))

test.each([
  '2 years 1 month',
  '(3 years 8 months)',
  '1 an 2 mois',
  '1 Jahr 7 Monate',
  '2 años y 3 meses',
  '4 meses',
  '2 anni',
  '3 jaar 2 maanden',
])('%j only says how long something took', (text) => {
  expect(isDuration(text)).toBe(true)
  expect(withoutDuration(`Jan 2019 – Mar 2021 · ${text}`)).toBe('Jan 2019 – Mar 2021')
})

test.each(['1 year ', '1 ', 'A, ', '– '])(
  'a long row of %j is read no longer than so many short ones',
  async (piece) => {
    for (const read of [isDuration, withoutDuration, isSurePlace])
      expect(
        await dearness((length) => read(`x${piece.repeat(length / piece.length)}x`), 1_000),
        read.name,
      ).toBeLessThan(DEAR)
  },
)
