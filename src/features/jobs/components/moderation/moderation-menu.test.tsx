import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fill, renderPage, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import { ModerationMenu, type ModeratedJob } from './moderation-menu.tsx'

type Call = (call: { data: unknown }) => Promise<unknown>
const server = vi.hoisted(() => ({
  archiveAnyJob: vi.fn<Call>(),
  restoreAnyJob: vi.fn<Call>(),
  deleteAnyJob: vi.fn<Call>(),
}))
vi.mock('../../moderation.functions.ts', () => server)

/** Something that is shown. */
const SHOWN = ['a list']
const JOB: ModeratedJob = { id: 'job-1', title: 'Hydrologist', status: 'Published', isRestorable: false }

beforeEach(() => {
  for (const move of Object.values(server)) move.mockReset().mockResolvedValue({ id: 'job-1' })
  vi.spyOn(console, 'error').mockReturnValue()
})

async function openMenu(changes: Partial<ModeratedJob> = {}) {
  const page = await renderPage(
    <>
      <ModerationMenu job={{ ...JOB, ...changes }} />
      <Toasts />
    </>,
  )
  page.queryClient.setQueryData(SHOWN, [])
  await page.user.click(screen.getByRole('button', { name: /^Actions for/ }))
  const press = (name: string) => page.user.click(screen.getByRole('menuitem', { name }))
  const looksAgain = () =>
    waitFor(() => expect(page.queryClient.getQueryState(SHOWN)?.isInvalidated).toBe(true))
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
  return { ...page, press, looksAgain, items }
}

test.each<[string, Partial<ModeratedJob>, string[]]>([
  ['an open job', {}, ['See the job page', 'Archive', 'Delete']],
  ['a draft', { status: 'Draft' }, ['Delete']],
  [
    'one archived lately',
    { status: 'Archived', isRestorable: true },
    ['See the job page', 'Restore', 'Delete'],
  ],
  ['one archived long ago', { status: 'Archived' }, ['See the job page', 'Delete']],
])('what can be done to %s stands in its menu', async (_which, changes, entries) => {
  expect((await openMenu(changes)).items).toEqual(entries)
})

test('a job is taken down with words, and not without', async () => {
  const { user, press, looksAgain } = await openMenu()
  await press('Archive')
  const dialog = within(screen.getByRole('dialog', { name: 'Archive “Hydrologist”' }))
  await user.click(dialog.getByRole('button', { name: 'Archive job' }))
  expect(await dialog.findByText('Say in at least 10 characters why the job is taken down')).toBeTruthy()
  expect(server.archiveAnyJob).not.toHaveBeenCalled()
  await fill(user, dialog.getByRole('textbox', { name: /^Your words/ }), 'The pay is not what the text says.')
  await user.click(dialog.getByRole('button', { name: 'Archive job' }))
  await looksAgain()
  const data = { id: 'job-1', note: 'The pay is not what the text says.' }
  expect(server.archiveAnyJob.mock.calls).toEqual([[{ data }]])
  expect(await screen.findByText('The job is archived')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refusal is told in the dialog, and what was written stays', async () => {
  server.archiveAnyJob.mockRejectedValue(new AppError('CONFLICT', 'job.transition.wrongStatus'))
  const { user, press } = await openMenu()
  await press('Archive')
  const dialog = within(screen.getByRole('dialog'))
  const words = dialog.getByRole('textbox', { name: /^Your words/ })
  await fill(user, words, 'The pay is not what the text says.')
  await user.click(dialog.getByRole('button', { name: 'Archive job' }))
  expect(await dialog.findByText(/This job has moved on in the meantime/)).toBeTruthy()
  expect(words).toHaveProperty('value', 'The pay is not what the text says.')
})

test('a job is deleted once its title is typed', async () => {
  const { user, press, looksAgain } = await openMenu()
  await press('Delete')
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Hydrologist”' }))
  const title = dialog.getByRole('textbox', { name: /^Type “Hydrologist”/ })
  await fill(user, title, 'Hydro')
  await user.click(dialog.getByRole('button', { name: 'Delete job' }))
  expect(await dialog.findByText('That is not the title of this job')).toBeTruthy()
  expect(server.deleteAnyJob).not.toHaveBeenCalled()
  await fill(user, title, 'logist')
  await user.click(dialog.getByRole('button', { name: 'Delete job' }))
  await looksAgain()
  expect(server.deleteAnyJob.mock.calls).toEqual([[{ data: { id: 'job-1', title: 'Hydrologist' } }]])
})

test('a draft without a title has nothing to type', async () => {
  const { user, press } = await openMenu({ title: ' ', status: 'Draft' })
  await press('Delete')
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Untitled job”' }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Delete job' }))
  await waitFor(() =>
    expect(server.deleteAnyJob.mock.calls).toEqual([[{ data: { id: 'job-1', title: '' } }]]),
  )
})

test('a job is opened again at a press; when that is refused it is said, and the list looks again', async () => {
  const { press, looksAgain } = await openMenu({ status: 'Archived', isRestorable: true })
  server.restoreAnyJob.mockRejectedValue(new AppError('CONFLICT', 'job.transition.restoreTooLate'))
  await press('Restore')
  await looksAgain()
  expect(server.restoreAnyJob.mock.calls).toEqual([[{ data: { id: 'job-1' } }]])
  await waitFor(() => expect(shownToasts()).toEqual(['A job can be restored for 7 days. Repost it instead.']))
})
