import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { AppError } from '#/domain/app-error.ts'
import { buildOrganizationJob } from '#tests/factories/build-organization-job.ts'
import * as moves from '#tests/fakes/fake-job-status.ts'
import { renderPage, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import type { OrganizationJobView } from '../organization-jobs.view.ts'
import { keepUnsavedChanges } from '../unsaved-changes.ts'
import { OrganizationJobs } from './organization-jobs.tsx'

vi.mock('../job-editor.functions.ts', () => import('#tests/fakes/fake-job-editor.ts'))
vi.mock('../job-status.functions.ts', () => import('#tests/fakes/fake-job-status.ts'))
vi.mock('../organization-jobs.functions.ts', () => import('#tests/fakes/fake-organization-jobs.ts'))
vi.mock('../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))
vi.mock('../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))

beforeEach(() => {
  localStorage.clear()
  moves.resetStatusServer()
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const renderJobs = (
  jobs: readonly Partial<OrganizationJobView>[],
  organizationRole: OrganizationRole | null = 'owner',
) =>
  renderPage(
    <>
      <OrganizationJobs
        organizationRole={organizationRole}
        jobs={jobs.map((job) => buildOrganizationJob(job))}
      />
      <Toasts />
    </>,
  )

async function openMenu(job: Partial<OrganizationJobView> = {}, role: OrganizationRole = 'owner') {
  const page = await renderJobs([job], role)
  await page.user.click(screen.getByRole('button', { name: /^Actions for/ }))
  const press = (name: string) => page.user.click(screen.getByRole('menuitem', { name }))
  return { ...page, press, items: screen.getAllByRole('menuitem').map((item) => item.textContent) }
}

test('without a company the way to one is shown, and nothing can be posted', async () => {
  await renderJobs([], null)
  expect(screen.getByText('No active company')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Post a job' })).toBeNull()
})

test('without jobs the first one is one press away', async () => {
  await renderJobs([])
  expect(screen.getByText('No jobs yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe('/app/employer/jobs/new')
})

test.each<[Partial<OrganizationJobView>, string, string]>([
  [{ status: 'Draft' }, 'Draft', '/app/employer/jobs/edit/job-1/step1'],
  [{ status: 'Published' }, 'Published', '/app/employer/jobs/match/job-1'],
  [{ status: 'Archived' }, 'Archived', '/app/employer/jobs/match/job-1'],
])('%j is called %s and leads to where its work is', async (job, word, href) => {
  await renderJobs([job])
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Civil Engineer' }).getAttribute('href')).toBe(href)
})

test.each<[Partial<OrganizationJobView>, string]>([
  [{ location: '', countries: ['GB', 'FR'] }, 'United Kingdom, France'],
  [{ location: '', countries: [] }, 'No place yet'],
  [{ title: '  ' }, 'Untitled job'],
])('%j reads %j', async (job, text) => {
  await renderJobs([job])
  expect(screen.getByText(text)).toBeTruthy()
})

test('a job at which nothing happened says so to ears and shows a dash to eyes', async () => {
  await renderJobs([{ daysLeft: null }])
  expect(screen.getAllByText('None')).toHaveLength(5)
})

test.each<[string, Partial<OrganizationJobView>, string]>([
  ['views are counted with their thousands', { views: 1234 }, '1,234'],
  ['new likes are told apart from old ones', { likesNew: 2, likesTotal: 5 }, '2 new of 5'],
  ['answered likes are a number', { likesTotal: 5 }, '5'],
  ['the last day is called that', { daysLeft: 0 }, 'Last day'],
  [
    'an answer to a like of today',
    { likesNew: 1, likesTotal: 1, oldestUnanswered: '2026-11-21T09:00:00Z' },
    'Since today',
  ],
  [
    'an answer still in time',
    { likesNew: 1, likesTotal: 1, oldestUnanswered: '2026-11-12T09:00:00Z' },
    '9 days of 14',
  ],
  [
    'an answer that is late',
    { likesNew: 1, likesTotal: 1, oldestUnanswered: '2026-11-01T09:00:00Z' },
    '6 days late',
  ],
  ['what admins ended is called that', { status: 'Archived', isTakenDown: true }, 'Taken down'],
])('%s', async (_what, job, text) => {
  await renderJobs([job])
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain(text)
})

const OWNER_MENUS: [Partial<OrganizationJobView>, string[]][] = [
  [{ status: 'Draft' }, ['Edit', 'Publish', 'Delete draft']],
  [{ status: 'Published' }, ['See candidates', 'Edit', 'See the job page', 'Back to draft', 'Archive']],
  [{ status: 'Published', likesTotal: 1 }, ['See candidates', 'Edit', 'See the job page', 'Archive']],
  [{ status: 'Archived' }, ['See candidates', 'See the job page', 'Repost', 'Restore']],
  [{ status: 'Archived', isRestorable: false }, ['See candidates', 'See the job page', 'Repost']],
]

test.each(OWNER_MENUS)('owners and admins can do with %j: %j', async (job, items) => {
  expect((await openMenu(job, 'admin')).items).toEqual(items)
})

test.each<[Partial<OrganizationJobView>, string[]]>([
  [{ status: 'Draft' }, ['Edit']],
  [{ status: 'Published' }, ['See candidates', 'Edit', 'See the job page']],
  [{ status: 'Archived', isRestorable: false }, ['See candidates', 'See the job page', 'Repost']],
])('a member can do with %j: %j', async (job, items) => {
  expect((await openMenu(job, 'member')).items).toEqual(items)
})

test('a draft is published from its last step, not from the menu', async () => {
  const { press, address } = await openMenu({ status: 'Draft' })
  await press('Publish')
  await waitFor(() => expect(address()).toBe('/app/employer/jobs/edit/job-1/step3'))
  expect(moves.publishJob).not.toHaveBeenCalled()
})

const dialog = (name: RegExp) => within(screen.getByRole('dialog', { name }))

test.each(['Cancel', 'Escape'])('%s archives nothing', async (way) => {
  const { user, press } = await openMenu()
  await press('Archive')
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(dialog(/Archive/).getByRole('button', { name: way }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(moves.archiveJob).not.toHaveBeenCalled()
})

test('the keyboard begins at the first reason for archiving, which is not chosen by that', async () => {
  const { press } = await openMenu()
  await press('Archive')
  const [first] = dialog(/Archive/).getAllByRole<HTMLInputElement>('radio')
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(first?.checked).toBe(false)
})

test('archiving says how many wait for an answer, those who were passed among them', async () => {
  const { press } = await openMenu({ likesNew: 1, likesOpen: 3, likesTotal: 4 })
  await press('Archive')
  expect(dialog(/Archive/).getByText(/3 people are still waiting for an answer/)).toBeTruthy()
})

test('deleting a draft is asked about, and says that it is gone', async () => {
  const { user, press } = await openMenu({ status: 'Draft' })
  await press('Delete draft')
  expect(moves.deleteJob).not.toHaveBeenCalled()
  await user.click(dialog(/Delete “Civil Engineer”/).getByRole('button', { name: 'Delete draft' }))
  expect(await screen.findByText('Draft deleted')).toBeTruthy()
})

test('a refusal is said, and the question is gone', async () => {
  moves.deleteJob.mockRejectedValueOnce(new AppError('CONFLICT', 'job.status.onlyDrafts'))
  const { user, press } = await openMenu({ status: 'Draft' })
  await press('Delete draft')
  await user.click(dialog(/Delete/).getByRole('button', { name: 'Delete draft' }))
  await waitFor(() =>
    expect(shownToasts()).toEqual(['Only a draft can be deleted. Archive this job instead.']),
  )
})

test('reposting leads to the new draft', async () => {
  const { press, address } = await openMenu({ status: 'Archived' })
  await press('Repost')
  await waitFor(() => expect(address()).toBe('/app/employer/jobs/edit/copy-of-job-1/step1'))
})

test('two presses of Repost are two drafts, a repeated request of one press is one', async () => {
  const { press, user } = await openMenu({ status: 'Archived' })
  await press('Repost')
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  await press('Repost')
  await waitFor(() => expect(moves.repostJob).toHaveBeenCalledTimes(2))
  expect(new Set(moves.repostJob.mock.calls.map(([{ data }]) => data.visitKey)).size).toBe(2)
})

test('going back to a draft happens at once where nothing waits, and is asked about where something does', async () => {
  const { press, user } = await openMenu()
  await press('Back to draft')
  await waitFor(() => expect(moves.unpublishJob).toHaveBeenCalledOnce())
  keepUnsavedChanges('job-1', { values: { title: 'Baker' }, base: {}, sent: {} })
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  await press('Back to draft')
  expect(moves.unpublishJob).toHaveBeenCalledOnce()
  const asked = dialog(/Take “Civil Engineer” back to a draft/)
  expect(asked.getByText(/They are written into the draft when you next open it here/)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Back to draft' }))
  await waitFor(() => expect(moves.unpublishJob).toHaveBeenCalledTimes(2))
})

test('the menu is reached and used by the keyboard', async () => {
  const { user, address } = await renderJobs([{ status: 'Draft' }], 'member')
  screen.getByRole('button', { name: 'Actions for Civil Engineer' }).focus()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/app/employer/jobs/edit/job-1/step1'))
})

const waiting = () => screen.queryByRole('link', { name: /^Changes not published yet/ })

test('changes of an open job that wait in this browser show in its row, with a way to the first of them', async () => {
  keepUnsavedChanges('job-1', { values: { benefits: ['Pension'] }, base: {}, sent: {} })
  await renderJobs([{}, { id: 'job-2', title: 'Baker' }])
  expect(waiting()?.getAttribute('aria-label')).toBe('Changes not published yet: Civil Engineer')
  expect(waiting()?.getAttribute('href')).toBe('/app/employer/jobs/edit/job-1/step3')
})

test('they go from the row when another tab has saved them', async () => {
  keepUnsavedChanges('job-1', { values: { title: 'Baker' }, base: {}, sent: {} })
  await renderJobs([{}])
  expect(waiting()).toBeTruthy()
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(waiting()).toBeNull()
})

test.each(['Draft', 'Archived'] as const)(
  'a %s job has nothing that is public, and says nothing of it',
  async (status) => {
    keepUnsavedChanges('job-1', { values: { title: 'Baker' }, base: {}, sent: {} })
    await renderJobs([{ status }])
    expect(waiting()).toBeNull()
  },
)
