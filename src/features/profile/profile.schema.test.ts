import { expect, test } from 'vitest'
import { invalidFields } from './invalid-fields.ts'
import { saveProfileStepSchema, STEP_SCHEMAS } from './profile.schema.ts'

const ABOUT = {
  ...{ firstName: 'Ada', lastName: 'Byron', headline: '', bio: '', location: '', phone: '' },
  ...{ countryCode: null, lat: null, lng: null },
  links: { website: '', linkedin: '', github: '', portfolio: '' },
}
const ROLE = {
  ...{ id: 'a', position: 'Engineer', organization: '', location: '', summary: '' },
  ...{ startDate: '2020-01', endDate: null, highlights: [], volunteer: false },
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

test.each(['', '2020', '2020-', '-03', '2020-13', '0020-03', 'March'])(
  '%j is no month of a role',
  (startDate) => {
    expect(work({ ...ROLE, startDate })).toEqual({ 'work[0].startDate': 'profile.invalid.month' })
  },
)

test('a role that ends before it starts is refused at its end', () => {
  expect(work(ROLE, { ...ROLE, id: 'b', endDate: '2019-12' })).toEqual({
    'work[1].endDate': 'profile.invalid.endBeforeStart',
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

test('what is not a field of the step does not get through', () => {
  const parsed = saveProfileStepSchema.parse({
    step: 1,
    values: { headline: 'x', userId: 'you', visibility: 'Public' },
  })
  expect(parsed.values).toEqual({ headline: 'x' })
})

test.each([{ step: 0, values: {} }, { step: 6, values: {} }, { values: {} }, { step: 1 }, null, 'x'])(
  '%j is no save',
  (input) => {
    expect(saveProfileStepSchema.safeParse(input).success).toBe(false)
  },
)

test('a character that the database cannot hold is taken out of a text', () => {
  expect(STEP_SCHEMAS[1].parse({ ...ABOUT, headline: 'a\u0000b' }).headline).toBe('ab')
})
