import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const HYDRA = buildWork({
  id: 'hydra',
  position: 'Hydrologist',
  organization: 'Hydra',
  startDate: '2019-01',
  endDate: '2020-12',
})
const HARROW = buildWork({ id: 'harrow', position: 'Drainage Engineer', organization: 'Harrow & Pike' })
const TEACH = buildWork({
  id: 'teach',
  position: 'Teacher',
  organization: '',
  startDate: '2015-09',
  endDate: '2016-07',
})

const withRoles = (...work: ReturnType<typeof buildWork>[]) => renderProfileStep(2, buildMyProfile({ work }))

const rows = () =>
  within(screen.getByRole('region', { name: 'Roles' })).queryAllByRole('button', { expanded: false })
const titles = () => rows().map((row) => row.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** The roles as they were saved last. */
const savedRoles = () => (savedFields().at(-1) as { work: ReturnType<typeof buildWork>[] }).work

test('every role is a line to read: what, where and when', async () => {
  await withRoles(HARROW, HYDRA)
  expect(titles()).toEqual([
    'Drainage EngineerHarrow & Pike · Jan 2021 – now',
    'HydrologistHydra · Jan 2019 – Dec 2020',
  ])
})

test('a role opens in place and closes again', async () => {
  const { user } = await withRoles(HARROW)
  await user.click(button('Drainage Engineer Harrow & Pike · Jan 2021 – now'))
  expect(input('Position').value).toBe('Drainage Engineer')
  await user.click(button('Done'))
  expect(screen.queryByRole('textbox', { name: 'Position' })).toBeNull()
})

test('a new role takes the keyboard, is filled in and saved', async () => {
  const { user, leave } = await withRoles()
  await user.click(button('Add a role'))
  expect(document.activeElement).toBe(input('Position'))
  await user.keyboard('Surveyor')
  await user.type(input('Organisation'), 'Tidewall')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Start, month' }), 'April')
  await user.type(input('Start, year'), '2022')
  await leave()
  expect(savedRoles()).toMatchObject([
    { position: 'Surveyor', organization: 'Tidewall', startDate: '2022-04', endDate: null },
  ])
})

test('a role that is not right yet is not saved, and nothing typed in it is lost', async () => {
  const { user, leave } = await withRoles(HARROW)
  await user.click(button('Add a role'))
  await user.keyboard('Surveyor')
  await user.type(input('Start, year'), '2022')
  expect(await leave()).toEqual([])
  expect(screen.getByText('Give a month and a year')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Needs your attention' })).toHaveLength(1)
  expect([input('Position').value, input('Start, year').value]).toEqual(['Surveyor', '2022'])
})

test('letters in a year are left out, and five digits are four', async () => {
  const { user } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.clear(input('Start, year'))
  await user.type(input('Start, year'), '2o0156')
  expect(input('Start, year').value).toMatch(/^\d{0,4}$/)
})

test('an end before the start is refused', async () => {
  const { user } = await withRoles(HYDRA)
  await user.click(rows()[0] ?? document.body)
  await user.clear(input('End, year'))
  await user.type(input('End, year'), '2018')
  expect(screen.getByText('The end comes before the start')).toBeTruthy()
})

test('a start moved behind the end is refused at the end, though nobody was there', async () => {
  const { user } = await withRoles(HYDRA)
  await user.click(rows()[0] ?? document.body)
  await user.clear(input('Start, year'))
  await user.type(input('Start, year'), '2021')
  const end = screen.getByRole('group', { name: 'End', description: /The end comes before the start/ })
  expect(within(end).getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

test('a start that has not come yet is refused', async () => {
  const { user } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.clear(input('Start, year'))
  await user.type(input('Start, year'), '2098')
  expect(screen.getByText('This month has not come yet')).toBeTruthy()
})

test('a role stored before its rule became stricter says so, and keeps no other from being saved', async () => {
  const { user, leave } = await withRoles(
    buildWork({ ...TEACH, startDate: '2098-01', endDate: null }),
    HARROW,
  )
  expect(screen.getAllByRole('img', { name: 'Needs your attention' })).toHaveLength(1)
  await user.click(rows()[1] ?? document.body)
  await user.type(input('Position'), '!')
  await leave()
  expect(savedRoles().map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Teacher', '2098-01'],
    ['Drainage Engineer!', '2021-01'],
  ])
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  await user.click(button('Done'))
  await user.click(rows()[0] ?? document.body)
  expect(screen.getByText('This month has not come yet')).toBeTruthy()
  await user.type(input('Position'), '!')
  await leave()
  expect(savedFields()).toHaveLength(1)
})

test('half a month is no reason to complain while it is being typed, and is one afterwards', async () => {
  const { user } = await withRoles()
  await user.click(button('Add a role'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Start, month' }), 'April')
  await user.type(input('Start, year'), '202')
  expect(screen.queryByText('Give a month and a year')).toBeNull()
  await user.tab()
  expect(screen.getByText('Give a month and a year')).toBeTruthy()
})

test('a role that one still has needs no end, and one that one left does', async () => {
  const { user, leave } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  expect(input('End, year').disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(input('End, year').disabled).toBe(false)
  expect(await leave()).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: 'End, month' }), 'March')
  await user.type(input('End, year'), '2024')
  await leave()
  expect(savedRoles()).toMatchObject([{ endDate: '2024-03' }])
})

test('what was achieved is one a line', async () => {
  const { user, leave } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.type(input('What you achieved'), 'Built a wall{Enter}Kept it dry')
  await leave()
  expect(savedRoles()[0]?.highlights).toEqual(['Built a wall', 'Kept it dry'])
})

test('Enter in a field finishes the role and does not leave the step', async () => {
  const { user, address } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.type(input('Position'), '{Enter}')
  expect(screen.queryByRole('textbox', { name: 'Position' })).toBeNull()
  expect(address()).toBe('/app/individual/profile/step2')
})

test('Enter in the summary is a new line', async () => {
  const { user } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.type(input('Summary'), 'One{Enter}two')
  expect(input('Summary').value).toBe('One\ntwo')
})

test('roles are moved by button, said aloud, and the keyboard stays with the role', async () => {
  const { user, leave } = await withRoles(HARROW, HYDRA, TEACH)
  await user.click(button('Move Teacher up'))
  expect(titles().map((title) => title?.slice(0, 7))).toEqual(['Drainag', 'Teacher', 'Hydrolo'])
  expect(screen.getByText('Teacher is now number 2 of 3')).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Move Teacher up')))
  await leave()
  expect(savedRoles().map(({ id }) => id)).toEqual(['harrow', 'teach', 'hydra'])
})

test('the first goes no further up and the last no further down', async () => {
  const { user } = await withRoles(HARROW, HYDRA)
  await user.click(button('Move Drainage Engineer up'))
  await user.click(button('Move Hydrologist down'))
  expect(titles().map((title) => title?.slice(0, 7))).toEqual(['Drainag', 'Hydrolo'])
  expect(button('Move Hydrologist down').getAttribute('aria-disabled')).toBe('true')
})

test('a single role has nowhere to move', async () => {
  await withRoles(HARROW)
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('a removed role is gone from the server too, and comes back whole by Undo', async () => {
  const { user, leave } = await withRoles(HARROW, HYDRA)
  await user.click(button('Remove Drainage Engineer'))
  expect(document.activeElement).toBe(button('Add a role'))
  await leave()
  expect(savedRoles().map(({ id }) => id)).toEqual(['hydra'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(titles().map((title) => title?.slice(0, 7))).toEqual(['Drainag', 'Hydrolo'])
  await user.click(button('Add a role'))
  await leave()
  expect(savedRoles().map(({ id }) => id)).toEqual(['harrow', 'hydra'])
})

test('after two removals each Undo brings its own back', async () => {
  const { user } = await withRoles(HARROW, HYDRA, TEACH)
  await user.click(button('Remove Drainage Engineer'))
  await user.click(button('Remove Hydrologist'))
  const undo = async (name: string) => {
    const message = (await screen.findByText(`${name} removed`)).closest<HTMLElement>('[data-sonner-toast]')
    await user.click(within(message ?? document.body).getByRole('button', { name: 'Undo' }))
  }
  await undo('Drainage Engineer')
  await undo('Hydrologist')
  expect(
    titles()
      .map((title) => title?.slice(0, 7))
      .toSorted(),
  ).toEqual(['Drainag', 'Hydrolo', 'Teacher'])
})

test('years of experience are worked out from paid roles, overlaps once', async () => {
  const overlapping = { ...HYDRA, id: 'second', startDate: '2019-06' }
  const voluntary = { ...TEACH, volunteer: true }
  await withRoles(HYDRA, overlapping, voluntary)
  expect(screen.getByText('2 years')).toBeTruthy()
  expect(screen.getByText('From your 2 paid roles; months that overlap count once.')).toBeTruthy()
})

test('one may say the years oneself, and still sees what the roles add up to', async () => {
  const { user, leave } = await withRoles(HYDRA)
  await user.type(screen.getByRole('spinbutton', { name: 'Or say it yourself' }), '9')
  expect(screen.getByText('9 years')).toBeTruthy()
  expect(screen.getByText('Your own figure. Your roles add up to 2 years.')).toBeTruthy()
  expect(await leave()).toEqual([{ experienceYearsOverride: 9 }])
  await user.clear(screen.getByRole('spinbutton', { name: 'Or say it yourself' }))
  expect((await leave()).at(-1)).toEqual({ experienceYearsOverride: null })
})

test('an empty list says what belongs there, and why', async () => {
  await withRoles()
  expect(screen.getByText(/^Begin with the work you do now or did last/)).toBeTruthy()
})

test('a role in which nothing was written is not wrong, and is gone when it is closed', async () => {
  const { user, forward, address } = await withRoles(HARROW)
  await user.click(button('Add a role'))
  await user.click(button('Done'))
  expect(rows()).toHaveLength(1)
  expect(document.activeElement).toBe(button('Add a role'))
  await user.click(button('Add a role'))
  await forward()
  await vi.waitFor(() => expect(address()).toBe('/app/individual/profile/step3'))
  expect(savedFields()).toEqual([])
})

test('what is wrong in a closed role is one press away', async () => {
  const { user, forward } = await withRoles(HARROW, HYDRA)
  await user.click(rows()[1] ?? document.body)
  await user.clear(input('End, year'))
  await user.type(input('End, year'), '2018')
  await user.click(button('Done'))
  expect(screen.getAllByRole('img', { name: 'Needs your attention' })).toHaveLength(1)
  await forward()
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('link', { name: /^Hydrologist.*The end comes before the start$/ }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'End, month' }))
})

test('a role that is mended stays open under the hands that mend it', async () => {
  const { user, forward } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.clear(input('Position'))
  await user.click(button('Done'))
  await forward()
  await user.type(await screen.findByRole('textbox', { name: 'Position' }), 'Surveyor')
  expect(input('Position').value).toBe('Surveyor')
})

test('more lines than the CV takes are counted in red and refused', async () => {
  const { user } = await withRoles({
    ...HARROW,
    highlights: Array.from({ length: 12 }, (_, line) => `${line}`),
  })
  await user.click(rows()[0] ?? document.body)
  await user.type(input('What you achieved'), '{Enter}one more')
  expect(screen.getByText('13 of 12').className).toContain('text-error-ink')
  expect(screen.getByText('Keep it to twelve lines')).toBeTruthy()
})

test('Continue opens what is wrong', async () => {
  const { user, forward } = await withRoles(HARROW, HYDRA)
  await user.click(rows()[0] ?? document.body)
  await user.clear(input('Position'))
  await user.click(button('Done'))
  await forward()
  const position = screen.getByRole('textbox', { name: 'Position', description: 'Name the position' })
  await vi.waitFor(() => expect(document.activeElement).toBe(position))
})
