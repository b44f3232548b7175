import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderJobStep } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'

const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const preview = () => within(screen.getByRole('article'))

test('the step asks for the pay, the benefits, the dates and the ways to apply and to answer', async () => {
  await renderJobStep(3)
  for (const name of ['Minimum salary', 'Maximum salary', 'Currency', 'Paid per', 'Benefits']) {
    expect(screen.getByLabelText(name)).toBeTruthy()
  }
  expect([day('Closing date').type, day('Start date').type]).toEqual(['date', 'date'])
  for (const name of ['How people apply', 'Reply pledge']) {
    expect(screen.getByRole('radiogroup', { name })).toBeTruthy()
  }
})

test('a volunteer role is complete without a salary', async () => {
  await renderJobStep(3, { details: { jobType: 'Volunteer', minSalary: null, maxSalary: null } })
  expect(screen.getByText('Everything is there. You can publish.')).toBeTruthy()
})

test('the job closes in as many days as one presses', async () => {
  const { user } = await renderJobStep(3, { details: { closingDate: null } })
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    return day('Closing date').value
  }
  expect(await press('In 30 days')).toBe('2026-12-21')
  expect(await press('In 60 days')).toBe('2027-01-20')
  expect(await press('In 90 days')).toBe('2027-02-19')
})

test('the closing date lies between tomorrow and ninety days', async () => {
  await renderJobStep(3)
  expect([day('Closing date').min, day('Closing date').max]).toEqual(['2026-11-22', '2027-02-19'])
})

test('a day is said in words beside its digits, with how far away it is', async () => {
  const { user } = await renderJobStep(3, { details: { closingDate: null, startDate: null } })
  const said = (name: string) =>
    document.getElementById(day(name).getAttribute('aria-describedby') ?? '')?.textContent
  const limits = 'From tomorrow to Friday 19 February 2027. The job closes at the end of that day.'
  expect(said('Closing date')).toBe(limits)
  await user.click(screen.getByRole('button', { name: 'In 30 days' }))
  expect(said('Closing date')).toBe(`Monday 21 December 2026, in 30 days${limits}`)
  fireEvent.change(day('Closing date'), { target: { value: '2026-11-22' } })
  expect(said('Closing date')).toContain('Sunday 22 November 2026, tomorrow')
  fireEvent.change(day('Closing date'), { target: { value: '2025-11-21' } })
  expect(said('Closing date')).toContain('Friday 21 November 2025, 365 days ago')
})

test('a day whose year is still being typed is not said', async () => {
  await renderJobStep(3, { details: { startDate: null } })
  fireEvent.change(day('Start date'), { target: { value: '0202-11-22' } })
  expect(screen.queryByText(/November/, { selector: '[aria-live]' })).toBeNull()
})

test('of the usual closing days the chosen one is pressed', async () => {
  const { user } = await renderJobStep(3, { details: { closingDate: '2027-01-20' } })
  const shortcuts = within(screen.getByRole('group', { name: 'Usual closing days' }))
  const pressed = () =>
    shortcuts.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['In 60 days'])
  await user.click(shortcuts.getByRole('button', { name: 'In 90 days' }))
  expect(pressed()).toEqual(['In 90 days'])
})

test('a start date may be left open', async () => {
  const { user, stored } = await renderJobStep(3)
  await user.clear(day('Start date'))
  await user.tab()
  expect(stored()?.startDate).toBeNull()
})

test('an answer can be promised within one, two or three weeks', async () => {
  const { user, stored } = await renderJobStep(3, { details: { replyPledgeDays: null } })
  const pledge = within(screen.getByRole('radiogroup', { name: 'Reply pledge' }))
  for (const days of [7, 14, 21]) {
    await user.click(pledge.getByRole('radio', { name: `${days} days` }))
    await user.tab()
    expect(stored()?.replyPledgeDays).toBe(days)
  }
})

test('the preview shows what stands in the editor, saved or not', async () => {
  const { user } = await renderJobStep(3)
  expect(preview().getByText('£41,000–48,500 a year')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid per' }), 'a month')
  expect(preview().getByText('£41,000–48,500 a month')).toBeTruthy()
  expect(preview().getByRole('heading', { level: 2, name: 'Civil Engineer, Flood Defences' })).toBeTruthy()
})

test('the preview of an empty draft says what is still to come', async () => {
  await renderJobStep(3, { details: { title: ' ', description: '' } })
  expect(preview().getByText('Untitled job')).toBeTruthy()
  expect(preview().getByText('The description will stand here.')).toBeTruthy()
})

test('the preview of remote work shows its countries and not the town left behind', async () => {
  await renderJobStep(3, { details: { workLocation: 'Remote', countries: ['FR'], location: 'Bath, UK' } })
  expect(preview().getByText('France')).toBeTruthy()
  expect(preview().queryByText('Bath, UK')).toBeNull()
})

test('a member is told who publishes, and is not offered to', async () => {
  await renderJobStep(3, { organizationRole: 'member' })
  expect(screen.getByText('Ready for an owner or admin')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/app/employer')
})

test('a start that has passed is asked about, because a year is easily mistaken', async () => {
  await renderJobStep(3, { details: { startDate: null } })
  expect(screen.queryByText('This day has passed. Is the year right?')).toBeNull()
  fireEvent.change(day('Start date'), { target: { value: '2020-01-01' } })
  expect(screen.getByText('This day has passed. Is the year right?')).toBeTruthy()
})
