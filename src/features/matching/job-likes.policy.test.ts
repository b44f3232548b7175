import { expect, test } from 'vitest'
import { JOB_STATUSES } from '#/domain/job/vocabulary.ts'
import { findLikeProblem, type LikeFacts, type LikeProblem } from './job-likes.policy.ts'

const MAY: LikeFacts = {
  accountType: 'Individual',
  emailVerified: true,
  jobStatus: 'Published',
  isAnswerable: true,
  isMember: false,
  isExcluded: false,
}

test('a job seeker with a verified email may like an open job', () => {
  expect(findLikeProblem(MAY)).toBeNull()
})

test.each<[string, Partial<LikeFacts>, LikeProblem]>([
  ['an employer', { accountType: 'Employer' }, 'individualsOnly'],
  ['an admin', { accountType: 'Admin' }, 'individualsOnly'],
  ['a member of the company', { isMember: true }, 'ownOrganization'],
  ['anybody, once the job is archived', { jobStatus: 'Archived' }, 'jobClosed'],
  ['anybody, while nobody of the company can answer', { isAnswerable: false }, 'jobClosed'],
  ['anybody, while the job is a draft', { jobStatus: 'Draft' }, 'jobClosed'],
  ['somebody whose email is not verified', { emailVerified: false }, 'verifyEmail'],
  ['somebody who excluded the employer', { isExcluded: true }, 'excludedEmployer'],
])('%s may not', (_who, facts, problem) => {
  expect(findLikeProblem({ ...MAY, ...facts })).toBe(problem)
})

test('only a published job can be liked', () => {
  const open = JOB_STATUSES.filter((jobStatus) => findLikeProblem({ ...MAY, jobStatus }) === null)
  expect(open).toEqual(['Published'])
})

test('nobody is sent to verify an email for a job they could not like anyway', () => {
  const unverified = { ...MAY, emailVerified: false }
  expect(findLikeProblem({ ...unverified, jobStatus: 'Archived' })).toBe('jobClosed')
  expect(findLikeProblem({ ...unverified, isMember: true })).toBe('ownOrganization')
  expect(findLikeProblem({ ...unverified, accountType: 'Employer' })).toBe('individualsOnly')
})
