import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ARCHIVE_REASONS } from '#/domain/job/vocabulary.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import * as moves from '#tests/fakes/fake-job-status.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { ApplyElsewhere, CandidatesLink, EditLink, JobStateNotice } from './job-notices.tsx'

vi.mock('../../job-editor.functions.ts', () => import('#tests/fakes/fake-job-editor.ts'))
vi.mock('../../job-status.functions.ts', () => import('#tests/fakes/fake-job-status.ts'))
vi.mock('../../organization-jobs.functions.ts', () => import('#tests/fakes/fake-organization-jobs.ts'))
vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))
vi.mock('../../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))

beforeEach(moves.resetStatusServer)

const renderState = (changes: Partial<JobView>) => renderPage(<JobStateNotice job={buildJobView(changes)} />)

test('an open job needs no notice', async () => {
  const { container } = await renderState({})
  expect(container.textContent).toBe('')
})

test('a draft says who sees it and where it is edited', async () => {
  await renderState({ state: 'draft', viewer: 'member' })
  expect(screen.getByText('This is a draft')).toBeTruthy()
  expect(screen.getByText('Only people of Tidewall Engineering see this page.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit job' }).getAttribute('href')).toBe(
    '/app/employer/jobs/edit/job-1/step1',
  )
})

const WHY = {
  Filled: 'The place has been filled.',
  Withdrawn: 'The employer has withdrawn it.',
  Expired: 'Its closing date has passed.',
  Moderation: 'It has been taken down.',
  Suspended: 'It has been taken down.',
}

test.each(ARCHIVE_REASONS)(
  'a job closed as %s says why, and where the open ones are',
  async (closedReason) => {
    await renderState({ state: 'closed', closedReason })
    expect(screen.getByText('This job is no longer open')).toBeTruthy()
    expect(screen.getByText(WHY[closedReason])).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See open jobs' }).getAttribute('href')).toBe('/jobs')
  },
)

const renderOwnClosed = (restorableUntil: string | null) => {
  const closed = { state: 'closed', viewer: 'member', closedReason: 'Filled', restorableUntil } as const
  return renderPage(
    <>
      <JobStateNotice job={buildJobView(closed)} />
      <Toasts />
    </>,
  )
}

test('those who may open it again are told until when, and do it there', async () => {
  const { user } = await renderOwnClosed('2026-11-30')
  expect(await screen.findByText('You can restore it until 30 November 2026.')).toBeTruthy()
  expect(screen.getByText('The place has been filled.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Job restored')).toBeTruthy()
  expect(moves.restoreJob.mock.calls).toEqual([[{ data: { id: 'job-1' } }]])
})

test('the people of a job that was taken down read what the admin wrote', async () => {
  const taken = { state: 'closed', viewer: 'member', closedReason: 'Moderation' } as const
  await renderState({ ...taken, archiveNote: 'The pay differs.' })
  expect(await screen.findByText('From the people who run this site:')).toBeTruthy()
  expect(screen.getByText('The pay differs.')).toBeTruthy()
})

test('a job of one’s own that cannot be restored may be reposted', async () => {
  const { user, address } = await renderOwnClosed(null)
  await user.click(await screen.findByRole('button', { name: 'Repost' }))
  await waitFor(() => expect(address()).toBe('/app/employer/jobs/edit/copy-of-job-1/step1'))
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  expect(screen.queryByText(/You can restore/)).toBeNull()
})

test('visitors of a closed job are offered neither', async () => {
  await renderState({ state: 'closed', closedReason: 'Filled' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a closed job without a reason makes none up', async () => {
  await renderState({ state: 'closed', closedReason: null })
  for (const why of Object.values(WHY)) expect(screen.queryByText(why)).toBeNull()
})

test.each<[JobView['viewer'], JobView['state'], boolean]>([
  ['member', 'open', true],
  ['member', 'draft', true],
  ['member', 'closed', false],
  ['visitor', 'open', false],
  ['visitor', 'closed', false],
])('a %s of a job that is %s is offered to edit it: %s', async (viewer, state, isOffered) => {
  await renderPage(<EditLink job={buildJobView({ viewer, state })} />)
  expect(screen.queryByRole('link', { name: 'Edit job' }) !== null).toBe(isOffered)
})

test.each<[JobView['viewer'], JobView['state'], boolean]>([
  ['member', 'open', true],
  ['member', 'draft', false],
  ['member', 'closed', false],
  ['visitor', 'open', false],
])('a %s of a job that is %s is led to its candidates: %s', async (viewer, state, isLed) => {
  await renderPage(<CandidatesLink job={buildJobView({ viewer, state })} />)
  expect(screen.queryByRole('link', { name: 'See candidates' }) !== null).toBe(isLed)
})

test('applying on a page opens it in a new tab without telling it where from', async () => {
  await renderPage(
    <ApplyElsewhere job={buildJobView({ apply: { kind: 'url', url: 'https://example.com/apply?job=7' } })} />,
  )
  const link = screen.getByRole('link', { name: 'Go to the application page (opens another site)' })
  expect(link.getAttribute('href')).toBe('https://example.com/apply?job=7')
  expect(link.getAttribute('target')).toBe('_blank')
  for (const word of ['noopener', 'noreferrer', 'nofollow', 'ugc'])
    expect(link.getAttribute('rel')).toContain(word)
})

test('applying by mail shows the address as a link', async () => {
  await renderPage(
    <ApplyElsewhere job={buildJobView({ apply: { kind: 'email', email: 'hr@example.com' } })} />,
  )
  expect(screen.getByRole('link', { name: 'hr@example.com' }).getAttribute('href')).toBe(
    'mailto:hr@example.com',
  )
})

test('a job that is applied for here says nothing of elsewhere', async () => {
  const { container } = await renderPage(<ApplyElsewhere job={buildJobView({ apply: null })} />)
  expect(container.textContent).toBe('')
})
