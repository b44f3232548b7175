import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { brokenBySave } from './broken-by-save.ts'

const TODAY = { today: '2026-11-21' }
const open = buildJobDetails()

function brokenFields(changes: Partial<JobDetails>, before: JobDetails = open): string[] {
  return brokenBySave(before, { ...before, ...changes }, TODAY).map(({ field }) => field)
}

test('a change that keeps every rule breaks nothing', () => {
  expect(brokenFields({})).toEqual([])
  expect(brokenFields({ title: 'Senior Civil Engineer', openings: 3, benefits: ['Pension'] })).toEqual([])
})

test.each<[string, Partial<JobDetails>, string]>([
  ['emptying the title', { title: '  ' }, 'title'],
  ['taking the town away', { location: '' }, 'location'],
  ['going remote without a country', { workLocation: 'Remote' }, 'countries'],
  ['shortening the description', { description: 'Come.' }, 'description'],
  ['removing the last must-have skill', { mustHaveSkills: [] }, 'mustHaveSkills'],
  ['turning the salary round', { minSalary: 60_000 }, 'minSalary'],
  ['taking the salary away', { minSalary: null, maxSalary: null }, 'minSalary'],
  ['a closing date in the past', { closingDate: '2026-11-20' }, 'closingDate'],
  ['a closing date too far', { closingDate: '2027-11-21' }, 'closingDate'],
  ['applying by mail without an address', { applyMode: 'Email' }, 'applyEmail'],
  ['a web address that is none', { applyMode: 'Url', applyUrl: 'careers' }, 'applyUrl'],
  ['taking the pledge back', { replyPledgeDays: null }, 'replyPledgeDays'],
])('%s is refused on an open job', (_what, changes, field) => {
  expect(brokenFields(changes)).toContain(field)
})

test('a closing date that has come by itself is not held against another change', () => {
  const late = { ...open, closingDate: '2026-11-21' }
  expect(brokenFields({ title: 'Senior Civil Engineer' }, late)).toEqual([])
})

test('a rule broken before is not held against a change of the same field, a new one is', () => {
  const late = { ...open, closingDate: '2026-11-20' }
  expect(brokenFields({ closingDate: '2026-11-19' }, late)).toEqual([])
  expect(brokenFields({ closingDate: '2028-01-01' }, late)).toEqual(['closingDate'])
})

test('mending what was broken is always welcome', () => {
  const late = { ...open, closingDate: '2026-11-20' }
  expect(brokenFields({ closingDate: '2026-12-20' }, late)).toEqual([])
})

test('a volunteer role may drop its salary, and becoming a paid one without a salary is refused', () => {
  const unpaid = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }
  expect(brokenFields({ jobType: 'Volunteer', ...unpaid })).toEqual([])
  expect(brokenFields({ jobType: 'FullTime' }, { ...open, jobType: 'Volunteer', ...unpaid })).toEqual([
    'minSalary',
  ])
})
