import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { computeFit } from './fit.ts'
import { findGates } from './gates.ts'
import { GATE_KEYS, type GateKey, type MatchJob, type MatchPerson } from './types.ts'

const keysOf = (person: MatchPerson, job: MatchJob, options = {}): GateKey[] =>
  findGates(person, job, options).map(({ key }) => key)

test('an open way has no gate', () => {
  expect(findGates(buildMatchPerson(), buildMatchJob())).toEqual([])
})

test.each<[GateKey, MatchPerson, MatchJob]>([
  ['jobClosed', buildMatchPerson(), buildMatchJob({}, { status: 'Archived' })],
  ['jobClosed', buildMatchPerson(), buildMatchJob({ closingDate: '2026-11-20' })],
  [
    'excludedEmployer',
    buildMatchPerson({ preferences: { excludedEmployers: ['tidewall'] } }),
    buildMatchJob(),
  ],
  ['visibility', buildMatchPerson({ preferences: { visibility: 'Hidden' } }), buildMatchJob()],
  ['visibility', buildMatchPerson({ preferences: { visibility: 'MatchedEmployers' } }), buildMatchJob()],
  ['place', buildMatchPerson({ preferences: { radiusKm: 5 } }), buildMatchJob({ workLocation: 'OnSite' })],
  ['place', buildMatchPerson(), buildMatchJob({ workLocation: 'Remote', countries: ['FR'] })],
  [
    'education',
    buildMatchPerson({ educationLevelOverride: 'Diploma' }),
    buildMatchJob({ educationRequirement: 'Required' }),
  ],
  ['education', buildMatchPerson({ education: [] }), buildMatchJob({ educationRequirement: 'Required' })],
])('%s is listed', (key, person, job) => {
  expect(keysOf(person, job)).toEqual([key])
})

test('a hybrid job beyond three radii is far, not out of reach', () => {
  expect(keysOf(buildMatchPerson({ preferences: { radiusKm: 5 } }), buildMatchJob())).toEqual([])
})

test('education that is only preferred, or not needed, closes no gate', () => {
  const person = buildMatchPerson({ educationLevelOverride: 'None' })
  for (const educationRequirement of ['Preferred', 'NotNeeded', null] as const) {
    expect(keysOf(person, buildMatchJob({ educationRequirement }))).toEqual([])
  }
})

test('who has the education that is required closes no gate, and neither does who has more', () => {
  const job = buildMatchJob({ educationLevel: 'Bachelor', educationRequirement: 'Required' })
  for (const educationLevelOverride of ['Bachelor', 'Master'] as const) {
    expect(keysOf(buildMatchPerson({ educationLevelOverride }), job)).toEqual([])
  }
})

test('a like opens a hidden profile', () => {
  const person = buildMatchPerson({ preferences: { visibility: 'Hidden' } })
  expect(keysOf(person, buildMatchJob(), { profileOpened: true })).toEqual([])
})

test('a draft’s preview and the closing day itself are open', () => {
  expect(keysOf(buildMatchPerson(), buildMatchJob({}, { status: 'Draft' }))).toEqual([])
  expect(keysOf(buildMatchPerson(), buildMatchJob({ closingDate: '2026-11-21' }))).toEqual([])
})

test('gates are listed in their order and never change the numbers', { tags: ['2.12f'] }, () => {
  fc.assert(
    fc.property(arbitraryPerson, arbitraryJob, (person, job) => {
      const open = { ...job, closed: false, organizationId: null }
      const [gated, free] = [computeFit(person, job), computeFit(person, open)]
      expect(gated.fit).toBe(free.fit)
      const order = gated.gates.map(({ key }) => GATE_KEYS.indexOf(key))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(gated.gates.some(({ key }) => key === 'jobClosed')).toBe(job.closed)
    }),
  )
})
