import { expect, test } from 'vitest'
import { invalidFields } from './invalid-fields.ts'
import { profileStepChangeSchema, STEP_SCHEMAS } from './profile.schema.ts'

const ABOUT = {
  firstName: 'Ada',
  lastName: 'Byron',
  headline: '',
  bio: '',
  location: '',
  phone: '',
  countryCode: null,
  lat: null,
  lng: null,
  profileVideo: null,
  links: { website: '', linkedin: '', github: '', portfolio: '' },
}
const ROLE = {
  id: 'a',
  position: 'Engineer',
  organization: '',
  location: '',
  summary: '',
  startDate: '2020-01',
  endDate: null,
  highlights: [],
  volunteer: false,
}
const skill = (name: string) => ({ name, level: null, years: null, evidenceWorkId: null })

const about = (changes: object) => invalidFields(STEP_SCHEMAS[1], { ...ABOUT, ...changes })?.fields
const work = (...entries: object[]) =>
  invalidFields(STEP_SCHEMAS[2], { work: entries, experienceYearsOverride: null })?.fields

test('a step with nothing but the names is right: everything else can be skipped', () => {
  expect(about({})).toBeUndefined()
  expect(work()).toBeUndefined()
})

test.each([
  [{ firstName: 'A' }, { firstName: 'profile.invalid.firstName' }],
  [{ lastName: '  B ' }, { lastName: 'profile.invalid.lastName' }],
  [{ headline: 'x'.repeat(121) }, { headline: 'profile.invalid.tooLong' }],
  [{ bio: 'x'.repeat(2001) }, { bio: 'profile.invalid.tooLong' }],
  [{ phone: '123456789' }, { phone: 'profile.invalid.phone' }],
  [{ countryCode: 'XX' }, { countryCode: 'profile.invalid.choice' }],
])('%o is refused with its message', (changes, expected) => {
  expect(about(changes)).toEqual(expected)
})

test.each([
  'https://evil.example/files/profile-videos/a.mp4',
  '//evil.example/files/profile-videos/a.mp4',
  '/files/company-videos/a.mp4',
  '/files/profile-videos/../company-videos/a.mp4',
  '',
])('a video at %j is not one that was uploaded for a profile', (profileVideo) => {
  expect(about({ profileVideo })).toEqual({ profileVideo: 'error.wrongUpload' })
  expect(about({ profileVideo: '/files/profile-videos/a.mp4' })).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.com',
  'https://',
  'not a link',
  'localhost',
])('%s is no web address', (website) => {
  expect(about({ links: { ...ABOUT.links, website } })).toEqual({ 'links.website': 'profile.invalid.url' })
})

test('an address typed without its scheme gets the web’s', () => {
  const parsed = STEP_SCHEMAS[1].parse({ ...ABOUT, links: { ...ABOUT.links, github: ' github.com/ada ' } })
  expect(parsed.links.github).toBe('https://github.com/ada')
})

test.each(['', '2020', '2020-', '-03', '2020-13', '-200-03', 'March'])(
  '%j is no month of a role',
  (startDate) => {
    expect(work({ ...ROLE, startDate })).toEqual({ 'work[0].startDate': 'profile.invalid.month' })
  },
)

test.each(['0020-03', '1929-12', '2100-01'])('nobody’s role begins in %s', (startDate) => {
  expect(work({ ...ROLE, startDate })?.['work[0].startDate']).toBe('profile.invalid.year')
})

const education = (entry: object) => {
  const course = { institution: 'Severnside', area: '', studyType: '', level: null, score: '' }
  const certificates = [{ id: 'c', name: 'First aid', issuer: '', date: null, expiryDate: null, url: '' }]
  const values = { languages: [], educationLevelOverride: null }
  return {
    course: invalidFields(STEP_SCHEMAS[3], {
      ...values,
      certificates: [],
      education: [{ ...course, id: 'a', startDate: null, endDate: null, ...entry }],
    })?.fields,
    certificate: invalidFields(STEP_SCHEMAS[3], {
      ...values,
      education: [],
      certificates: certificates.map((certificate) => ({ ...certificate, ...entry })),
    })?.fields,
  }
}
const project = (entry: object) =>
  invalidFields(STEP_SCHEMAS[4], {
    skills: [],
    publications: [],
    sectors: [],
    projects: [{ id: 'a', name: 'Map', description: '', url: '', startDate: null, endDate: null, ...entry }],
  })?.fields

test('whatever ends before it starts is refused at its end', () => {
  const span = { startDate: '2020-01', endDate: '2019-12' }
  const message = 'profile.invalid.endBeforeStart'
  expect(work(ROLE, { ...ROLE, ...span, id: 'b' })).toEqual({ 'work[1].endDate': message })
  expect(education(span).course).toEqual({ 'education[0].endDate': message })
  expect(project(span)).toEqual({ 'projects[0].endDate': message })
})

test('a certificate that expires before it was given is refused at its expiry', () => {
  expect(education({ date: '2020-06', expiryDate: '2020-05' }).certificate).toEqual({
    'certificates[0].expiryDate': 'profile.invalid.expiresBeforeDate',
  })
  expect(education({ date: '2020-06', expiryDate: '2020-06' }).certificate).toBeUndefined()
})

test('what counts as done cannot begin in a month to come', () => {
  const message = 'profile.invalid.notYet'
  expect(work({ ...ROLE, startDate: '2098-01' })).toEqual({ 'work[0].startDate': message })
  expect(project({ startDate: '2098-01' })).toEqual({ 'projects[0].startDate': message })
  expect(education({ date: '2098-01' }).certificate).toEqual({ 'certificates[0].date': message })
})

test('an end, a course and an expiry may be to come', () => {
  expect(work({ ...ROLE, endDate: '2098-01' })).toBeUndefined()
  expect(education({ startDate: '2097-09', endDate: '2098-06' }).course).toBeUndefined()
  expect(education({ date: '2020-01', expiryDate: '2098-01' }).certificate).toBeUndefined()
})

test('what is wrong with one line of a list is said at the list', () => {
  const highlights = ['Short', 'x'.repeat(301)]
  expect(work({ ...ROLE, highlights })).toEqual({ 'work[0].highlights': 'profile.invalid.longLine' })
  expect(work({ ...ROLE, highlights: Array.from({ length: 13 }, () => 'x') })).toEqual({
    'work[0].highlights': 'profile.invalid.manyLines',
  })
  expect(work({ ...ROLE, highlights: [...Array.from({ length: 12 }, () => 'x'), '', ' '] })).toBeUndefined()
})

test.each([-1, 1.5, 61, Number.NaN])('%d is no number of years', (years) => {
  expect(invalidFields(STEP_SCHEMAS[2], { work: [], experienceYearsOverride: years })?.fields).toEqual({
    experienceYearsOverride: 'profile.invalid.years',
  })
})

test('two entries under one id are refused', () => {
  expect(work(ROLE, ROLE)).toEqual({ work: 'profile.invalid.duplicate' })
})

test('empty lines among the highlights are dropped', () => {
  const values = { work: [{ ...ROLE, highlights: ['One', ' ', '', 'Two'] }], experienceYearsOverride: null }
  expect(STEP_SCHEMAS[2].parse(values).work[0]?.highlights).toEqual(['One', 'Two'])
})

test('a skill or a language given twice is refused at the second', () => {
  const values = { skills: [skill('GIS'), skill('gis')], projects: [], publications: [], sectors: [] }
  expect(invalidFields(STEP_SCHEMAS[4], values)?.fields).toEqual({
    'skills[1].name': 'profile.invalid.duplicate',
  })
})

test('a sixth sector is refused', () => {
  const sectors = ['Agriculture', 'Design', 'Education', 'Energy', 'Legal', 'Retail']
  const values = { skills: [], projects: [], publications: [], sectors }
  expect(invalidFields(STEP_SCHEMAS[4], values)?.fields).toEqual({ sectors: 'profile.invalid.tooMany' })
})

test.each([{ step: 0, values: {} }, { step: 6, values: {} }, { values: {} }, { step: 1 }, null, 'x'])(
  '%j is no save',
  (input) => {
    expect(profileStepChangeSchema.safeParse(input).success).toBe(false)
  },
)

test('a character that the database cannot hold is taken out of a text', () => {
  expect(STEP_SCHEMAS[1].parse({ ...ABOUT, headline: 'a\u0000b' }).headline).toBe('ab')
})
