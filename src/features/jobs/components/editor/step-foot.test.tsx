import { act, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { saveJobStep, savedSteps, storedJobs } from '#tests/fakes/fake-job-editor.ts'
import { renderFramedPart, renderJobStep } from '#tests/setup/render-job-step.tsx'
import { fill, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import { keepUnsavedChanges } from '../../unsaved-changes.ts'
import { TextField } from './job-fields.tsx'

const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Job title' })
const titleField = (
  <>
    <TextField name="title" label="Job title" />
    <Toasts />
  </>
)
const LIVE = { status: 'Published' } as const
const step = (number: number) => `/app/employer/jobs/edit/job-1/step${number}`

test.each([
  [1, null, step(2)],
  [2, step(1), step(3)],
  [3, step(2), null],
] as const)('step %i leads back to %s and on to %s', async (number, back, on) => {
  await renderJobStep(number)
  expect(hrefOf('Back')).toBe(back)
  expect(hrefOf('Continue')).toBe(on)
})

test('going on saves what was typed', async () => {
  const { user, address } = await renderFramedPart(1, titleField)
  await fill(user, title(), ' II')
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe(step(2)))
  await waitFor(() => expect(savedSteps()).toHaveLength(1))
})

test('where saving stands is said', async () => {
  const { user } = await renderFramedPart(1, titleField)
  await fill(user, title(), ' II')
  await user.tab()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'))
})

test('a failed save is said, and what was typed is kept in this browser', async () => {
  saveJobStep.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = await renderFramedPart(1, titleField)
  await fill(user, title(), ' II')
  await user.tab()
  expect(await screen.findByText('Your last changes are not saved')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('What you typed is kept in this browser.')
  expect(localStorage.getItem('job-changes:job-1')).toContain('Flood Defences II')
})

test('a refusal that names a field stands at the field', async () => {
  const issues = [{ field: 'title', message: 'job.editor.invalid.tooLong' }]
  saveJobStep.mockRejectedValue(new AppError('INVALID', 'job.editor.invalid.tooLong', { issues }))
  const { user } = await renderFramedPart(1, titleField)
  await fill(user, title(), ' II')
  await user.tab()
  await waitFor(() => expect(title().getAttribute('aria-invalid')).toBe('true'))
  expect(document.querySelector('#job-title-error')?.textContent).toBe('This is too long')
})

test.each([
  ['telephone', 0],
  ['desk', 1],
])('on a %s the preview opens from any step and closes again', async (_where, nth) => {
  const { user } = await renderFramedPart(1, titleField)
  await fill(user, title(), ' II')
  const button = screen.getAllByRole('button', { name: 'Preview the job page' })[nth]
  if (button) await user.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'How people will see it' }))
  expect(dialog.getByRole('heading', { name: 'Civil Engineer, Flood Defences II' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an open job says that the public reads along, and has no checklist', async () => {
  await renderFramedPart(1, titleField, LIVE)
  expect(screen.getByText('This job is live')).toBeTruthy()
  expect(screen.getByText('What you change here is shown once you save it.')).toBeTruthy()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('an open job saves nothing by itself: half a sentence must not go live', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await renderFramedPart(1, titleField, LIVE)
  await user.type(title(), ' II{Enter}')
  await user.tab()
  expect(screen.getByText('Changes not published yet')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(savedSteps()).toEqual([])
})

test('what an earlier visit left of an open job is named on every step, each field a way there', async () => {
  keepUnsavedChanges('job-1', {
    values: { title: 'Sea Wall Engineer', benefits: ['Pension'] },
    base: {},
    sent: {},
  })
  await renderFramedPart(2, null, LIVE)
  expect(await screen.findByText('Changes not published yet')).toBeTruthy()
  expect(hrefOf('Job title')).toBe(`${step(1)}#job-title`)
  expect(hrefOf('Benefits')).toBe(`${step(3)}#job-benefits`)
})

test('its changes are saved when asked, and it says so', async () => {
  const { user, stored } = await renderFramedPart(1, titleField, LIVE)
  await fill(user, title(), ' II')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changes saved')).toBeTruthy()
  expect(stored()?.title).toBe('Civil Engineer, Flood Defences II')
  expect(hrefOf('Continue')).toBe(step(2))
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  expect(screen.getByText('Saved just now')).toBeTruthy()
  await fill(user, title(), 'I')
  expect(screen.queryByText('Saved just now')).toBeNull()
})

test('its changes can be thrown away', async () => {
  const { user } = await renderFramedPart(1, titleField, LIVE)
  await fill(user, title(), ' II')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(title().value).toBe('Civil Engineer, Flood Defences')
  expect(savedSteps()).toEqual([])
  expect(localStorage).toHaveLength(0)
  expect(hrefOf('Continue')).toBe(step(2))
})

test('what cannot be thrown away, because nobody can tell what is stored, stays, and the page says so', async () => {
  keepUnsavedChanges('job-1', {
    values: { title: 'Sea Wall Engineer' },
    base: {},
    sent: { title: ['Sea Wall'] },
  })
  const { user } = await renderFramedPart(1, titleField, LIVE)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  storedJobs.clear()
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(title().value).toBe('Sea Wall Engineer')
})

test('a change that breaks a rule of open jobs is named at once', async () => {
  const { user } = await renderFramedPart(1, titleField, LIVE)
  await user.clear(title())
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('One change cannot be saved on a live job')).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Give the job a title of 2 to 120 characters' })).toBeTruthy()
  expect(document.activeElement).toBe(title())
})

test('what the server refuses on an open job stays typed and unsaved', async () => {
  saveJobStep.mockRejectedValueOnce(new AppError('CONFLICT', 'job.editor.archived.title'))
  const { user } = await renderFramedPart(1, titleField, LIVE)
  await fill(user, title(), ' II')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Your last changes are not saved')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('This job is archived')
  expect(shownToasts()).toEqual([])
  expect(title().value).toBe('Civil Engineer, Flood Defences II')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
})

test('the last step of an open job leads to its page', async () => {
  await renderFramedPart(3, null, LIVE)
  expect(hrefOf('See the job')).toBe('/job/job-1')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
