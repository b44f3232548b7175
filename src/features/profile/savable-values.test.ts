import { expect, test } from 'vitest'
import { STEP_SCHEMAS } from './profile.schema.ts'
import { changedValues, savableValues } from './savable-values.ts'

const ABOUT = {
  firstName: 'Ada',
  lastName: 'Byron',
  headline: 'Old',
  bio: '',
  location: '',
  phone: '',
  countryCode: null,
  lat: null,
  lng: null,
  links: { website: 'https://example.com/', linkedin: '', github: '', portfolio: '' },
}
const role = (id: string, position: string) => ({
  id,
  position,
  organization: '',
  location: '',
  summary: '',
  startDate: '2020-01',
  endDate: null,
  highlights: [],
  volunteer: false,
})
const savableWork = (typed: object[], saved: object[]) =>
  savableValues(
    STEP_SCHEMAS[2],
    { work: typed, experienceYearsOverride: null },
    { work: saved, experienceYearsOverride: null },
  ).work.map(({ id, position }) => [id, position])

test('a wrong field keeps its saved value and the right ones beside it are saved', () => {
  const typed = {
    ...ABOUT,
    headline: 'New',
    phone: '12',
    links: { ...ABOUT.links, website: 'no', github: 'github.com/a' },
  }
  expect(savableValues(STEP_SCHEMAS[1], typed, ABOUT)).toMatchObject({
    headline: 'New',
    phone: '',
    links: { website: 'https://example.com/', github: 'https://github.com/a' },
  })
})

test('an entry that is wrong for now stays as it was saved, in its new place', () => {
  expect(
    savableWork([role('b', ''), role('a', 'Engineer')], [role('a', 'Trainee'), role('b', 'Lead')]),
  ).toEqual([
    ['b', 'Lead'],
    ['a', 'Engineer'],
  ])
})

test('an entry that was never right is not saved, and disturbs none that is', () => {
  expect(savableWork([role('a', 'Engineer'), role('new', '')], [])).toEqual([['a', 'Engineer']])
})

test('an entry as it was stored stays, whatever the rules have become, and the others are saved', () => {
  const future = { ...role('a', 'Teacher'), startDate: '2098-01' }
  expect(savableWork([future, role('b', 'Engineer')], [future, role('b', 'Trainee')])).toEqual([
    ['a', 'Teacher'],
    ['b', 'Engineer'],
  ])
})

const skill = (id: string, name: string, years: number | null = null) => ({
  id,
  name,
  years,
  level: null,
  evidenceWorkId: null,
})
const savableSkills = (typed: object[], sent: object[]) => {
  const rest = { projects: [], publications: [], sectors: [] }
  const skills = savableValues(STEP_SCHEMAS[4], { ...rest, skills: typed }, { ...rest, skills: sent }).skills
  return skills.map(({ name, years }) => [name, years])
}

test('an entry that is stored without an id is known again while it is wrong', () => {
  expect(savableSkills([skill('a', 'GIS', 61), skill('b', 'SQL')], [skill('a', 'GIS', 6)])).toEqual([
    ['GIS', 6],
    ['SQL', null],
  ])
})

test('a skill named twice keeps the others from nothing', () => {
  const typed = [skill('a', 'GIS'), skill('b', 'gis'), skill('c', 'SQL')]
  expect(savableSkills(typed, [skill('a', 'GIS')])).toEqual([
    ['GIS', null],
    ['SQL', null],
  ])
})

test('asking again with the answer changes nothing, whatever is wrong', () => {
  const typed = {
    work: [role('a', ''), role('b', 'Lead'), role('c', '')],
    experienceYearsOverride: -1,
  }
  const sent = { work: [role('a', 'Trainee')], experienceYearsOverride: 3 }
  const once = savableValues(STEP_SCHEMAS[2], typed, sent)
  expect(savableValues(STEP_SCHEMAS[2], typed, once)).toEqual(once)
})

test('an entry that was emptied altogether is gone', () => {
  expect(savableSkills([skill('a', '')], [skill('a', 'GIS')])).toEqual([])
})

test('only what differs from what is saved is sent', () => {
  expect(
    changedValues(
      { headline: 'New', bio: '', links: { a: 1 } },
      { headline: 'Old', bio: '', links: { a: 1 } },
    ),
  ).toEqual({
    headline: 'New',
  })
})
