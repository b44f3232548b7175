import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, user } from '#/db/schema/index.ts'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { buildAsked } from '#tests/factories/build-asked.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildEmployer } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import type { AskedOfPeople } from './candidate-count.schema.ts'
import { countCandidates } from './candidate-count.server.ts'

await useTestDatabase()

const LONDON = { lat: 51.5074, lng: -0.1278 }

type Seeker = Parameters<typeof buildSeeker>[0]

/** Every test has a skill of its own: nobody of another test meets it. */
const withSkill = (name: string, changes: Seeker = {}): Seeker => ({
  ...changes,
  skills: [name, 'Punctuality'].map((skill) => ({
    name: skill,
    level: null,
    years: null,
    evidenceWorkId: null,
  })),
})

async function buildSeekers(count: number, changes: Seeker) {
  return Promise.all(Array.from({ length: count }, () => buildSeeker(changes)))
}

async function counting() {
  const stage = await buildEmployer()
  const count = async (asked: Partial<AskedOfPeople>) => {
    await writeMeaning()
    return countCandidates(stage.employer, { ...buildAsked(asked), jobId: stage.jobId })
  }
  return { ...stage, count }
}

test('strangers and colleagues of nobody are told that there is no job', async () => {
  const [{ jobId }, { employer: stranger }] = [await buildEmployer(), await buildEmployer()]
  for (const id of [jobId, 'nothing']) {
    const counted = countCandidates(stranger, { ...buildAsked(), jobId: id })
    await expect(counted).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('each requirement says how many more there would be without it', { tags: ['2.12m'] }, async () => {
  const { count } = await counting()
  await buildSeekers(6, withSkill('Weaving', { experienceYearsOverride: 5 }))
  await buildSeekers(7, withSkill('Weaving', { experienceYearsOverride: 1 }))
  expect(await count({ mustHaveSkills: ['Weaving', 'Punctuality'], experienceYears: 3 })).toEqual({
    found: 6,
    drops: [
      { kind: 'skill', skill: 'Weaving', people: null },
      { kind: 'skill', skill: 'Punctuality', people: null },
      { kind: 'experience', people: 7 },
    ],
  })
})

test('whoever misses two requirements is dropped by neither alone', async () => {
  const { count } = await counting()
  await buildSeekers(6, withSkill('Dyeing', { experienceYearsOverride: 1, languages: [] }))
  const counted = await count({
    mustHaveSkills: ['Dyeing'],
    experienceYears: 3,
    languages: [{ language: 'cy', level: 'A1' }],
  })
  expect(counted?.drops.map(({ people }) => people)).toEqual([null, null, null])
})

test('below five there is no number, and none is like four', { tags: ['2.5c', '2.12m'] }, async () => {
  const { count } = await counting()
  await buildSeekers(4, withSkill('Felting'))
  const four = await count({ mustHaveSkills: ['Felting'] })
  expect(four?.found).toBeNull()
  expect((await count({ mustHaveSkills: ['What nobody can do'] }))?.found).toBeNull()
})

test('a skill is found however it is written', async () => {
  const { count } = await counting()
  for (const name of ['Génie-civil', 'genie civil', ' GÉNIE  CIVIL ', 'Genie/Civil', 'génie civil.']) {
    await buildSeeker(withSkill(name))
  }
  await buildSeekers(5, withSkill('Génie'))
  expect((await count({ mustHaveSkills: ['Génie civil'] }))?.found).toBe(5)
})

test('C, C++ and C# are three skills, and one in another alphabet is found', async () => {
  const { count } = await counting()
  for (const [name, people] of [
    ['C', 5],
    ['C++', 6],
    ['C#', 7],
    ['Сварка', 8],
  ] as const) {
    await buildSeekers(people, withSkill(name))
  }
  expect((await count({ mustHaveSkills: ['c'] }))?.found).toBe(5)
  expect((await count({ mustHaveSkills: ['c++'] }))?.found).toBe(6)
  expect((await count({ mustHaveSkills: ['c#'] }))?.found).toBe(7)
  expect((await count({ mustHaveSkills: ['сварка'] }))?.found).toBe(8)
})

test('only people are counted whom this company may be suggested', async () => {
  const { count, organizationId } = await counting()
  // Nobody of another test speaks it. Of skills a search knows those alone whom it may suggest.
  const speaker = (preferences: NonNullable<Seeker>['preferences'] = {}): Seeker => ({
    languages: [{ language: 'gd', level: 'C1' }],
    preferences,
  })
  const known = await buildSeekers(6, speaker())
  await buildSeeker(speaker({ visibility: 'Hidden' }))
  await buildSeeker(speaker({ visibility: 'MatchedEmployers' }))
  await buildSeeker(speaker({ availability: 'NotLooking' }))
  await buildSeeker(speaker({ excludedEmployers: [organizationId] }))
  const [banned] = known
  await db()
    .update(user)
    .set({ banned: true })
    .where(eq(user.id, banned?.userId ?? ''))
  expect((await count({ languages: [{ language: 'gd', level: 'A1' }] }))?.found).toBe(5)
})

test('what somebody wants to earn changes nothing', async () => {
  const { count } = await counting()
  const wants = { minSalary: 9_000_000, currency: 'GBP', salaryPeriod: 'Year' } as const
  await buildSeekers(5, withSkill('Carding', { preferences: wants }))
  expect((await count({ mustHaveSkills: ['Carding'] }))?.found).toBe(5)
})

test('on site and hybrid ask for three radii, remote for the country, and an unknown place for nothing', async () => {
  const { count } = await counting()
  const bath = { label: 'Bath', countryCode: 'GB', lat: 51.3811, lng: -2.359 }
  const near = { places: [bath], radiusKm: 60 }
  const far = { places: [bath], radiusKm: 40 }
  await buildSeekers(5, withSkill('Glazing', { preferences: near }))
  await buildSeekers(6, withSkill('Glazing', { preferences: far }))
  const asked = { mustHaveSkills: ['Glazing'], point: LONDON }
  for (const workLocation of ['OnSite', 'Hybrid'] as const) {
    const counted = await count({ ...asked, workLocation })
    expect(counted?.found).toBe(5)
    expect(counted?.drops[0]).toEqual({ kind: 'place', people: 6 })
  }
  expect((await count({ ...asked, workLocation: 'Remote', countries: ['GB'] }))?.found).toBe(11)
  expect((await count({ ...asked, workLocation: 'Remote', countries: ['FR'] }))?.found).toBeNull()
  expect((await count({ ...asked, workLocation: 'OnSite', point: null }))?.found).toBe(11)
})

test('whoever has asked 120 times in an hour gets no number, and no refusal', async () => {
  const { count, employer } = await counting()
  expect(await count({})).not.toBeNull()
  const key = `candidate-count:${employer.userId}`
  await db().update(rateLimit).set({ count: 120 }).where(eq(rateLimit.key, key))
  expect(await count({})).toBeNull()
})
