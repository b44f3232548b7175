import { expect, test } from 'vitest'
import { ARCHIVE_REASONS, JOB_STATUSES } from '#/domain/job/vocabulary.ts'
import { TIDEWALL, buildJobRow } from '#tests/factories/build-job-view.ts'
import { canSeeJob } from './job-detail.policy.ts'
import { toJobView, type ViewedJobRow } from './job-detail.view.ts'

const viewOf = (changes: Partial<ViewedJobRow>) => toJobView(buildJobRow(changes), TIDEWALL, 'visitor')

test.each([
  ['Draft', 'member', true],
  ['Draft', 'visitor', false],
  ['Published', 'member', true],
  ['Published', 'visitor', true],
  ['Archived', 'member', true],
  ['Archived', 'visitor', true],
] as const)('%s is seen by a %s: %s', (status, viewer, isSeen) => {
  expect(canSeeJob({ job: { status }, organization: { suspendedAt: null } }, viewer, null)).toBe(isSeen)
})

test.each([
  ['Published', 'visitor', 'user', false],
  ['Archived', 'visitor', 'user', false],
  ['Archived', 'visitor', 'admin', true],
  ['Draft', 'visitor', 'admin', false],
  ['Archived', 'member', 'user', true],
] as const)(
  'while its company is suspended, %s is seen by a %s who is %s of the platform: %s',
  (status, viewer, platformRole, isSeen) => {
    const seen = { job: { status }, organization: { suspendedAt: new Date() } }
    expect(canSeeJob(seen, viewer, { platformRole })).toBe(isSeen)
  },
)

test('every status has a word of its own on the page', () => {
  expect(JOB_STATUSES.map((status) => viewOf({ status }).state)).toEqual(['draft', 'open', 'closed'])
})

test('what stays inside never leaves: the exact point, how to apply, and whatever the table has besides', () => {
  const row = {
    ...buildJobRow({ applyMode: 'Here', applyUrl: 'https://example.com/old', applyEmail: 'hr@example.com' }),
    createdBy: 'user-7',
    importKey: 'ad-1',
  }
  const view = toJobView(row, { ...TIDEWALL, ...{ email: 'office@example.com', phone: '1' } }, 'visitor')
  const text = JSON.stringify(view)
  for (const hidden of ['51.4545', '-2.5879', 'example.com', 'user-7', 'ad-1', 'phone']) {
    expect(text).not.toContain(hidden)
  }
  expect(Object.keys(view.organization)).toEqual(['id', 'name', 'logo', 'location'])
})

test('an open job says where to apply, and nothing of the way not chosen', () => {
  const ways = { applyUrl: 'https://example.com/apply', applyEmail: 'hr@example.com' }
  expect(viewOf({ ...ways, applyMode: 'Url' }).apply).toEqual({
    kind: 'url',
    url: 'https://example.com/apply',
  })
  expect(viewOf({ ...ways, applyMode: 'Email' }).apply).toEqual({ kind: 'email', email: 'hr@example.com' })
  expect(viewOf({ ...ways, applyMode: 'Here' }).apply).toBeNull()
  expect(viewOf({ ...ways, applyMode: null }).apply).toBeNull()
})

test.each(['Url', 'Email'] as const)('applying by %s without an address is applying here', (applyMode) => {
  expect(viewOf({ applyMode, applyUrl: '', applyEmail: '' }).apply).toBeNull()
})

test.each(['Archived', 'Draft'] as const)('%s jobs take no applications anywhere', (status) => {
  expect(viewOf({ status, applyMode: 'Email', applyEmail: 'hr@example.com' }).apply).toBeNull()
})

test.each(ARCHIVE_REASONS)('a job closed as %s says so', (archiveReason) => {
  expect(viewOf({ status: 'Archived', archiveReason }).closedReason).toBe(archiveReason)
})

test('the reason of an earlier end is forgotten once the job is open again', () => {
  expect(viewOf({ status: 'Published', archiveReason: 'Filled' }).closedReason).toBeNull()
})

test('a job that was never published has no date', () => {
  expect(viewOf({ status: 'Draft', publishedAt: null }).publishedAt).toBeNull()
  expect(viewOf({}).publishedAt).toBe('2026-11-19T09:00:00.000Z')
})
