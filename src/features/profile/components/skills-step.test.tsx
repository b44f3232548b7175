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
const add = () => input('Add skills')
const rows = () => section('Skills').queryAllByRole('button', { expanded: false })
const names = () => rows().map((row) => row.textContent.replace('Level and years not said', ''))
const section = (name: string) => within(screen.getByRole('region', { name }))

const skill = (name: string) => ({ name, level: null, years: null, evidenceWorkId: null })

test('a skill with level, years and the role that shows it is saved and read in one line', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [] }))
  await user.type(add(), 'NEC4{Enter}')
  await user.click(rows()[0] ?? document.body)
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
  const { user } = await renderProfileStep(4, buildMyProfile({ work: [], skills: [skill('NEC4')] }))
  await user.click(rows()[0] ?? document.body)
  expect(screen.queryByRole('combobox', { name: 'Shown in this role' })).toBeNull()
})

test.each([
  ['commas', 'GIS, SQL,Welding{Enter}'],
  ['semicolons', 'GIS;SQL; Welding{Enter}'],
  ['one after the other', 'GIS{Enter}SQL{Enter}Welding{Enter}'],
])('several skills typed with %s are several skills', async (_how, keys) => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [] }))
  await user.type(add(), keys)
  expect(names()).toEqual(['GIS', 'SQL', 'Welding'])
  expect(add().value).toBe('')
  await leave()
  expect(savedFields().at(-1)).toEqual({ skills: [skill('GIS'), skill('SQL'), skill('Welding')] })
})

test.each([
  ['commas', 'GIS, SQL,Welding'],
  ['semicolons', 'GIS; SQL; Welding'],
  ['line breaks', 'GIS\nSQL\r\nWelding\n'],
])('a list pasted with %s is several skills', async (_how, text) => {
  const { user } = await renderProfileStep(4, buildMyProfile({ skills: [] }))
  await user.click(add())
  await user.paste(text)
  expect(names()).toEqual(['GIS', 'SQL', 'Welding'])
})

test('what was typed and left without Enter is a skill too', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [] }))
  await user.type(add(), 'GIS')
  await leave()
  expect(names()).toEqual(['GIS'])
})

test('several names in the field of one skill become several, beside it', async () => {
  const skills = [{ ...skill('GIS'), level: 4 as const }, skill('SQL')]
  const { user } = await renderProfileStep(4, buildMyProfile({ skills }))
  await user.click(rows()[0] ?? document.body)
  await user.type(input('Skill'), ', AutoCAD; Welding')
  await user.tab()
  await user.click(button('Done'))
  expect(names()).toEqual(['GISAdvanced', 'AutoCAD', 'Welding', 'SQL'])
})

test('the same skill in other letters is not added, and that is said', async () => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4')] }))
  await user.type(add(), 'nec4{Enter}')
  expect(names()).toEqual(['NEC4'])
  expect(screen.getByText('nec4 is in your list already')).toBeTruthy()
  expect(await leave()).toEqual([])
})

test('a skill renamed to another is refused', async () => {
  const { user } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4'), skill('GIS')] }))
  await user.click(rows()[1] ?? document.body)
  await user.clear(input('Skill'))
  await user.type(input('Skill'), 'nec4')
  expect(screen.getByText('This is in the list already')).toBeTruthy()
})

test.each(['   {Enter}', ',', '; ,'])('%j adds no skill', async (keys) => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4')] }))
  await user.type(add(), keys)
  expect(names()).toEqual(['NEC4'])
  expect(await leave()).toEqual([])
})

test.each([
  ['half a year', '1.5'],
  ['a life and more', '61'],
  ['less than none', '-1'],
])('%s is no number of years', async (_what, years) => {
  const { user, leave } = await renderProfileStep(4, buildMyProfile({ skills: [skill('NEC4')] }))
  await user.click(rows()[0] ?? document.body)
  await user.type(screen.getByRole('spinbutton', { name: 'Used for' }), years)
  await leave()
  expect(screen.getByText('Give whole years, from 0 to 60')).toBeTruthy()
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
