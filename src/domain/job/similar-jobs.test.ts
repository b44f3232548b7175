import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees } from '#tests/factories/degrees.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { jobLikeness, pickSimilarJobs, type ComparedJob } from './similar-jobs.ts'

let number = 0

function buildCompared(changes: Partial<ComparedJob> = {}): ComparedJob {
  number += 1
  return {
    ...buildJobDetails(),
    id: `job-${number}`,
    number,
    organization: { id: `org-${number}` },
    ...changes,
  }
}

const OFFER = buildCompared()
const likeness = (changes: Partial<ComparedJob>) => jobLikeness(OFFER, buildCompared(changes))

test('a job that asks for the same, in the same place, is as much alike as can be', () => {
  expect(likeness({})).toBe(100)
})

test.each<[string, Partial<ComparedJob>, Partial<ComparedJob>]>([
  ['more shared skills', {}, { mustHaveSkills: ['NEC4', 'Welding'] }],
  [
    'skills however they are written',
    { mustHaveSkills: ['nec4', 'civil-3d'] },
    { mustHaveSkills: ['Civil'] },
  ],
  ['a title that says the same', {}, { title: 'Site Engineer' }],
  ['the same town', { lat: null, lng: null }, { location: 'Cardiff, UK', lat: 51.48, lng: -3.18 }],
  [
    'a near town',
    { location: 'Bath, UK', lat: 51.38, lng: -2.36 },
    { location: 'Leeds, UK', lat: 53.8, lng: -1.55 },
  ],
  ['a level that is near', { experienceYears: 5 }, { experienceYears: 12 }],
])('%s counts', (_what, more, less) => {
  expect(likeness(more)).toBeGreaterThan(likeness(less))
})

test('a job of another sector has to share more of the work', () => {
  const some = { title: 'Diver', mustHaveSkills: ['NEC4', 'Welding', 'Sonar', 'Boats', 'Knots'] }
  expect(likeness(some)).toBeGreaterThan(0)
  expect(likeness({ ...some, sector: 'Retail' })).toBe(0)
  expect(likeness({ sector: 'Retail' })).toBe(100)
})

test('remote jobs are near each other where they share a country', () => {
  const remote = (countries: string[]) =>
    buildCompared({ workLocation: 'Remote', location: '', lat: null, lng: null, countries })
  const [british, irish] = [remote(['GB']), remote(['IE'])]
  expect(jobLikeness(british, remote(['GB', 'FR']))).toBe(100)
  expect(jobLikeness(british, irish)).toBe(85)
  expect(jobLikeness(british, OFFER)).toBe(92.5)
})

test.each<[string, Partial<ComparedJob>]>([
  ['neither a skill nor a word of the title', { title: 'Sous Chef', mustHaveSkills: ['Pastry'] }],
  ['nothing but a noun that many occupations share', { title: 'Sound Engineer', mustHaveSkills: ['Mixing'] }],
  ['nothing, because neither says anything', { title: '', mustHaveSkills: [] }],
])('who shares %s is not similar, however near', (_what, changes) => {
  expect(likeness(changes)).toBe(0)
  expect(pickSimilarJobs(OFFER, [buildCompared(changes)])).toEqual([])
})

test('the most alike come first, and of two that are as much alike the younger', () => {
  const [elder, younger] = [buildCompared(), buildCompared()]
  const [farther, worse] = [
    buildCompared({ location: 'Leeds, UK', lat: 53.8, lng: -1.55 }),
    buildCompared({ title: 'x' }),
  ]
  const picked = pickSimilarJobs(OFFER, [worse, elder, farther, younger])
  expect(picked.map(({ id }) => id)).toEqual([younger.id, elder.id, farther.id, worse.id])
})

const candidate = fc
  .record({
    title: fc.constantFrom('Civil Engineer', 'Senior civil engineer', 'Site Engineer', 'Sous Chef', ''),
    sector: fc.constantFrom('Engineering', 'Retail', null),
    mustHaveSkills: fc.subarray(['Hydraulic modelling', 'NEC4', 'Civil 3D', 'Pastry']),
    workLocation: fc.constantFrom('OnSite', 'Hybrid', 'Remote', null),
    location: fc.constantFrom('Bristol, UK', 'Bath, UK', ''),
    countryCode: fc.constantFrom('GB', 'FR', null),
    countries: fc.subarray(['GB', 'FR']),
    lat: fc.option(degrees(90)),
    lng: fc.option(degrees(180)),
    experienceYears: fc.option(fc.integer({ min: 0, max: 50 })),
    organization: fc.record({ id: fc.constantFrom('a', 'b', 'c') }),
    number: fc.integer({ min: 1, max: 1_000 }),
  })
  .map((job): ComparedJob => ({ ...job, id: String(job.number) }))

const candidates = fc.uniqueArray(candidate, { selector: ({ number: own }) => own, maxLength: 30 })

test('a likeness lies between 0 and 100 and is the same both ways', () => {
  fc.assert(
    fc.property(candidate, candidate, (a, b) => {
      expect(jobLikeness(a, b)).toBeGreaterThanOrEqual(0)
      expect(jobLikeness(a, b)).toBeLessThanOrEqual(100)
      expect(jobLikeness(a, b)).toBeCloseTo(jobLikeness(b, a), 9)
    }),
  )
})

test('never the job itself, at most four, at most two of one company, and the same in whatever order they come', () => {
  fc.assert(
    fc.property(candidate, candidates, (job, given) => {
      const picked = pickSimilarJobs(job, [...given, job])
      expect(picked.length).toBeLessThanOrEqual(4)
      expect(picked.map(({ id }) => id)).not.toContain(job.id)
      expect(given).toEqual(expect.arrayContaining(picked))
      for (const company of ['a', 'b', 'c']) {
        expect(picked.filter(({ organization }) => organization.id === company).length).toBeLessThanOrEqual(2)
      }
      expect(pickSimilarJobs(job, given.toReversed())).toEqual(picked)
    }),
  )
})

test('a job that is left out is less alike than those that are shown, or its company is shown twice already', () => {
  fc.assert(
    fc.property(candidate, candidates, (job, given) => {
      const picked = pickSimilarJobs(job, given)
      const least = picked.length < 4 ? 0 : Math.min(...picked.map((one) => jobLikeness(job, one)))
      for (const left of given.filter((one) => one.id !== job.id && !picked.includes(one))) {
        const ofCompany = picked.filter(({ organization }) => organization.id === left.organization.id)
        expect(jobLikeness(job, left) <= least || ofCompany.length === 2).toBe(true)
      }
    }),
  )
})
