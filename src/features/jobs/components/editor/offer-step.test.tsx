import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { renderJobStep } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const preview = () => within(screen.getByRole('article'))

test('amounts are written with their thousands, and read without', async () => {
  const { user, stored } = await renderJobStep(3)
  expect(field('Minimum salary').value).toBe('41,000')
  await user.clear(field('Minimum salary'))
  await user.type(field('Minimum salary'), '£42.500')
  expect(field('Minimum salary').value).toBe('42,500')
  await user.tab()
  await waitFor(() => expect(stored()?.minSalary).toBe(42_500))
})

test('an amount has at most eight digits', async () => {
  const { user } = await renderJobStep(3, { details: { maxSalary: null } })
  await user.type(field('Maximum salary'), '1234567890')
  expect(field('Maximum salary').value).toBe('12,345,678')
})

test('an emptied amount is nothing said', async () => {
  const { user, stored } = await renderJobStep(3)
  await user.clear(field('Maximum salary'))
  await user.tab()
  await waitFor(() => expect(stored()?.maxSalary).toBeNull())
})

test('a range that runs backwards is said once, marks its field, and neither half is sent', async () => {
  const { user, stored } = await renderJobStep(3)
  await user.clear(field('Minimum salary'))
  await user.type(field('Minimum salary'), '60000')
  await user.tab()
  expect(await screen.findByText('Minimum salary must not exceed maximum salary')).toBeTruthy()
  expect(field('Minimum salary').getAttribute('aria-invalid')).toBe('true')
  expect(savedSteps()).toEqual([])
  await user.clear(field('Maximum salary'))
  await user.type(field('Maximum salary'), '70000')
  await user.tab()
  await waitFor(() => expect(stored()).toMatchObject({ minSalary: 60_000, maxSalary: 70_000 }))
})

test.each([
  ['GBP', '£'],
  ['USD', '$'],
  ['EUR', '€'],
] as const)('amounts in %s carry %s', async (currency, symbol) => {
  const { container } = await renderJobStep(3, { details: { currency } })
  expect(container.querySelector('fieldset')?.textContent).toContain(symbol)
})

test('currencies are offered by code and name', async () => {
  const { user, stored } = await renderJobStep(3)
  await user.selectOptions(choice('Currency'), 'EUR, Euro')
  await user.selectOptions(choice('Paid per'), 'a month')
  await user.tab()
  await waitFor(() => expect(stored()).toMatchObject({ currency: 'EUR', salaryPeriod: 'Month' }))
})

test('a volunteer role needs no salary, and the form says so', async () => {
  await renderJobStep(3, { details: { jobType: 'Volunteer', minSalary: null, maxSalary: null } })
  expect(screen.getByRole('group', { name: 'Salary (optional)' })).toBeTruthy()
  expect(screen.getByText(/Volunteer roles need no salary/)).toBeTruthy()
  expect(screen.getByText('Everything is there. You can publish.')).toBeTruthy()
})

test.each([
  ['In 30 days', '2026-12-21'],
  ['In 60 days', '2027-01-20'],
  ['In 90 days', '2027-02-19'],
])('%s closes the job on %s', async (name, closingDate) => {
  const { user } = await renderJobStep(3, { details: { closingDate: null } })
  await user.click(screen.getByRole('button', { name }))
  expect(day('Closing date').value).toBe(closingDate)
})

test('the closing date lies between tomorrow and ninety days', async () => {
  await renderJobStep(3)
  expect([day('Closing date').min, day('Closing date').max]).toEqual(['2026-11-22', '2027-02-19'])
})

test('a start date may be left open', async () => {
  const { user, stored } = await renderJobStep(3)
  await user.clear(day('Start date'))
  await user.tab()
  await waitFor(() => expect(stored()?.startDate).toBeNull())
})

test.each<[string, string, string, Partial<JobDetails>]>([
  ['On a web page', 'Web address', 'https://example.com/a', { applyUrl: 'https://example.com/a' }],
  ['By email', 'Email address', 'hr@example.com', { applyEmail: 'hr@example.com' }],
])('applying %s asks for its address', async (mode, name, typed, values) => {
  const { user, stored } = await renderJobStep(3)
  expect(screen.queryByRole('textbox', { name })).toBeNull()
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await user.type(field(name), typed)
  await user.tab()
  await waitFor(() => expect(stored()).toMatchObject(values))
})

test('applying here asks for no address', async () => {
  const { user } = await renderJobStep(3, { details: { applyMode: 'Email', applyEmail: 'hr@example.com' } })
  await user.click(screen.getByRole('radio', { name: /^Here/ }))
  expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull()
})

test.each([7, 14, 21] as const)('an answer within %i days can be promised', async (days) => {
  const { user, stored } = await renderJobStep(3, { details: { replyPledgeDays: null } })
  const pledge = within(screen.getByRole('radiogroup', { name: 'Reply pledge' }))
  await user.click(pledge.getByRole('radio', { name: `${days} days` }))
  await user.tab()
  await waitFor(() => expect(stored()?.replyPledgeDays).toBe(days))
})

test('the preview shows what stands in the editor, saved or not', async () => {
  const { user } = await renderJobStep(3)
  expect(preview().getByText('£41,000–48,500 a year')).toBeTruthy()
  await user.selectOptions(choice('Paid per'), 'a month')
  expect(preview().getByText('£41,000–48,500 a month')).toBeTruthy()
  expect(preview().getByRole('heading', { level: 2, name: 'Civil Engineer, Flood Defences' })).toBeTruthy()
})

test('the preview of an empty draft says what is still to come', async () => {
  await renderJobStep(3, { details: { title: ' ', description: '' } })
  expect(preview().getByText('Untitled job')).toBeTruthy()
  expect(preview().getByText('The description will stand here.')).toBeTruthy()
})

test('the preview of remote work shows its countries and not the town left behind', async () => {
  await renderJobStep(3, { details: { workLocation: 'Remote', countries: ['FR'] } })
  expect(preview().getByText('France')).toBeTruthy()
  expect(preview().queryByText('Bristol, UK')).toBeNull()
})

test('a member is told who publishes, and is not offered to', async () => {
  await renderJobStep(3, { organizationRole: 'member' })
  expect(screen.getByText('Ready for an owner or admin')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/app/employer')
})
