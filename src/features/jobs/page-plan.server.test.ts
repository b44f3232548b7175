import { expect, test } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { planPage, type JobReader } from './page-plan.server.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'

const PAGE = new Request('http://localhost:3000/jobs')
const CALL = new Request('http://localhost:3000/_serverFn/getPublishedJobs')

function readerOf(accountType: AccountType | null, request?: Request): JobReader {
  const person = {
    userId: 'u',
    platformRole: 'user',
    emailVerified: true,
    activeOrganizationId: null,
  } as const
  return { currency: 'GBP', actor: accountType && { ...person, accountType }, request }
}

test.each<[string, JobReader, JobsPageRequest, boolean]>([
  ['a job seeker’s page reads their fits along', readerOf('Individual', PAGE), {}, true],
  ['a call reads none', readerOf('Individual', CALL), {}, false],
  ['unless they order the list', readerOf('Individual', CALL), { sort: 'match' }, true],
  ['a list that is longer than a page reads none', readerOf('Individual', PAGE), { limit: 26 }, false],
  ['an employer has none', readerOf('Employer', PAGE), { sort: 'match' }, false],
  ['a visitor has none', readerOf(null, PAGE), { sort: 'match' }, false],
])('%s', (_what, reader, asked, isRead) => {
  const plan = planPage(asked, reader)
  expect(plan.reading !== null).toBe(isRead)
  expect(plan.isRanked).toBe(isRead && asked.sort === 'match')
})

test.each<[string, JobReader, string | undefined, boolean]>([
  [
    'with the rows where a page of somebody signed in looks for words',
    readerOf('Employer', PAGE),
    'nurse',
    true,
  ],
  ['by itself for a visitor', readerOf(null, PAGE), 'nurse', false],
  ['by itself in a call', readerOf('Employer', CALL), 'nurse', false],
  ['by itself where nothing but filters is asked', readerOf('Employer', PAGE), undefined, false],
  ['by itself where the search says no word', readerOf('Employer', PAGE), ' "" ', false],
])('what would help comes %s', (_what, reader, search, comesAlong) => {
  expect(planPage({ search, sector: 'Legal' }, reader).helpComesAlong).toBe(comesAlong)
})

test('a cursor that nobody wrote is a first page', () => {
  expect(planPage({ cursor: 'nonsense' }, readerOf(null)).cut).toEqual({ after: null, limit: 25 })
})
