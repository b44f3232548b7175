import { act, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { saveJobStep, savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { LYON } from '#tests/fakes/fake-places.ts'
import { findPlace } from '#tests/setup/find-place.ts'
import { renderJobStep } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

/** All that was sent, whether in one save or in several. */
const sent = (): unknown => Object.assign({}, ...savedSteps().map(({ values }) => values))

test('each choice is saved as what it is, and nothing else with it', async () => {
  const { user } = await renderJobStep(1)
  await user.selectOptions(choice('Sector'), 'Legal')
  await user.selectOptions(choice('Job type'), 'Part time')
  await user.selectOptions(choice('Duration'), 'Fixed term')
  await user.selectOptions(choice('Country'), 'Ireland')
  await user.tab()
  const chosen = { sector: 'Legal', jobType: 'PartTime', jobDuration: 'FixedTerm', countryCode: 'IE' }
  expect(sent()).toEqual(chosen)
})

test('what was chosen can be unsaid again in a draft', async () => {
  const { user } = await renderJobStep(1)
  for (const name of ['Sector', 'Job type', 'Duration']) await user.selectOptions(choice(name), 'Choose')
  await user.tab()
  expect(sent()).toEqual({ sector: null, jobType: null, jobDuration: null })
})

test('where the work is done is one of three', async () => {
  const { user, stored } = await renderJobStep(1)
  const group = within(screen.getByRole('radiogroup', { name: 'Where the work is done' }))
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'Hybrid' }).checked).toBe(true)
  await user.click(group.getByRole('radio', { name: 'On site' }))
  await user.tab()
  expect(stored()?.workLocation).toBe('OnSite')
})

test('remote work asks for countries, and coming back finds the town again', async () => {
  const { user } = await renderJobStep(1)
  await user.click(screen.getByRole('radio', { name: 'Remote' }))
  expect(screen.queryByRole('combobox', { name: 'Place' })).toBeNull()
  expect(choice('Countries one can work from')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Hybrid' }))
  expect(place().value).toBe('Bristol, UK')
})

test('a title ends where its limit is, and too many openings are refused as they stand', async () => {
  const { user } = await renderJobStep(1, { details: { title: 'x'.repeat(119), openings: null } })
  await fill(user, field('Job title'), 'yz')
  expect(field('Job title').value).toBe(`${'x'.repeat(119)}y`)
  await fill(user, field('Openings'), '12345')
  await user.tab()
  expect(field('Openings').value).toBe('12345')
  expect(await screen.findByText('Give a whole number, from 1 to 9,999')).toBeTruthy()
})

test('a team is asked for only where there are any, and can be taken back', async () => {
  const teams = [{ id: 'water', name: 'Water' }]
  const { user, stored } = await renderJobStep(1, { teams })
  await user.selectOptions(choice('Team'), 'Water')
  await user.tab()
  expect(stored()?.teamId).toBe('water')
  await user.selectOptions(choice('Team'), 'No team')
  await user.tab()
  expect(stored()?.teamId).toBeNull()
})

test('a company without teams is not asked for one', async () => {
  await renderJobStep(1)
  expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull()
})

test('Enter in a field does not leave the page, and what was typed is saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, address } = await renderJobStep(1, { details: { title: '' } })
  await fill(user, field('Job title'), 'Nurse')
  await user.keyboard('{Enter}')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(savedSteps()).toHaveLength(1)
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
  await user.clear(place())
  expect(screen.getByText('Title, hours, place')).toBeTruthy()
})

test.each([
  ['Zennor', 'GB'],
  ['Paris, France', 'FR'],
])(
  'a place that is typed, %s, is shown to lie in the country it names, else in the company’s',
  async (typed, country) => {
    const { user } = await renderJobStep(1, { details: { location: '', countryCode: null } })
    await fill(user, place(), typed)
    await user.tab()
    expect(choice('Country').value).toBe(country)
    expect(sent()).toEqual({ location: typed, countryCode: country })
  },
)

test('the country of a typed place follows the place, and one that was chosen or left alone stays', async () => {
  const { user } = await renderJobStep(1, { details: { location: 'Bristol', countryCode: null } })
  await user.click(place())
  await user.tab()
  expect(choice('Country').value).toBe('')
  for (const [typed, country] of [
    ['Zennor', 'GB'],
    ['Paris, France', 'FR'],
  ] as const) {
    await user.clear(place())
    await fill(user, place(), typed)
    await user.tab()
    expect(choice('Country').value).toBe(country)
  }
  await user.selectOptions(choice('Country'), 'IE')
  await fill(user, place(), ' or so')
  await user.tab()
  expect(choice('Country').value).toBe('IE')
})

test('a place that is chosen is saved with its country and with where it lies; one that is typed on, without', async () => {
  const { user } = await renderJobStep(1)
  await user.clear(place())
  await fill(user, place(), 'lyon')
  await user.click(await findPlace(/^Lyon/))
  await user.tab()
  expect(choice('Country').value).toBe('FR')
  expect(sent()).toEqual({ location: LYON.label, countryCode: 'FR' })
  expect(saveJobStep.mock.calls.at(-1)?.[0].data).toMatchObject({ point: { lat: LYON.lat, lng: LYON.lng } })
  await fill(user, place(), ' or so')
  await user.tab()
  expect(sent()).toMatchObject({ location: `${LYON.label} or so` })
  expect(saveJobStep.mock.calls.at(-1)?.[0].data).not.toHaveProperty('point')
})
