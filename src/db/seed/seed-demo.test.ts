import { expect, test } from 'vitest'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { LIKE_STATES } from '#/domain/job/like-state.ts'
import { completeness } from '#/domain/profile/completeness.ts'
import { DEMO_COMPANIES } from './companies.ts'
import { dayAfter } from './demo-date.ts'
import { DEMO_JOBS } from './jobs/all-jobs.ts'
import { daysOld } from './demo-rows.ts'
import { toJobDetails } from './jobs/demo-job.ts'
import { DEMO_LIKES } from './likes.ts'
import { DEMO_PEOPLE } from './people/all-people.ts'
import { seedId } from './seed-id.ts'

const today = new Date('2026-11-21T09:00:00Z')
const published = DEMO_JOBS.filter(({ life }) => life.status === 'Published')
const jobOf = (key: string) => DEMO_JOBS.find((job) => job.key === key)

test.each(published)('$key may be published', (job) => {
  expect(publishProblems(toJobDetails(job, today), { today: dayAfter(today, 0) ?? '' })).toEqual([])
})

test('the open jobs cover eight sectors and five countries at least, every way of working and five currencies', () => {
  const details = published.map((job) => toJobDetails(job, today))
  const countries = details.flatMap((it) => [...it.countries, ...(it.countryCode ? [it.countryCode] : [])])
  expect(new Set(details.map(({ sector }) => sector)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(countries).size).toBeGreaterThanOrEqual(5)
  expect(new Set(details.map(({ workLocation }) => workLocation)).size).toBe(3)
  expect(new Set(details.flatMap(({ currency }) => currency ?? [])).size).toBe(5)
})

test('places have coordinates and remote jobs name countries', () => {
  const lost = DEMO_JOBS.filter(({ details }) =>
    details.workLocation === 'Remote'
      ? !details.countries?.length
      : details.lat === undefined || !details.lng,
  )
  expect(lost).toEqual([])
})

test('ids are unique and say nothing about whose they are', () => {
  const keys = [...DEMO_PEOPLE, ...DEMO_COMPANIES, ...DEMO_JOBS].map(({ key }) => key)
  expect(new Set(keys.map(seedId)).size).toBe(30)
  for (const key of keys) expect(seedId(key)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

test('every person who looks for work can be compared', () => {
  for (const { profile } of DEMO_PEOPLE.filter(({ type }) => type === 'Individual')) {
    expect(profile && completeness(profile).percent).toBeGreaterThanOrEqual(90)
    expect(profile?.preferences.minSalary).toBeGreaterThan(0)
  }
})

test('skills name work entries that exist as their evidence', () => {
  const profiles = DEMO_PEOPLE.flatMap(({ profile }) => profile ?? [])
  const baseless = profiles.flatMap(({ skills, work }) =>
    skills.filter(({ evidenceWorkId }) => evidenceWorkId && !work.some(({ id }) => id === evidenceWorkId)),
  )
  expect(baseless).toEqual([])
})

test('every state of a like occurs, and nobody liked a job before it was published', () => {
  const states = new Set(DEMO_LIKES.map(({ state }) => state))
  expect(states).toEqual(new Set(LIKE_STATES.filter((state) => state !== 'none')))
  for (const like of DEMO_LIKES) {
    const job = jobOf(like.job)
    expect(job && daysOld(job)).toBeGreaterThan(like.likedDaysAgo ?? like.approachedDaysAgo ?? Infinity)
    expect(DEMO_PEOPLE.map(({ key }) => key)).toContain(like.person)
  }
})

test('the pictures are drawn here: nothing in them is loaded from elsewhere', () => {
  for (const svg of [...DEMO_PEOPLE.map((it) => it.portrait), ...DEMO_COMPANIES.map((it) => it.logo)]) {
    expect(svg).toMatch(/^<svg /)
    expect(svg).not.toMatch(/<image|href|<script|undefined|NaN/)
  }
})
