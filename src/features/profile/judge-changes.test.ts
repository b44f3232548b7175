import { expect, test } from 'vitest'
import { judgeChanges } from './judge-changes.ts'
import { STEP_SCHEMAS } from './profile.schema.ts'

const role = (id: string, changes: object = {}) => ({
  id,
  position: 'Engineer',
  organization: '',
  location: '',
  startDate: '2020-01',
  endDate: null,
  summary: '',
  highlights: [],
  volunteer: false,
  ...changes,
})
const skill = (name: string, changes: object = {}) => ({
  name,
  level: null,
  years: null,
  evidenceWorkId: null,
  ...changes,
})

const wrongOf = (step: 1 | 2 | 4, given: Record<string, unknown>, stored: Record<string, unknown> = {}) =>
  judgeChanges(STEP_SCHEMAS[step], given, stored).issues.map(({ path }) => path.join('.'))
const wrongRoles = (given: unknown, stored: unknown) => wrongOf(2, { work: given }, { work: stored })
const wrongSkills = (given: unknown, stored: unknown) => wrongOf(4, { skills: given }, { skills: stored })

const OLD = role('old', { startDate: '2098-01' })

test('a wrong entry is excused wherever it stands, while it is as it was stored', () => {
  expect(wrongRoles([OLD], [])).toEqual(['work.0.startDate'])
  expect(wrongRoles([role('a'), OLD], [OLD])).toEqual([])
  expect(wrongRoles([role('a'), { ...OLD, summary: 'x' }], [OLD])).toEqual(['work.1.startDate'])
})

test('the order in which the database keeps the fields of an entry says nothing', () => {
  const turned = Object.fromEntries(Object.entries(OLD).toReversed())
  expect(wrongRoles([OLD], [turned])).toEqual([])
})

test('an excused entry excuses no other', () => {
  expect(wrongRoles([OLD, role('b', { position: '' })], [OLD])).toEqual(['work.1.position'])
  expect(wrongRoles([OLD, { ...OLD, id: 'copy' }], [OLD])).toEqual(['work.1.startDate'])
  expect(wrongRoles([OLD, OLD], [OLD])).toEqual(['work'])
})

test('an entry of an unknown kind that was stored stays as it is', () => {
  const odd = { ...role('odd'), volunteer: 'yes', mood: 'good' }
  const { value, issues } = judgeChanges(STEP_SCHEMAS[2], { work: [role('a'), odd] }, { work: [odd] })
  const { mood: _, ...kept } = odd
  expect([value.work, issues]).toEqual([[role('a'), kept], []])
})

test('a skill that repeats a stored one is refused, two that are stored are not', () => {
  expect(wrongSkills([skill('gis'), skill('GIS')], [skill('GIS')])).toEqual(['skills.1.name'])
  const twice = [skill('GIS'), skill('gis')]
  expect(wrongSkills([...twice, skill('SQL')], twice)).toEqual([])
})

test('a list longer than it may be today can be changed, and not grow', () => {
  const many = Array.from({ length: 60 }, (_, index) => role(`r${index}`))
  const changed = many.map((entry, index) => (index === 0 ? { ...entry, summary: 'New' } : entry))
  expect(wrongRoles(many, [])).toEqual(['work'])
  expect(wrongRoles(changed, many)).toEqual([])
  expect(wrongRoles([...many, role('one more')], many)).toEqual(['work'])
})

test('a wrong link that is stored keeps no other from being saved, and none may be left out', () => {
  const links = { website: 'no', linkedin: '', github: '', portfolio: '' }
  const stored = { links, phone: '12' }
  expect(wrongOf(1, { links: { ...links, github: 'github.com/a' }, phone: '12' }, stored)).toEqual([])
  expect(wrongOf(1, { links: { ...links, website: 'nor this' }, phone: '13' }, stored)).toEqual([
    'phone',
    'links.website',
  ])
  expect(wrongOf(1, { links: { website: '' } }, stored)).toEqual([
    'links.linkedin',
    'links.github',
    'links.portfolio',
  ])
})

test('what is not a field of the step does not get through', () => {
  const given = { headline: 'x', userId: 'you', visibility: 'Public', constructor: 'x' }
  expect(judgeChanges(STEP_SCHEMAS[1], given, {})).toEqual({ value: { headline: 'x' }, issues: [] })
})

test('what is not given is not judged', () => {
  expect(judgeChanges(STEP_SCHEMAS[1], {}, { phone: '12' })).toEqual({ value: {}, issues: [] })
})

test.each([null, 'x', 7, {}, [null], ['x'], [[]], [{ id: 'old' }]])('%j is no list of roles', (work) => {
  expect(wrongRoles(work, [OLD])).not.toEqual([])
})
