import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { overwrite, renderProfilePart } from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { BLANK_ENTRIES } from '../blank-entries.ts'
import { WorkFields } from './work-fields.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const CURRENT = buildWork({ startDate: '2021-01', endDate: null })
const PAST = buildWork({ startDate: '2019-01', endDate: '2020-12' })

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole('combobox', { name })

const renderRole = (role: WorkEntry) =>
  renderProfilePart(2, (form) => <WorkFields form={form} index={0} />, buildMyProfile({ work: [role] }))

test('letters in a year are left out, and five digits are four', async () => {
  const { user } = await renderRole(CURRENT)
  await user.clear(input('Start, year'))
  await user.type(input('Start, year'), '2o0156')
  expect(input('Start, year').value).toMatch(/^\d{0,4}$/)
})

test('an end before the start is refused', async () => {
  const { user } = await renderRole(PAST)
  await overwrite(user, input('End, year'), '2018')
  expect(screen.getByText('The end comes before the start')).toBeTruthy()
})

test('a start moved behind the end is refused at the end, though nobody was there', async () => {
  const { user } = await renderRole(PAST)
  await overwrite(user, input('Start, year'), '2021')
  const end = screen.getByRole('group', { name: 'End', description: /The end comes before the start/ })
  expect(within(end).getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

test('a start that has not come yet is refused', async () => {
  const { user } = await renderRole(CURRENT)
  await overwrite(user, input('Start, year'), '2098')
  expect(screen.getByText('This month has not come yet')).toBeTruthy()
})

test('half a month is no reason to complain while it is being typed, and is one afterwards', async () => {
  const { user } = await renderRole({ ...BLANK_ENTRIES.work, id: 'new' })
  await user.selectOptions(list('Start, month'), 'April')
  await user.type(input('Start, year'), '202')
  expect(screen.queryByText('Give a month and a year')).toBeNull()
  await user.tab()
  expect(screen.getByText('Give a month and a year')).toBeTruthy()
})

test('a role that one still has needs no end, and one that one left does', async () => {
  const { user, leave } = await renderRole(CURRENT)
  expect(input('End, year').disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(input('End, year').disabled).toBe(false)
  expect(await leave()).toEqual([])
  await user.selectOptions(list('End, month'), 'March')
  await fill(user, input('End, year'), '2024')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ work: [{ endDate: '2024-03' }] })
})

test('Enter in the summary is a new line', async () => {
  const { user } = await renderRole(CURRENT)
  await user.type(input('Summary'), 'a{Enter}b')
  expect(input('Summary').value).toBe('a\nb')
})

test('what was achieved is one a line', async () => {
  const { user, leave } = await renderRole(CURRENT)
  await user.type(input('What you achieved'), 'a{Enter}b')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({ work: [{ highlights: ['a', 'b'] }] })
})

test('more lines than the CV takes are counted in red and refused', async () => {
  const { user } = await renderRole({
    ...CURRENT,
    highlights: Array.from({ length: 12 }, (_, line) => `${line}`),
  })
  await user.type(input('What you achieved'), '{Enter}a')
  expect(screen.getByText('13 of 12').className).toContain('text-error-ink')
  expect(screen.getByText('Keep it to twelve lines')).toBeTruthy()
})
