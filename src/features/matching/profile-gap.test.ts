import { expect, test } from 'vitest'
import { computeFit } from '#/domain/matching/fit.ts'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { findProfileGap } from './profile-gap.ts'

const TODAY = '2026-11-21'

function fitWith(changes: Parameters<typeof buildProfileDocument>[0]) {
  const job = toMatchJob(buildJobDetails(), { organizationId: null, status: 'Published', today: TODAY })
  return computeFit(toMatchPerson(buildProfileDocument(changes), TODAY), job)
}

test('a profile that says everything has no gap, and neither has one without jobs', () => {
  expect(findProfileGap([fitWith({})])).toBeNull()
  expect(findProfileGap([])).toBeNull()
})

test('what is missing in most jobs is asked for, with the step where it belongs', () => {
  const noNotice = fitWith({ preferences: { noticePeriodWeeks: null } })
  expect(findProfileGap([noNotice, noNotice, fitWith({})])).toEqual({ key: 'notice', step: 5, jobs: 2 })
})

test('a place without a radius is asked for: half of what it could tell is missing', () => {
  expect(findProfileGap([fitWith({ preferences: { radiusKm: null } })])).toMatchObject({ key: 'place' })
})

test('skills asked for twice by one job are one gap', () => {
  expect(findProfileGap([fitWith({ skills: [] })])).toEqual({ key: 'skills', step: 4, jobs: 1 })
})

test('the salary is asked for after everything else', () => {
  const both = fitWith({ preferences: { minSalary: null, noticePeriodWeeks: null } })
  expect(findProfileGap([both])).toMatchObject({ key: 'notice' })
})
