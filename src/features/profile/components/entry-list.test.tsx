import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { closedEntries, overwrite, renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { screen } from '#tests/setup/render.tsx'
import { PROFILE_LIMITS } from '../profile-limits.ts'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

// Lists of every kind behave alike; the roles stand for them.
const HARROW = buildWork({ id: 'harrow', position: 'Drainage Engineer' })
const HYDRA = buildWork({ id: 'hydra', position: 'Hydrologist', startDate: '2019-01', endDate: '2020-12' })
const TEACH = buildWork({ id: 'teach', position: 'Teacher' })

const withRoles = (...work: WorkEntry[]) => renderProfileStep(2, buildMyProfile({ work }))

const rows = () => closedEntries('Roles')
const titles = () => rows().map(({ textContent }) => textContent.slice(0, 7))
const button = (name: string) => screen.getByRole('button', { name })
const position = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Position' })
const marks = () => screen.getAllByRole('img', { name: 'Needs your attention' })

test('an entry opens in place and closes again', async () => {
  const { user } = await withRoles(HARROW)
  await user.click(button('Drainage Engineer Harrow & Pike · Jan 2021 – now'))
  expect(position().value).toBe('Drainage Engineer')
  await user.click(button('Done'))
  expect(screen.queryByRole('combobox', { name: 'Position' })).toBeNull()
})

test('Enter in a field finishes the entry and does not leave the step', async () => {
  const { user, address } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.type(position(), '{Enter}')
  expect(screen.queryByRole('combobox', { name: 'Position' })).toBeNull()
  expect(address()).toBe('/app/individual/profile/step2')
})

test('whoever finishes an entry by the keyboard goes on from its line', async () => {
  const { user } = await withRoles(HARROW, HYDRA)
  await user.click(rows()[1] ?? document.body)
  await user.type(position(), '{Enter}')
  expect(document.activeElement).toBe(rows()[1])
})

test('whoever makes room in a full list goes on where one more is added', async () => {
  const full = Array.from({ length: PROFILE_LIMITS.entriesMax }, (_, nth) => buildWork({ id: `role-${nth}` }))
  const { user } = await withRoles(TEACH, ...full.slice(1))
  await user.click(button('Remove Teacher'))
  await waitFor(() => expect(document.activeElement).toBe(button('Add a role')))
})

test('entries are moved by button, said aloud, and the keyboard stays with the entry', async () => {
  const { user, leave } = await withRoles(HARROW, HYDRA, TEACH)
  await user.click(button('Move Teacher up'))
  expect(titles()).toEqual(['Drainag', 'Teacher', 'Hydrolo'])
  expect(screen.getByText('Teacher is now number 2 of 3')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button('Move Teacher up')))
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ work: [{ id: 'harrow' }, { id: 'teach' }, { id: 'hydra' }] })
})

test('the first goes no further up and the last no further down', async () => {
  const { user } = await withRoles(HARROW, HYDRA)
  await user.click(button('Move Drainage Engineer up'))
  await user.click(button('Move Hydrologist down'))
  expect(titles()).toEqual(['Drainag', 'Hydrolo'])
  expect(button('Move Hydrologist down').getAttribute('aria-disabled')).toBe('true')
})

test('a single entry has nowhere to move', async () => {
  await withRoles(HARROW)
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('a removed entry is gone from the server too, and comes back whole by Undo', async () => {
  usePageClock()
  const { user, leave } = await withRoles(HARROW, HYDRA)
  await user.click(button('Remove Drainage Engineer'))
  await waitFor(() => expect(document.activeElement).toBe(button('Add a role')))
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ work: [{ id: 'hydra' }] })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(titles()).toEqual(['Drainag', 'Hydrolo'])
  await user.click(button('Add a role'))
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ work: [{ id: 'harrow' }, { id: 'hydra' }] })
})

test('after two removals each Undo brings its own back', async () => {
  usePageClock()
  const { user } = await withRoles(HARROW, HYDRA, TEACH)
  await user.click(button('Remove Drainage Engineer'))
  await user.click(button('Remove Hydrologist'))
  const undo = async (name: string) => {
    const message = (await screen.findByText(`${name} removed`)).closest<HTMLElement>('[data-sonner-toast]')
    await user.click(within(message ?? document.body).getByRole('button', { name: 'Undo' }))
  }
  await undo('Drainage Engineer')
  await undo('Hydrologist')
  expect(titles().toSorted()).toEqual(['Drainag', 'Hydrolo', 'Teacher'])
})

test('an entry in which nothing was written is not wrong, and is gone when it is closed', async () => {
  const { user, forward, address } = await withRoles(HARROW)
  await user.click(button('Add a role'))
  await user.click(button('Done'))
  expect(rows()).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(button('Add a role')))
  await user.click(button('Add a role'))
  await forward()
  await waitFor(() => expect(address()).toBe('/app/individual/profile/step3'))
  expect(savedFields()).toEqual([])
})

test('Continue opens what is wrong', async () => {
  const { user, forward } = await withRoles(HARROW, HYDRA)
  await user.click(rows()[0] ?? document.body)
  await user.clear(position())
  await user.click(button('Done'))
  await forward()
  const wrong = screen.getByRole('combobox', { name: 'Position', description: 'Name the position' })
  await waitFor(() => expect(document.activeElement).toBe(wrong))
})

test('what is wrong in a closed entry is one press away', async () => {
  const { user, forward } = await withRoles(HARROW, HYDRA)
  await user.click(rows()[1] ?? document.body)
  await overwrite(user, screen.getByRole('textbox', { name: 'End, year' }), '2018')
  await user.click(button('Done'))
  expect(marks()).toHaveLength(1)
  await forward()
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('link', { name: /^Hydrologist.*The end comes before the start$/ }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'End, month' }))
})

test('an entry that is mended stays open under the hands that mend it', async () => {
  const { user, forward } = await withRoles(HARROW)
  await user.click(rows()[0] ?? document.body)
  await user.clear(position())
  await user.click(button('Done'))
  await forward()
  await user.type(await screen.findByRole('combobox', { name: 'Position' }), 'Cook')
  expect(position().value).toBe('Cook')
})
