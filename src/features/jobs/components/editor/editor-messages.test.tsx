import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { keepUnsavedChanges } from '#/features/jobs/unsaved-changes.ts'
import { saveElsewhere, saveJobStep, savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { publishJob } from '#tests/fakes/fake-job-status.ts'
import { renderFramedPart } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { TextField } from './job-fields.tsx'
import { SalaryFields } from './salary-fields.tsx'

const publish = () => screen.getByRole('button', { name: 'Publish' })
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Job title' })
const minimum = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum salary' })
const titleField = <TextField name="title" label="Job title" />
const hasKeyboard = (element: Element) => document.activeElement?.contains(element)
const alert = () => within(screen.getByRole('alert'))

test('a field that cannot be saved is named where saving stands, as a way there, and raises no alarm', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T10:00:00Z') })
  const { user, stored } = await renderFramedPart(3, <SalaryFields />)
  await user.clear(minimum())
  await fill(user, minimum(), '60000')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid per' }), 'a month')
  await user.tab()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(stored()).toMatchObject({ salaryPeriod: 'Month', minSalary: 41_000 })
  expect(savedSteps()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Fix Minimum salary to save')
  await user.click(screen.getByRole('link', { name: 'Fix Minimum salary to save' }))
  expect(document.activeElement).toBe(minimum())
})

test('however much goes wrong at once, it is one alert', async () => {
  saveJobStep.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = await renderFramedPart(3, <SalaryFields />, { details: { sector: null } })
  await user.click(publish())
  await user.clear(minimum())
  await user.tab()
  expect(await alert().findByText('Your last changes are not saved')).toBeTruthy()
  expect(alert().getByRole('link', { name: 'Choose a sector' })).toBeTruthy()
})

test('every attempt that fails leads to what stands in the way, the second as the first', async () => {
  const { user } = await renderFramedPart(3, <SalaryFields />, { details: { sector: null } })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await user.click(publish())
    expect(hasKeyboard(screen.getByRole('alert'))).toBe(true)
    expect(scrolled).toHaveBeenCalledTimes(attempt)
    await user.click(minimum())
  }
})

test('a step that is opened after the attempt leaves the keyboard alone', async () => {
  const { user } = await renderFramedPart(3, <SalaryFields />, { details: { sector: null } })
  await user.click(publish())
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await waitFor(() => expect(hasKeyboard(screen.getByRole('alert'))).toBe(false))
})

test('a refusal of the server takes the keyboard too, each time', async () => {
  publishJob.mockRejectedValue(new AppError('FORBIDDEN', 'Please verify your email to continue'))
  const { user } = await renderFramedPart(3, <SalaryFields />)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await user.click(publish())
    await waitFor(() => expect(hasKeyboard(screen.getByRole('alert'))).toBe(true))
    expect(alert().getByText('Please verify your email to continue')).toBeTruthy()
    await user.click(minimum())
  }
})

test('what goes wrong without a reason is said in words for people', async () => {
  publishJob.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = await renderFramedPart(3, <SalaryFields />)
  await user.click(publish())
  const said = within(await screen.findByRole('alert'))
  expect(said.getByText('Something went wrong. Please try again.')).toBeTruthy()
})

test('a save of an open job that breaks a rule is not sent, and leads to the rule', async () => {
  const { user } = await renderFramedPart(1, titleField, { status: 'Published' })
  await user.clear(title())
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(hasKeyboard(screen.getByRole('alert'))).toBe(true)
  expect(savedSteps()).toEqual([])
})

/** Somebody else has renamed the job while it was renamed here. */
async function renderConflict() {
  const rendered = await renderFramedPart(1, titleField, { details: { title: 'Before' } })
  saveElsewhere('job-1', { title: 'Theirs' })
  fireEvent.change(title(), { target: { value: 'Mine' } })
  fireEvent.blur(title())
  await screen.findByText('Somebody else changed Job title meanwhile')
  return rendered
}

test('a conflict is said calmly, with the other’s words, and keeps what was typed', async () => {
  await renderConflict()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('It now says: Theirs')).toBeTruthy()
  expect(title().value).toBe('Mine')
  expect(title().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Choose whose Job title to keep')
})

test('from where saving stands one gets to the decision', async () => {
  const { user } = await renderConflict()
  await user.click(screen.getByRole('button', { name: 'Choose whose Job title to keep' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Keep mine/ }))
})

test.each([
  ['Keep mine', 'Mine'],
  ['Take theirs', 'Theirs'],
])('%s ends with %s in the field and in the store', async (name, kept) => {
  const { user, stored } = await renderConflict()
  await user.click(screen.getByRole('button', { name: `${name}: Job title` }))
  expect(title().value).toBe(kept)
  expect(document.activeElement).toBe(title())
  expect(screen.queryByText(/Somebody else changed/)).toBeNull()
  await user.tab()
  await waitFor(() => expect(stored()?.title).toBe(kept))
})

test('deciding about fields of another step, each button says which, and the keyboard stays with the messages', async () => {
  keepUnsavedChanges('job-1', {
    values: { title: 'Mine', openings: 4 },
    base: { title: 'Before', openings: 2 },
    sent: {},
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await renderFramedPart(3, <SalaryFields />, { details: { title: 'Theirs', openings: 3 } })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await user.click(screen.getByRole('button', { name: 'Keep mine: Openings' }))
  await user.click(screen.getByRole('button', { name: 'Take theirs: Job title' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What stands in the way' }))
})
