import { act, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as moves from '#tests/fakes/fake-job-status.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { keepUnsavedChanges, readUnsavedChanges } from '../unsaved-changes.ts'
import { ArchiveDialog } from './archive-dialog.tsx'

vi.mock('../job-editor.functions.ts', () => import('#tests/fakes/fake-job-editor.ts'))
vi.mock('../job-status.functions.ts', () => import('#tests/fakes/fake-job-status.ts'))
vi.mock('../organization-jobs.functions.ts', () => import('#tests/fakes/fake-organization-jobs.ts'))
vi.mock('../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))
vi.mock('../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))

beforeEach(() => {
  localStorage.clear()
  moves.resetStatusServer()
})

async function ask(waiting = 2) {
  const onClose = vi.fn<() => void>()
  const job = { jobId: 'job-1', title: 'Civil Engineer', waiting }
  const page = await renderPage(
    <>
      <ArchiveDialog {...job} open onClose={onClose} />
      <Toasts />
    </>,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Archive “Civil Engineer”' }))
  const reasons = () => dialog.getAllByRole<HTMLInputElement>('radio')
  const confirm = () => page.user.click(dialog.getByRole('button', { name: 'Archive job' }))
  return { ...page, dialog, reasons, confirm, onClose }
}

test('no reason is chosen that nobody gave', async () => {
  const { reasons, dialog } = await ask()
  expect(reasons().map(({ checked }) => checked)).toEqual([false, false])
  expect(dialog.getByRole('radiogroup', { name: 'Why' }).getAttribute('aria-invalid')).toBeNull()
})

test.each([
  [0, 'It stays readable but takes no more likes.', 'Choose why.'],
  [
    1,
    'It stays readable but takes no more likes. One person is still waiting for an answer and is told why.',
    'Choose why. The person still waiting for an answer is told.',
  ],
  [
    12,
    'It stays readable but takes no more likes. 12 people are still waiting for an answer and are told why.',
    'Choose why. Everyone still waiting for an answer is told.',
  ],
])('where %i wait, it speaks of so many', async (waiting, said, asked) => {
  const { dialog, confirm } = await ask(waiting)
  expect(dialog.getByText(said)).toBeTruthy()
  await confirm()
  expect(dialog.getByText(asked)).toBeTruthy()
})

test('without a reason nothing is archived: it is asked for in words, and the keyboard is there', async () => {
  const { reasons, dialog, confirm, user, onClose } = await ask()
  await confirm()
  const group = dialog.getByRole('radiogroup', { name: 'Why' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const said = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toBe('Choose why. Everyone still waiting for an answer is told.')
  expect(document.activeElement).toBe(reasons()[0])
  expect([moves.archiveJob.mock.calls, onClose.mock.calls]).toEqual([[], []])
  await user.click(dialog.getByRole('radio', { name: 'We found somebody' }))
  expect(said?.textContent).toBe('')
})

test('the reason is sent as it was chosen', async () => {
  const { dialog, confirm, user, onClose } = await ask()
  await user.click(dialog.getByRole('radio', { name: 'We no longer hire for this' }))
  await confirm()
  expect(await screen.findByText('Job archived')).toBeTruthy()
  expect(moves.archiveJob.mock.calls).toEqual([[{ data: { id: 'job-1', reason: 'Withdrawn' } }]])
  expect(onClose).toHaveBeenCalledOnce()
})

test('asked again, nothing is left of an answer that was not sent', async () => {
  const { dialog, reasons, user } = await ask()
  await user.click(dialog.getByRole('radio', { name: 'We found somebody' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(reasons().some(({ checked }) => checked)).toBe(false)
})

test('it says what becomes of changes that wait in this browser, and does that', async () => {
  const { dialog, confirm, user } = await ask()
  expect(dialog.queryByText('Changes not published yet')).toBeNull()
  const waiting = { values: { title: 'Baker' }, base: {}, sent: {} }
  keepUnsavedChanges('job-1', waiting)
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(dialog.getByText('Changes not published yet')).toBeTruthy()
  expect(dialog.getByText(/here again if you restore the job within 7 days/)).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'We found somebody' }))
  await confirm()
  await waitFor(() => expect(moves.archiveJob).toHaveBeenCalledOnce())
  expect(readUnsavedChanges('job-1')).toEqual(waiting)
})
