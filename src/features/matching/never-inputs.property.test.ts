import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import { computeScore, type Matchers } from '#/domain/matching/score.ts'
import type { MatchJob } from '#/domain/matching/types.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { arbitraryDocument, arbitraryJob } from '#tests/factories/arbitrary-match.ts'
import { MATCH_DAY } from '#tests/factories/build-match.ts'
import { tries } from '#tests/setup/tries.ts'
import { loadMatchers } from './matchers.server.ts'

let matchers: Matchers
beforeAll(async () => {
  matchers = loadMatchers()
})

const PROFILES = tries(1_000)

/** What tells who somebody is, and nothing about their work. */
const TELLING = [
  'John Smith',
  'Nguyễn Thị Minh Khai',
  'محمد الأحمد',
  'She/her. Mother of two, born in Lagos on 1 May 1970.',
  'He/him, 58 years old, Polish citizen',
  '14 Green Street, Bath BA1 2JZ',
  'Hauptstraße 7, 10827 Berlin',
  'Eton College, then Oxford',
]

type Change = (document: ProfileDocument, told: string, job: MatchJob) => ProfileDocument

const CHANGES: Record<string, Change> = {
  headline: (document, headline) => ({ ...document, headline }),
  bio: (document, bio) => ({ ...document, bio }),
  phone: (document, phone) => ({ ...document, phone }),
  links: (document, website) => ({ ...document, links: { ...document.links, website } }),
  picture: (document, profileVideo) => ({ ...document, profileVideo }),
  'what was done in a role': (document, told) => ({
    ...document,
    work: document.work.map((entry) => ({ ...entry, summary: told, highlights: [told] })),
  }),
  employers: (document, organization) => ({
    ...document,
    work: document.work.map((entry) => ({ ...entry, organization })),
  }),
  schools: (document, institution) => ({
    ...document,
    education: document.education.map((entry) => ({ ...entry, institution })),
  }),
  'years of study': (document) => ({
    ...document,
    education: document.education.map((entry) => ({
      ...{ ...entry, startDate: '1970-09', endDate: '1974-06', score: 'First' },
    })),
  }),
  projects: (document, told) => ({
    ...document,
    projects: [{ id: 'p', name: told, description: told, url: '', startDate: null, endDate: null }],
  }),
  // Where both places have coordinates they alone count; otherwise the name of the town does.
  address: (document, location, job) =>
    document.lat === null || job.coordinates === null ? document : { ...document, location },
}

/** Every number and every gate, to the bit; the sentences may quote an employer or a school. */
function numbersOf(document: ProfileDocument, job: MatchJob): string {
  const { factors, ...score } = computeScore(toMatchPerson(document, MATCH_DAY), job, matchers)
  return JSON.stringify({
    ...score,
    factors: factors.map(({ key, credit, points, scaledWeight, share }) => ({
      ...{ key, credit, points, scaledWeight, share },
    })),
  })
}

test(
  `what tells who somebody is changes no bit of a score, for ${PROFILES} profiles`,
  { tags: ['2.12i'] },
  () => {
    fc.assert(
      fc.property(arbitraryDocument, arbitraryJob, fc.constantFrom(...TELLING), (document, job, told) => {
        const before = numbersOf(document, job)
        for (const [name, change] of Object.entries(CHANGES)) {
          expect(numbersOf(change(document, told, job), job), name).toBe(before)
        }
      }),
      { numRuns: PROFILES },
    )
  },
)

test('it would be noticed: a skill changes scores', () => {
  const changed = fc
    .sample(fc.tuple(arbitraryDocument, arbitraryJob), { numRuns: PROFILES, seed: 1 })
    .filter(([document, job]) => numbersOf({ ...document, skills: [] }, job) !== numbersOf(document, job))
  expect(changed.length).toBeGreaterThan(PROFILES / 10)
})
