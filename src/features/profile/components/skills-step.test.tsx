import { expect, test, vi } from 'vitest'
import type { Sector } from '#/domain/job/vocabulary.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import {
  closedEntries,
  overwrite,
  renderProfilePart,
  renderProfileStep,
} from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { SkillsList } from './skills-list.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

/** The skills alone, of somebody who has had no role. */
const withSkills = (...skills: ProfileDocument['skills']) =>
  renderProfilePart(4, (form) => <SkillsList form={form} work={[]} />, buildMyProfile({ skills }))

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const add = () => input('Add skills')
const rows = () => closedEntries('Skills')
const years = () => screen.getByRole('spinbutton', { name: 'Used for' })
const names = () => rows().map((row) => row.textContent.replace('Level and years not said', ''))

const skill = (name: string) => ({ name, level: null, years: null, evidenceWorkId: null })

test('a skill with level, years and the role that shows it is saved and read in one line', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4')] }))
  await user.click(rows()[0] ?? document.body)
  await user.selectOptions(list('Level'), 'Advanced')
  await fill(user, years(), '6')
  await user.selectOptions(list('Shown in this role'), 'work-1')
  await leave()
  expect(savedFields().at(-1)).toEqual({
    skills: [{ name: 'NEC4', level: 4, years: 6, evidenceWorkId: 'work-1' }],
  })
  await user.click(button('Done'))
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'NEC4Advanced · 6 years · Drainage Engineer, Harrow & Pike',
  ])
})

test('without a role there is none to choose', async () => {
  const { user } = await withSkills(skill('NEC4'))
  await user.click(rows()[0] ?? document.body)
  expect(screen.queryByRole('combobox', { name: 'Shown in this role' })).toBeNull()
})

test('a list typed or pasted is several skills, and all are saved', async () => {
  const { user, leave } = await withSkills()
  await user.type(add(), 'GIS, SQL{Enter}')
  await user.paste('Welding\nNEC4')
  expect(names()).toEqual(['GIS', 'SQL', 'Welding', 'NEC4'])
  await leave()
  expect(savedFields().at(-1)).toEqual({ skills: ['GIS', 'SQL', 'Welding', 'NEC4'].map(skill) })
})

test('what was typed and left without Enter is a skill too', async () => {
  const { user, leave } = await withSkills()
  await fill(user, add(), 'GIS')
  await leave()
  expect(names()).toEqual(['GIS'])
})

test('several names in the field of one skill become several, beside it', async () => {
  const { user } = await withSkills({ ...skill('GIS'), level: 4 }, skill('SQL'))
  await user.click(rows()[0] ?? document.body)
  await fill(user, input('Skill'), ', AutoCAD; Welding')
  await user.tab()
  await user.click(button('Done'))
  expect(names()).toEqual(['GISAdvanced', 'AutoCAD', 'Welding', 'SQL'])
})

test('the same skill in other letters is not added, and that is said', async () => {
  const { user, leave } = await withSkills(skill('NEC4'))
  await user.type(add(), 'nec4{Enter}')
  expect(names()).toEqual(['NEC4'])
  expect(screen.getByText('nec4 is in your list already')).toBeTruthy()
  expect(await leave()).toEqual([])
})

test('a skill renamed to another is refused', async () => {
  const { user } = await withSkills(skill('NEC4'), skill('GIS'))
  await user.click(rows()[1] ?? document.body)
  await overwrite(user, input('Skill'), 'nec4')
  expect(screen.getByText('This is in the list already')).toBeTruthy()
})

test('half a year, a life and more, and less than none are no number of years', async () => {
  const { user, leave } = await withSkills(skill('NEC4'))
  await user.click(rows()[0] ?? document.body)
  for (const wrong of ['1.5', '61', '-1']) {
    await overwrite(user, years(), wrong)
    expect(await leave()).toEqual([])
    expect(screen.getByText('Give whole years, from 0 to 60')).toBeTruthy()
  }
})

test('a project is kept with its months and its address', async () => {
  const { user, leave } = await renderProfileStep(4)
  await user.click(button('Add a project'))
  await fill(user, input('Name'), 'Rain map')
  await fill(user, input('Link'), 'rain.example')
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
  expect(closedEntries('Publications').map(({ textContent }) => textContent)).toEqual([
    'On wallsICE · May 2024',
  ])
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
