import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { renderFramedPart, renderJobPart } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { SalaryFields } from './salary-fields.tsx'

const renderSalary = (details: Partial<JobDetails> = {}) => renderJobPart(3, <SalaryFields />, { details })
const amount = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('amounts are written with their thousands, and read without', async () => {
  const { user, stored } = await renderSalary()
  expect(amount('Minimum salary').value).toBe('41,000')
  await user.clear(amount('Minimum salary'))
  await user.type(amount('Minimum salary'), '£42.500')
  expect(amount('Minimum salary').value).toBe('42,500')
  await user.tab()
  expect(stored()?.minSalary).toBe(42_500)
})

test('a k is three zeros, as people write it', async () => {
  const { user } = await renderSalary({ minSalary: null })
  await user.type(amount('Minimum salary'), '£42k')
  expect(amount('Minimum salary').value).toBe('42,000')
})

test.each([
  ['42.5k', '42,500'],
  ['42,25k', '42,250'],
])('%s is so many hundreds more', async (typed, shown) => {
  const { user } = await renderSalary({ minSalary: null })
  await user.type(amount('Minimum salary'), typed)
  expect(amount('Minimum salary').value).toBe(shown)
})

test('a digit taken from a refused amount makes no larger one', async () => {
  const { user, stored } = await renderSalary({ minSalary: null })
  await user.type(amount('Minimum salary'), '12.75')
  await user.tab()
  await user.click(amount('Minimum salary'))
  await user.keyboard('{End}{Backspace}')
  expect(amount('Minimum salary').value).toBe('12.7')
  expect(stored()?.minSalary).not.toBe(127)
})

const REFUSED = 'Give a whole amount in figures, without pence or cents'

test.each([
  ['abc', 'abc'],
  ['negotiable', 'negotiable'],
  ['?', '?'],
])('%s is no amount: it stays as it was typed, and is refused in words', async (typed) => {
  usePageClock()
  const { user, stored } = await renderSalary()
  await user.clear(amount('Minimum salary'))
  await user.type(amount('Minimum salary'), typed)
  await user.tab()
  expect(amount('Minimum salary').value).toBe(typed)
  expect(amount('Minimum salary').getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByText(REFUSED)).toBeTruthy()
  expect(stored()?.minSalary).toBe(41_000)
  await user.clear(amount('Minimum salary'))
  await user.type(amount('Minimum salary'), '42000')
  await user.tab()
  expect(screen.queryByText(REFUSED)).toBeNull()
  expect(stored()?.minSalary).toBe(42_000)
})

test('the sign of a currency before its amount is not refused while the amount is typed', async () => {
  const { user } = await renderSalary({ minSalary: null })
  await user.type(amount('Minimum salary'), '£')
  expect(amount('Minimum salary').value).toBe('£')
  expect(screen.queryByText(REFUSED)).toBeNull()
  await user.type(amount('Minimum salary'), '42')
  expect(amount('Minimum salary').value).toBe('42')
})

test('words are there again on the next visit, still refused', async () => {
  const { user, unmount } = await renderSalary({ maxSalary: null })
  await user.type(amount('Maximum salary'), 'negotiable')
  unmount()
  await renderSalary({ maxSalary: null })
  expect(amount('Maximum salary').value).toBe('negotiable')
  expect(screen.getByText(REFUSED)).toBeTruthy()
})

test('on an open job words are named once, and not as pay that is missing', async () => {
  const { user } = await renderFramedPart(3, <SalaryFields />, { status: 'Published' })
  await user.clear(amount('Maximum salary'))
  await user.type(amount('Maximum salary'), 'negotiable')
  await user.tab()
  expect(screen.getByRole('link', { name: REFUSED }).getAttribute('href')).toContain('#job-maxSalary')
  expect(screen.queryByText(/Add a salary range/)).toBeNull()
})

test('pence are refused in words, and never become pounds', async () => {
  const { user, stored } = await renderSalary()
  await user.clear(amount('Minimum salary'))
  await user.type(amount('Minimum salary'), '12.50')
  expect(amount('Minimum salary').value).toBe('12.50')
  await user.tab()
  expect(amount('Minimum salary').value).toBe('12.5')
  expect(await screen.findByText(REFUSED)).toBeTruthy()
  expect(stored()?.minSalary).not.toBe(1_250)
})

test('a digit taken from an amount leaves the others', async () => {
  const { user } = await renderSalary({ minSalary: 45_000 })
  await user.type(amount('Minimum salary'), '{Backspace}')
  expect(amount('Minimum salary').value).toBe('4,500')
})

test('an amount that is too large is refused as it stands, and not made a smaller one', async () => {
  const { user, stored } = await renderSalary({ maxSalary: null })
  await user.type(amount('Maximum salary'), '1234567890')
  await user.tab()
  expect(amount('Maximum salary').value).toBe('1,234,567,890')
  expect(await screen.findByText('Give an amount of at most 99,999,999')).toBeTruthy()
  expect(stored()?.maxSalary).toBeNull()
})

test('an emptied amount is nothing said', async () => {
  const { user, stored } = await renderSalary()
  await user.clear(amount('Maximum salary'))
  await user.tab()
  expect(stored()?.maxSalary).toBeNull()
})

test('a range that runs backwards is said once, marks its field, and neither half is sent', async () => {
  const { user, stored } = await renderFramedPart(3, <SalaryFields />)
  // At once: an emptied amount could be saved.
  fireEvent.change(amount('Minimum salary'), { target: { value: '60000' } })
  await user.tab()
  expect(await screen.findByText('Minimum salary must not exceed maximum salary')).toBeTruthy()
  expect(amount('Minimum salary').getAttribute('aria-invalid')).toBe('true')
  expect(savedSteps()).toEqual([])
  await user.clear(amount('Maximum salary'))
  await fill(user, amount('Maximum salary'), '70000')
  await user.tab()
  expect(stored()).toMatchObject({ minSalary: 60_000, maxSalary: 70_000 })
})

test.each([
  ['GBP', '£'],
  ['USD', '$'],
  ['EUR', '€'],
] as const)('amounts in %s carry %s', async (currency, symbol) => {
  await renderSalary({ currency })
  expect(screen.getByRole('group').textContent).toContain(symbol)
})

test('currencies are offered by code and name', async () => {
  const { user, stored } = await renderSalary()
  await user.selectOptions(choice('Currency'), 'EUR, Euro')
  await user.selectOptions(choice('Paid per'), 'a month')
  await user.tab()
  expect(stored()).toMatchObject({ currency: 'EUR', salaryPeriod: 'Month' })
})

test('a volunteer role needs no salary, and the form says so', async () => {
  await renderSalary({ jobType: 'Volunteer', minSalary: null, maxSalary: null })
  expect(screen.getByRole('group', { name: 'Salary optional' })).toBeTruthy()
  expect(screen.getByText(/Volunteer roles need no salary/)).toBeTruthy()
})

const UNPAID = { minSalary: null, maxSalary: null, currency: null } as const

test('the currency begins as that of the place of the work, and is written down with the first amount', async () => {
  const { user, stored } = await renderSalary({ ...UNPAID, countryCode: 'IE' })
  expect(choice('Currency').value).toBe('EUR')
  expect(stored()?.currency).toBeNull()
  await user.type(amount('Minimum salary'), '42000')
  await user.tab()
  expect(stored()).toMatchObject({ minSalary: 42_000, currency: 'EUR' })
})

test('without a place it is the company’s', async () => {
  await renderSalary({ ...UNPAID, countryCode: null })
  expect(choice('Currency').value).toBe('GBP')
})

test('looking at a draft chooses no currency for it', async () => {
  const { user } = await renderSalary(UNPAID)
  await user.click(amount('Minimum salary'))
  await user.tab()
  expect(savedSteps()).toEqual([])
})

test('a currency that was chosen stays, whatever is typed and wherever the work is', async () => {
  const { user, stored } = await renderSalary({ ...UNPAID, countryCode: 'IE' })
  await user.selectOptions(choice('Currency'), 'USD, US Dollar')
  await user.type(amount('Minimum salary'), '42000')
  await user.tab()
  expect(stored()).toMatchObject({ minSalary: 42_000, currency: 'USD' })
})

test('a currency that was taken away beside its amounts is not put back', async () => {
  const { user, stored } = await renderSalary()
  await user.selectOptions(choice('Currency'), 'Choose')
  await fill(user, amount('Maximum salary'), '0')
  await user.tab()
  expect(choice('Currency').value).toBe('')
  expect(stored()).toMatchObject({ maxSalary: 485_000, currency: null })
})

test('a currency can be taken away only beside an amount: before, what is suggested would come back', async () => {
  const { user, stored } = await renderSalary({ ...UNPAID, currency: 'USD', countryCode: 'IE' })
  const isEmptyOffered = () => [...choice('Currency').options].some(({ value }) => value === '')
  expect(isEmptyOffered()).toBe(false)
  await fill(user, amount('Minimum salary'), '42000')
  expect(isEmptyOffered()).toBe(true)
  await user.selectOptions(choice('Currency'), 'Choose')
  await user.tab()
  expect(choice('Currency').value).toBe('')
  expect(stored()).toMatchObject({ minSalary: 42_000, currency: null })
})

test('where nothing is suggested, the empty choice stays', async () => {
  const { user } = await renderSalary({ ...UNPAID, currency: 'USD', countryCode: 'CU' })
  await user.selectOptions(choice('Currency'), 'Choose')
  expect(choice('Currency').value).toBe('')
})
