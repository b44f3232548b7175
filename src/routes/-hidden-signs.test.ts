import { expect, test } from 'vitest'
import { accountFields } from '#/domain/access/account-fields.ts'
import { organizationFieldsSchema } from '#/domain/organization/organization-fields.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { contactSchema } from '#/features/contact/contact.schema.ts'
import { draftFields } from '#/features/jobs/job-editor.schema.ts'
import { jobAdvertisementSchema } from '#/features/jobs/import/job-advertisement.schema.ts'
import { STEP_SCHEMAS } from '#/features/profile/profile.schema.ts'
import { webAddress } from '#/features/profile/profile-fields.schema.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'

const TYPED = 'Tidewall\u202E gnireenignE\u2066\u200B'
const READ = 'Tidewall gnireenignE'

const { firstName, lastName } = accountFields
const organization = organizationFieldsSchema('/files/').shape

test.each([
  ['the first name of an account', firstName],
  ['the last name of an account', lastName],
  ['the headline of a profile', STEP_SCHEMAS[1].shape.headline],
  ['the first name of a profile', STEP_SCHEMAS[1].shape.firstName],
  ['the title of a job', draftFields.title],
  ['the place of a job', draftFields.location],
  ['the name of a company', organization.name],
  ['the description of a company', organization.description],
  ['the name under a message', contactSchema.shape.name],
  ['a message', contactSchema.shape.message],
  ['the title of an imported job', jobAdvertisementSchema.shape.title],
  ['the company of an imported job', jobAdvertisementSchema.shape.organization],
])('%s holds nothing that turns the order of what is read', (_field, schema) => {
  expect(schema.parse(TYPED)).toBe(READ)
})

const NONE = [
  'https://www.gov.uk@evil.example',
  'http://user:pw@evil.example',
  'https://evil.example/\u202Egnp.exe',
  'https://evil.example/\u200Bx',
  'javascript:alert(1)',
]

/** From what is typed, by way of what a draft keeps of it. */
const problemsOf = (typed: string) => {
  const applyUrl = draftFields.applyUrl.parse(typed)
  return publishProblems(buildJobDetails({ applyMode: 'Url', applyUrl }), { today: '2026-11-21' }).map(
    ({ field }) => field,
  )
}

test.each(NONE)('no job is published that sends people to %j', (address) => {
  expect(problemsOf(address)).toContain('applyUrl')
})

test('a job sends people to an https address alone', () => {
  expect(problemsOf('http://jobs.example.com/1')).toContain('applyUrl')
  expect(problemsOf('https://jobs.example.com/1')).not.toContain('applyUrl')
})

test.each(NONE)('no profile links to %j', (address) => {
  expect(webAddress.safeParse(address).success).toBe(false)
})
