import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { closedEntries, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const HARROW = buildWork()
const HYDRA = buildWork({
  id: 'hydra',
  position: 'Hydrologist',
  organization: 'Hydra',
  startDate: '2019-01',
  endDate: '2020-12',
})

const withRoles = (...work: WorkEntry[]) => renderProfileStep(2, buildMyProfile({ work }))

const rows = () => closedEntries('Roles')
const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const ownYears = () => screen.getByRole('spinbutton', { name: 'Or say it yourself' })

test('every role is a line to read: what, where and when', async () => {
  await withRoles(HARROW, HYDRA)
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Drainage EngineerHarrow & Pike · Jan 2021 – now',
    'HydrologistHydra · Jan 2019 – Dec 2020',
  ])
})

test('an empty list says what belongs there, and why', async () => {
  await withRoles()
  expect(screen.getByText(/^Begin with the work you do now or did last/)).toBeTruthy()
})

test('a new role takes the keyboard, is filled in and saved', async () => {
  const { user, leave } = await withRoles()
  await user.click(button('Add a role'))
  expect(document.activeElement).toBe(input('Position'))
  await user.paste('Surveyor')
  await fill(user, input('Organisation'), 'Tidewall')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Start, month' }), 'April')
  await fill(user, input('Start, year'), '2022')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({
    work: [{ position: 'Surveyor', organization: 'Tidewall', startDate: '2022-04', endDate: null }],
  })
})

test('a role that is not right yet is not saved, and nothing typed in it is lost', async () => {
  const { user, leave } = await withRoles(HARROW)
  await user.click(button('Add a role'))
  await user.paste('Surveyor')
  await fill(user, input('Start, year'), '2022')
  expect(await leave()).toEqual([])
  expect(screen.getByText('Give a month and a year')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Needs your attention' })).toHaveLength(1)
  expect([input('Position').value, input('Start, year').value]).toEqual(['Surveyor', '2022'])
})

test('a role stored before its rule became stricter says so, and keeps no other from being saved', async () => {
  const { user, leave } = await withRoles(
    buildWork({ id: 'teach', position: 'Teacher', startDate: '2098-01' }),
    HARROW,
  )
  expect(screen.getAllByRole('img', { name: 'Needs your attention' })).toHaveLength(1)
  await user.click(rows()[1] ?? document.body)
  await fill(user, input('Position'), '!')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({
    work: [
      { position: 'Teacher', startDate: '2098-01' },
      { position: 'Drainage Engineer!', startDate: '2021-01' },
    ],
  })
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  await user.click(button('Done'))
  await user.click(rows()[0] ?? document.body)
  expect(screen.getByText('This month has not come yet')).toBeTruthy()
  await fill(user, input('Position'), '!')
  await leave()
  expect(savedFields()).toHaveLength(1)
})

test('years of experience are worked out from paid roles, overlaps once', async () => {
  const overlapping = { ...HYDRA, id: 'second', startDate: '2019-06' }
  const voluntary = buildWork({ id: 'third', startDate: '2015-09', endDate: '2016-07', volunteer: true })
  await withRoles(HYDRA, overlapping, voluntary)
  expect(screen.getByText('2 years')).toBeTruthy()
  expect(screen.getByText('From your 2 paid roles; months that overlap count once.')).toBeTruthy()
})

test.each([
  ['five years and ten months', '2015-01', '2020-10', '5 years'],
  ['half a year', '2020-01', '2020-06', 'Less than a year'],
])('%s of work are said in whole years', async (_what, startDate, endDate, said) => {
  await withRoles({ ...HYDRA, startDate, endDate })
  expect(screen.getByText(said)).toBeTruthy()
})

test('one may say the years oneself, and still sees what the roles add up to', async () => {
  const { user, leave } = await withRoles(HYDRA)
  await fill(user, ownYears(), '9')
  expect(screen.getByText('9 years')).toBeTruthy()
  expect(screen.getByText('Your own figure. Your roles add up to 2 years.')).toBeTruthy()
  expect(await leave()).toEqual([{ experienceYearsOverride: 9 }])
  await user.clear(ownYears())
  expect((await leave()).at(-1)).toEqual({ experienceYearsOverride: null })
})
