import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'
import { savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { renderJobStep } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('what is typed is saved when the field is left, and nothing else with it', async () => {
  const { user } = await renderJobStep(1, { details: { title: '' } })
  await user.type(field('Job title'), 'Night Nurse')
  expect(savedSteps()).toEqual([])
  await user.tab()
  await waitFor(() =>
    expect(savedSteps()).toEqual([{ id: 'job-1', step: 1, values: { title: 'Night Nurse' } }]),
  )
})

test.each<[string, string, Partial<JobDetails>]>([
  ['Sector', 'Legal', { sector: 'Legal' }],
  ['Hours', 'Part time', { jobType: 'PartTime' }],
  ['Contract', 'Fixed term', { jobDuration: 'FixedTerm' }],
  ['Country', 'Ireland', { countryCode: 'IE' }],
])('%s is chosen as %s', async (name, option, values) => {
  const { user } = await renderJobStep(1)
  await user.selectOptions(choice(name), option)
  await user.tab()
  await waitFor(() => expect(savedSteps()).toEqual([{ id: 'job-1', step: 1, values }]))
})

test.each(['Sector', 'Hours', 'Contract'])('%s can be unsaid again in a draft', async (name) => {
  const { user } = await renderJobStep(1)
  await user.selectOptions(choice(name), 'Choose')
  await user.tab()
  await waitFor(() => expect(Object.values(savedSteps()[0]?.values ?? {})).toEqual([null]))
})

test('where the work is done is one of three, by mouse or by arrows', async () => {
  const { user, stored } = await renderJobStep(1)
  const group = within(screen.getByRole('radiogroup', { name: 'Where the work is done' }))
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Hybrid' }).checked).toBe(true)
  await user.click(group.getByRole('radio', { name: 'On site' }))
  await user.tab()
  await waitFor(() => expect(stored()?.workLocation).toBe('OnSite'))
})

test('remote work asks for countries, and coming back finds the town again', async () => {
  const { user } = await renderJobStep(1)
  await user.click(screen.getByRole('radio', { name: 'Remote' }))
  expect(screen.queryByRole('textbox', { name: 'Place' })).toBeNull()
  expect(choice('Countries one can work from')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Hybrid' }))
  expect(field('Place').value).toBe('Bristol, UK')
})

const REMOTE = { workLocation: 'Remote' as const, countries: ['FR'] }
const countries = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent)

test('a country is added by choosing it, and then no longer offered', async () => {
  const { user, stored } = await renderJobStep(1, { details: REMOTE })
  expect(countries()).toEqual(['France'])
  await user.selectOptions(choice('Countries one can work from'), 'Ireland')
  expect(countries()).toEqual(['France', 'Ireland'])
  expect(optionsOf('Countries one can work from')).not.toContain('Ireland')
  await user.tab()
  await waitFor(() => expect(stored()?.countries).toEqual(['FR', 'IE']))
})

test('a country is taken away by its own button', async () => {
  const { user } = await renderJobStep(1, { details: { ...REMOTE, countries: ['FR', 'IE'] } })
  await user.click(screen.getByRole('button', { name: 'Remove France' }))
  expect(countries()).toEqual(['Ireland'])
  expect(optionsOf('Countries one can work from')).toContain('France')
})

test('countries stand in the order of the alphabet, by name and not by code', async () => {
  await renderJobStep(1, { details: REMOTE })
  const names = optionsOf('Countries one can work from').slice(1)
  expect(names.length).toBeGreaterThan(190)
  expect(names).toEqual(names.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en-GB')))
  expect(names).toContain('Germany')
})

test('only digits make a number of openings', async () => {
  const { user } = await renderJobStep(1, { details: { openings: null } })
  await user.type(field('Openings'), 'abc-1.2x34567')
  expect(field('Openings').value).toBe('1234')
})

test('an emptied number is nothing said, not zero', async () => {
  const { user, stored } = await renderJobStep(1, { details: { openings: 3 } })
  await user.clear(field('Openings'))
  await user.tab()
  await waitFor(() => expect(stored()?.openings).toBeNull())
})

test('no openings at all are refused in words beside the field, and not sent', async () => {
  const { user } = await renderJobStep(1, { details: { openings: null } })
  await user.type(field('Openings'), '0')
  await user.tab()
  expect(await screen.findByText('Give a whole number within the limits')).toBeTruthy()
  expect(field('Openings').getAttribute('aria-invalid')).toBe('true')
  expect(savedSteps()).toEqual([])
})

test('a title ends where the limit is', async () => {
  const { user } = await renderJobStep(1, { details: { title: 'x'.repeat(119) } })
  await user.type(field('Job title'), 'yz')
  expect(field('Job title').value).toBe(`${'x'.repeat(119)}y`)
})

test('Enter in a field saves instead of leaving the page', async () => {
  const { user, address } = await renderJobStep(1, { details: { title: '' } })
  await user.type(field('Job title'), 'Nurse{Enter}')
  await waitFor(() => expect(savedSteps()).toHaveLength(1))
  expect(address()).toBe('/app/employer/jobs/edit/job-1/step1')
})

test('an empty draft shows empty fields and is not wrong yet', async () => {
  const { container } = await renderJobStep(1, { details: EMPTY_JOB_DETAILS })
  expect(field('Job title').value).toBe('')
  expect(choice('Sector').value).toBe('')
  expect(container.querySelector('[aria-invalid="true"]')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the rail tells what the first step holds', async () => {
  const { user } = await renderJobStep(1)
  expect(screen.getByText('Civil Engineer, Flood Defences, Bristol, UK')).toBeTruthy()
  await user.clear(field('Job title'))
  await user.clear(field('Place'))
  expect(screen.getByText('Title, hours, place')).toBeTruthy()
})
