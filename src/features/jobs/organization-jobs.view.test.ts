import { expect, test } from 'vitest'
import { toOrganizationJobView } from './organization-jobs.view.ts'

const TODAY = '2026-11-21'

const row = {
  id: 'job-1',
  title: 'Civil Engineer',
  status: 'Published' as const,
  location: 'Bristol',
  countries: [],
  archivedAt: null,
  companySuspended: false,
  archiveReason: null,
  closingDate: '2026-12-12',
  replyPledgeDays: 14 as const,
  updatedAt: new Date('2026-11-20T08:00:00Z'),
  views: 40,
  likesNew: 2,
  likesOpen: 3,
  likesTotal: 5,
  matches: 1,
  oldestUnanswered: new Date('2026-11-12T09:00:00Z'),
}

const viewOf = (changes: Partial<Parameters<typeof toOrganizationJobView>[0]> = {}) =>
  toOrganizationJobView({ ...row, ...changes }, { organizationRole: 'admin', today: TODAY })

test.each([
  ['2026-12-12', 21],
  ['2026-11-22', 1],
  ['2026-11-21', 0],
  ['2026-11-20', 0],
  ['2025-01-01', 0],
])('a job that closes on %s has %i days left', (closingDate, daysLeft) => {
  expect(viewOf({ closingDate }).daysLeft).toBe(daysLeft)
})

test.each(['Draft', 'Archived'] as const)('the days of a job that is %s are not counted', (status) => {
  expect(viewOf({ status }).daysLeft).toBeNull()
})

test('an open job without a closing date has no number of days', () => {
  expect(viewOf({ closingDate: null }).daysLeft).toBeNull()
})

test('moments leave as text, of a like the day alone, and nobody waiting is null', () => {
  expect(viewOf()).toMatchObject({
    updatedAt: '2026-11-20T08:00:00.000Z',
    oldestUnanswered: '2026-11-12T12:00:00.000Z',
  })
  expect(viewOf({ oldestUnanswered: null }).oldestUnanswered).toBeNull()
})

test('no column that is not named leaves the server', () => {
  const wide = { ...row, createdBy: 'user-7', description: 'a whole text', importKey: 'ad-1' }
  expect(Object.keys(viewOf(wide)).toSorted()).toEqual([
    'countries',
    'daysLeft',
    'id',
    'isRestorable',
    'isTakenDown',
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
    'views',
  ])
})

test('what may be restored is said, by whom and while it may', () => {
  const archived = {
    status: 'Archived',
    archiveReason: 'Filled',
    archivedAt: new Date('2026-11-14T09:00:00Z'),
    companySuspended: false,
  }
  const ended = { ...row, ...archived } as Parameters<typeof toOrganizationJobView>[0]
  const isRestorable = (organizationRole: 'owner' | 'member', today: string) =>
    toOrganizationJobView(ended, { organizationRole, today }).isRestorable
  expect(isRestorable('owner', TODAY)).toBe(true)
  expect(isRestorable('owner', '2026-11-22')).toBe(false)
  expect(isRestorable('member', TODAY)).toBe(false)
  ended.companySuspended = true
  expect(isRestorable('owner', TODAY)).toBe(false)
})
