import { expect, test } from 'vitest'
import { toOrganizationJobView } from './organization-jobs.view.ts'

const TODAY = '2026-11-21'

const row = {
  id: 'job-1',
  title: 'Civil Engineer',
  status: 'Published' as const,
  location: 'Bristol',
  countries: [],
  closingDate: '2026-12-12',
  replyPledgeDays: 14 as const,
  updatedAt: new Date('2026-11-20T08:00:00Z'),
  likesNew: 2,
  likesOpen: 3,
  likesTotal: 5,
  matches: 1,
  oldestUnanswered: new Date('2026-11-12T09:00:00Z'),
}

test.each([
  ['2026-12-12', 21],
  ['2026-11-22', 1],
  ['2026-11-21', 0],
  ['2026-11-20', 0],
  ['2025-01-01', 0],
])('a job that closes on %s has %i days left', (closingDate, daysLeft) => {
  expect(toOrganizationJobView({ ...row, closingDate }, TODAY).daysLeft).toBe(daysLeft)
})

test.each(['Draft', 'Archived'] as const)('the days of a job that is %s are not counted', (status) => {
  expect(toOrganizationJobView({ ...row, status }, TODAY).daysLeft).toBeNull()
})

test('an open job without a closing date has no number of days', () => {
  expect(toOrganizationJobView({ ...row, closingDate: null }, TODAY).daysLeft).toBeNull()
})

test('moments leave as text, and nobody waiting is null', () => {
  expect(toOrganizationJobView(row, TODAY)).toMatchObject({
    updatedAt: '2026-11-20T08:00:00.000Z',
    oldestUnanswered: '2026-11-12T09:00:00.000Z',
  })
  expect(toOrganizationJobView({ ...row, oldestUnanswered: null }, TODAY).oldestUnanswered).toBeNull()
})

test('no column that is not named leaves the server', () => {
  const wide = { ...row, createdBy: 'user-7', description: 'a whole text', importKey: 'ad-1' }
  expect(Object.keys(toOrganizationJobView(wide, TODAY)).toSorted()).toEqual([
    'countries',
    'daysLeft',
    'id',
    'likesNew',
    'likesOpen',
    'likesTotal',
    'location',
    'matches',
    'oldestUnanswered',
    'replyPledgeDays',
    'status',
    'title',
    'updatedAt',
  ])
})
