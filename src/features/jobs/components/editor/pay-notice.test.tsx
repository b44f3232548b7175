import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { saveJobStep, savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { publishJob } from '#tests/fakes/fake-job-status.ts'
import { letPass, usePageClock } from '#tests/setup/page-clock.ts'
import { renderFramedPart, renderJobPart } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { SalaryFields } from './salary-fields.tsx'

const HOURLY = { minSalary: 40_000, maxSalary: 40_000, salaryPeriod: 'Hour' } as const
const QUESTION = '40,000 an hour is about 69 million a year. Did you mean a year?'
const question = () => screen.queryByText('Is the pay right?', { selector: 'p' })
const period = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paid per' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Is the pay right?' }))
const press = (name: string) => screen.getByRole('button', { name })

const renderSalary = (details: Partial<JobDetails>) => renderJobPart(3, <SalaryFields />, { details })

test('unlikely pay is asked about beside its fields, and one press corrects it', async () => {
  const { user, stored } = await renderSalary(HOURLY)
  expect(screen.getByText(QUESTION)).toBeTruthy()
  await user.click(press('Change to a year'))
  expect(period().value).toBe('Year')
  expect(document.activeElement).toBe(period())
  await waitFor(() => expect(question()).toBeNull())
  await user.tab()
  expect(stored()).toMatchObject({ minSalary: 40_000, salaryPeriod: 'Year' })
})

test.each<[Partial<JobDetails>, string]>([
  [{ minSalary: 12, maxSalary: 12, salaryPeriod: 'Day' }, '12 a day is about 2,600 a year.'],
  [{ minSalary: 25, maxSalary: 30, salaryPeriod: 'Year' }, '30 a year is far less than jobs usually pay.'],
  [
    { maxSalary: 4_850_000 },
    '4,850,000 a year is far more than jobs usually pay. Please look at the amounts',
  ],
])('the question says why it is asked: %o', async (details, said) => {
  await renderSalary(details)
  expect(screen.getByText(said, { exact: false })).toBeTruthy()
})

test('nothing is asked of likely pay, nor while an amount is being typed', async () => {
  usePageClock()
  const { user } = await renderSalary({ minSalary: null, maxSalary: null })
  const most = screen.getByRole('textbox', { name: 'Maximum salary' })
  await fill(user, most, '4')
  expect(question()).toBeNull()
  await fill(user, most, '8500')
  await letPass(1_000)
  expect(question()).toBeNull()
  await user.clear(most)
  await fill(user, most, '4')
  await letPass(1_000)
  expect(question()).toBeTruthy()
})

test('before unlikely pay is published it is asked about, and whoever means it publishes with one press', async () => {
  const { user, onPublished } = await renderFramedPart(3, null, { details: HOURLY })
  await user.click(press('Publish'))
  expect(dialog().getByText(QUESTION)).toBeTruthy()
  expect(publishJob).not.toHaveBeenCalled()
  await user.click(dialog().getByRole('button', { name: 'Publish as it is' }))
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce())
  expect(publishJob.mock.calls).toEqual([[{ data: { id: 'job-1', isPayConfirmed: true } }]])
})

test('corrected in the question, it is not published before that is asked for again', async () => {
  const { user, stored, onPublished } = await renderFramedPart(3, null, { details: HOURLY })
  await user.click(press('Publish'))
  await user.click(dialog().getByRole('button', { name: 'Change to a year' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onPublished).not.toHaveBeenCalled()
  await user.click(press('Publish'))
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce())
  expect(stored()?.salaryPeriod).toBe('Year')
})

test('what is missing is said before the pay is asked about', async () => {
  const { user } = await renderFramedPart(3, null, { details: { ...HOURLY, sector: null } })
  await user.click(press('Publish'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('an open job is asked about pay that was changed, and not again about pay that was meant', async () => {
  const LIVE = { status: 'Published', details: HOURLY } as const
  const { user } = await renderFramedPart(3, <SalaryFields />, LIVE)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
  await user.click(press('Save changes'))
  await waitFor(() => expect(savedSteps()).toHaveLength(1))
  await fill(user, screen.getByRole('textbox', { name: 'Maximum salary' }), '0')
  await user.click(press('Save changes'))
  await user.click(dialog().getByRole('button', { name: 'Save as it is' }))
  await waitFor(() => expect(savedSteps()).toHaveLength(2))
  expect(saveJobStep.mock.calls.map(([{ data }]) => 'isPayConfirmed' in data)).toEqual([false, true])
})

test('where nothing else is likely, the question leads back to the amounts', async () => {
  const LIVE = { status: 'Published', details: { maxSalary: null } } as const
  const { user, address } = await renderFramedPart(3, <SalaryFields />, LIVE)
  await fill(user, screen.getByRole('textbox', { name: 'Maximum salary' }), '4850000')
  await user.click(press('Save changes'))
  await user.click(dialog().getByRole('button', { name: 'Change the pay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.id).toBe('job-minSalary'))
  expect(address()).toContain('/step3')
  expect(savedSteps()).toEqual([])
})

test('what is to be looked at before publishing names the pay, as a way to its field', async () => {
  await renderFramedPart(3, null, { details: HOURLY })
  const checklist = within(screen.getByRole('complementary'))
  expect(checklist.getByRole('link', { name: 'Is the pay right?' }).getAttribute('href')).toContain(
    '#job-salaryPeriod',
  )
})
