import { expect, test } from 'vitest'
import { LIKE_STATES } from '#/domain/job/like-state.ts'
import { ARCHIVE_REASONS } from '#/domain/job/vocabulary.ts'
import { toMyLikeView, type MyLikeRow } from './my-likes.view.ts'

const moment = (day: number) => new Date(`2026-11-${day}T09:00:00Z`)

const LIKE: MyLikeRow['like'] = {
  state: 'liked',
  likedAt: moment(12),
  approachedAt: moment(13),
  matchedAt: moment(14),
  withdrawnAt: moment(15),
  closedAt: moment(16),
  closeReason: null,
  createdAt: moment(10),
}
const JOB: MyLikeRow['job'] = {
  id: 'job-1',
  title: 'Nurse',
  location: 'Bath',
  status: 'Published',
  archiveReason: null,
  replyPledgeDays: 14,
}
const ORGANIZATION = {
  id: 'org-1',
  name: 'St Aldhelm’s',
  logo: null,
  email: 'hr@example.com',
  phone: '+44 7700 900100',
  suspendedAt: null,
}

function view(like: Partial<MyLikeRow['like']> = {}, job: Partial<MyLikeRow['job']> = {}) {
  const row = { like: { ...LIKE, ...like }, job: { ...JOB, ...job }, organization: ORGANIZATION }
  return toMyLikeView(row, { fit: null, today: '2026-11-21' })
}

const STATES = LIKE_STATES.filter((state) => state !== 'none')

test('the company’s contact is told on a match and in no other state', () => {
  const told = STATES.filter((state) => JSON.stringify(view({ state })).includes('hr@example.com'))
  expect(told).toEqual(['matched'])
})

test.each([
  ['Filled', 'Filled'],
  ['Withdrawn', 'Withdrawn'],
  ['Moderation', 'Moderation'],
  ['Suspended', 'Suspended'],
  ['Expired', null],
] as const)('a job that ended as %s ends what may come of a match: %s', (archiveReason, expected) => {
  expect(view({ state: 'matched' }, { status: 'Archived', archiveReason }).endReason).toBe(expected)
  expect(view({ state: 'matched' }, { archiveReason }).endReason).toBeNull()
})

test.each([
  ['liked', 12],
  ['approached', 13],
  ['declined', 13],
  ['matched', 14],
  ['withdrawn', 15],
  ['closed', 16],
] as const)('the day of %s is the day it became so', (state, day) => {
  expect(view({ state }).since).toBe(moment(day).toISOString())
})

test('a row without the day of its state still has a day', () => {
  expect(view({ likedAt: null }).since).toBe(moment(10).toISOString())
})

test('an employer’s silent pass changes nothing that the person can see', () => {
  const row = { ...LIKE, passedAt: moment(20), updatedAt: moment(20) }
  expect(view(row)).toEqual(view())
})

test('the promise runs while the job is open and nobody has answered', () => {
  expect(view().pledge).toMatchObject({ day: 9, dueOn: '2026-11-26' })
  expect(view({}, { status: 'Archived' }).pledge).toBeNull()
  expect(view({}, { replyPledgeDays: null }).pledge).toBeNull()
  expect(view({ likedAt: null }).pledge).toBeNull()
  for (const state of STATES.filter((each) => each !== 'liked')) expect(view({ state }).pledge).toBeNull()
})

test.each(ARCHIVE_REASONS)('a like that ended with its job says %s', (reason) => {
  expect(view({ state: 'closed', closeReason: `job:${reason}` }).closeReason).toBe(reason)
})

test('a like that ended because somebody else was chosen says so', () => {
  expect(view({ state: 'closed', closeReason: 'passed' }).closeReason).toBe('passed')
})

test.each([null, '', 'job:', 'job:Espionage', 'anything'])('the reason %j is none', (closeReason) => {
  expect(view({ state: 'closed', closeReason }).closeReason).toBeNull()
})

test('the reason of an earlier end is not told once the like is open again', () => {
  expect(view({ state: 'liked', closeReason: 'job:Filled' }).closeReason).toBeNull()
})

test.each([
  ['Published', true],
  ['Draft', false],
  ['Archived', false],
] as const)('a job that is %s is open: %s', (status, isOpen) => {
  expect(view({}, { status }).isOpen).toBe(isOpen)
})
