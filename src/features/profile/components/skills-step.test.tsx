// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Sector } from '#/domain/job/vocabulary.ts'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const section = (name: string) => within(screen.getByRole('region', { name }))

const skill = (name: string) => ({ name, level: null, years: null, evidenceWorkId: null })

test('a skill with level, years and the role that shows it is saved and read in one line', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [] }))
  await user.click(button('Add a skill'))
  expect(document.activeElement).toBe(input('Skill'))
  await user.keyboard('NEC4')
  await user.selectOptions(list('Level'), 'Advanced')
  await user.type(screen.getByRole('spinbutton', { name: 'Used for' }), '6')
  await user.selectOptions(list('Shown in this role'), 'work-1')
  await leave()
  expect(savedFields().at(-1)).toEqual({
    skills: [{ name: 'NEC4', level: 4, years: 6, evidenceWorkId: 'work-1' }],
  })
  await user.click(button('Done'))
  expect(section('Skills').getByRole('button', { expanded: false }).textContent).toBe(
    'NEC4Advanced · 6 years · Drainage Engineer, Harrow & Pike',
  )
})

test('without a role there is none to choose', async () => {
  const { user } = await renderProfileStep(4, buildMyProfile({ work: [], skills: [] }))
  await user.click(button('Add a skill'))
  expect(screen.queryByRole('combobox', { name: 'Shown in this role' })).toBeNull()
})

test('the same skill in other letters is refused', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4')] }))
  await user.click(button('Add a skill'))
  await user.keyboard('nec4')
  expect(await leave()).toEqual([])
  expect(screen.getByText('This is in the list already')).toBeTruthy()
})

test('a skill without a name is not saved', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4')] }))
  await user.click(button('Add a skill'))
  await user.keyboard('   ')
  expect(await leave()).toEqual([])
})

test.each([
  ['half a year', '1.5'],
  ['a life and more', '61'],
  ['less than none', '-1'],
])('%s is no number of years', async (_what, years) => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [] }))
  await user.click(button('Add a skill'))
  await user.keyboard('NEC4')
  await user.type(screen.getByRole('spinbutton', { name: 'Used for' }), years)
  await leave()
  expect(screen.getByText('Give a whole number in a sensible range')).toBeTruthy()
})

test('a project is kept with its months and its address', async () => {
  const { user, leave } = await renderProfileStep(4)
  await user.click(button('Add a project'))
  await user.type(input('Name'), 'Rain map')
  await user.type(input('Link'), 'rain.example')
  await leave()
  expect(savedFields().at(-1)).toMatchObject({
    projects: [{ name: 'Rain map', url: 'https://rain.example', startDate: null, endDate: null }],
  })
})

test('a publication is read with its publisher and month', async () => {
  const publication = {
    id: 'p',
    name: 'On walls',
    publisher: 'ICE',
    releaseDate: '2024-05',
    url: '',
    summary: '',
  }
  await renderProfileStep(4, buildMyProfile({ publications: [publication] }))
  expect(section('Publications').getByRole('button', { expanded: false }).textContent).toBe(
    'On wallsICE · May 2024',
  )
})

test('sectors are counted, and a sixth is refused and not saved', async () => {
  const sectors: Sector[] = ['Agriculture', 'Construction', 'Education', 'Energy', 'Engineering']
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ sectors }))
  expect(screen.getByText('5 of 5')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Retail' }))
  expect(screen.getByText('These are too many')).toBeTruthy()
  expect(await leave()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Energy' }))
  await leave()
  expect(savedFields().at(-1)).toEqual({
    sectors: ['Agriculture', 'Construction', 'Education', 'Engineering', 'Retail'],
  })
})
