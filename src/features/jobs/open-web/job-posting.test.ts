import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { DEMO_COMPANIES } from '#/db/seed/companies.ts'
import { DEMO_JOBS } from '#/db/seed/jobs/all-jobs.ts'
import { toJobDetails } from '#/db/seed/jobs/demo-job.ts'
import { arbitraryOpenJob } from '#tests/factories/arbitrary-open-job.ts'
import { buildJobRow, buildJobView } from '#tests/factories/build-job-view.ts'
import { toJobView, type JobView } from '../job-detail.view.ts'
import { descriptionHtml } from './description-html.ts'
import { jobBreadcrumbs, jobPosting } from './job-posting.ts'

const BASE = 'https://jobs.example.com'
const TODAY = new Date('2026-11-22T12:00:00Z')

/** What a machine gets: undefined fields are gone. */
type Posting = { [key: string]: unknown }

function postingOf(job: JobView): Posting {
  const posting = jobPosting(job, { baseUrl: BASE, descriptionHtml: descriptionHtml(job) })
  return JSON.parse(JSON.stringify(posting)) as Posting
}

/** The value at a path such as 'hiringOrganization.name'. */
const at = (posting: Posting, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Posting | undefined)?.[key], posting)

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isMoment = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(String(value)))
const isAddress = (value: unknown) => isText(value) && String(value).startsWith(`${BASE}/`)
const isCountry = (value: unknown) => /^[A-Z]{2}$/.test(String(value))
const isHtml = (value: unknown) => isText(value) && !/<(?:script|img|style)\b/i.test(String(value))
const KNOWN_TYPES = new Set([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'OTHER',
])
const areTypes = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((type) => KNOWN_TYPES.has(type))
const areCountries = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((it) => it['@type'] === 'Country' && isText(it.name))
const CREDENTIALS = new Set([
  'high school',
  'associate degree',
  'bachelor degree',
  'professional certificate',
  'postgraduate degree',
])

const isRemote = (job: JobView) => job.workLocation === 'Remote'
const isOnSite = (job: JobView) => !isRemote(job)
const isPaid = (job: JobView) => job.jobType !== 'Volunteer'
const always = () => true

type Rule = [
  path: string,
  when: (job: JobView) => boolean,
  isRight: (value: unknown, job: JobView) => boolean,
]

/** Google's table: what it requires, what it recommends, and what it tries out. */
const RULES: Rule[] = [
  ['@context', always, (value) => value === 'https://schema.org'],
  ['@type', always, (value) => value === 'JobPosting'],
  ['title', always, (value, job) => value === job.title],
  ['description', always, isHtml],
  ['datePosted', always, isMoment],
  ['hiringOrganization.name', always, isText],
  ['hiringOrganization.sameAs', always, isAddress],
  ['hiringOrganization.logo', always, isAddress],
  ['jobLocation.address.addressCountry', isOnSite, isCountry],
  ['jobLocation.address.addressLocality', isOnSite, isText],
  ['jobLocationType', isRemote, (value) => value === 'TELECOMMUTE'],
  ['applicantLocationRequirements', isRemote, areCountries],
  ['validThrough', always, (value, job) => value === `${job.closingDate}T23:59:59Z`],
  ['employmentType', always, areTypes],
  ['baseSalary.currency', isPaid, (value, job) => value === job.currency],
  ['baseSalary.value.unitText', isPaid, (value) => /^(?:HOUR|DAY|MONTH|YEAR)$/.test(String(value))],
  ['identifier.value', always, (value, job) => value === job.id],
  ['identifier.name', always, isText],
  ['directApply', always, (value, job) => value === (job.apply === null)],
  [
    'educationRequirements.credentialCategory',
    (job) => job.educationRequirement === 'Required' && job.educationLevel !== 'None',
    (value) => CREDENTIALS.has(String(value)),
  ],
  [
    'experienceRequirements.monthsOfExperience',
    (job) => (job.experienceYears ?? 0) > 0,
    (value, job) => value === Number(job.experienceYears) * 12,
  ],
]

/** The paths of the rules that a posting breaks; [] when search engines may take it. */
function brokenRules(job: JobView): string[] {
  const posting = postingOf(job)
  return RULES.filter(([path, when, isRight]) => when(job) && !isRight(at(posting, path), job)).map(
    ([path]) => path,
  )
}

const demoViews = DEMO_JOBS.filter(({ life }) => life.status === 'Published').map((demo) => {
  const company = DEMO_COMPANIES.find(({ key }) => key === demo.company)
  const organization = {
    id: demo.company,
    name: company?.name ?? '',
    logo: `/files/company-logos/${demo.company}.webp`,
    location: company?.location ?? '',
  }
  return toJobView(buildJobRow({ ...toJobDetails(demo, TODAY), id: demo.key }), organization, 'visitor')
})

test.each(demoViews.map((view) => [view.id, view] as const))(
  'the demo’s job %s has all that search engines require and recommend',
  (_id, view) => {
    expect(brokenRules(view)).toEqual([])
  },
)

test('every job that may be published has all that search engines require and recommend', () => {
  fc.assert(
    fc.property(arbitraryOpenJob, (job) => {
      expect(publishProblems(buildJobRow({ ...job, publishedAt: TODAY }), { today: '2026-11-21' })).toEqual(
        [],
      )
      expect(brokenRules(job)).toEqual([])
    }),
  )
})

test('a posting that lacks what is required is caught', () => {
  expect(brokenRules(buildJobView({ publishedAt: null }))).toEqual(['datePosted'])
})

test('a country that nobody named is not made up', () => {
  const nowhere = buildJobView({ location: 'Springfield', countryCode: null })
  const place = (location: string) =>
    at(postingOf({ ...nowhere, organization: { ...nowhere.organization, location } }), 'jobLocation.address')
  expect(place('Bristol, UK')).toMatchObject({ addressLocality: 'Springfield', addressCountry: 'GB' })
  expect(place('Somewhere')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Springfield' })
})

test('a range, one amount and no pay at all are told as they are', () => {
  const value = (changes: Partial<JobView>) => at(postingOf(buildJobView(changes)), 'baseSalary.value')
  expect(value({})).toMatchObject({ minValue: 41_000, maxValue: 48_500, unitText: 'YEAR' })
  expect(value({ minSalary: 20, maxSalary: 20, salaryPeriod: 'Hour' })).toMatchObject({
    value: 20,
    unitText: 'HOUR',
  })
  expect(value({ minSalary: null, maxSalary: null })).toBeUndefined()
})

test('what is only preferred is no requirement, and none is said to be none', () => {
  const asks = (changes: Partial<JobView>) => postingOf(buildJobView(changes))['educationRequirements']
  expect(asks({ educationRequirement: 'Preferred' })).toBeUndefined()
  expect(asks({ educationRequirement: 'NotNeeded' })).toBe('no requirements')
  expect(asks({ educationLevel: 'None', educationRequirement: 'Required' })).toBe('no requirements')
})

test('one applies directly only where one applies here, and no address of a person is told', () => {
  const byMail = postingOf(buildJobView({ apply: { kind: 'email', email: 'ada.byron@example.com' } }))
  expect(byMail['directApply']).toBe(false)
  expect(JSON.stringify(byMail)).not.toContain('ada.byron')
  expect(postingOf(buildJobView({ apply: null }))['directApply']).toBe(true)
})

test('a description that shows nothing is described by its company’s name', () => {
  const { description } = postingOf(buildJobView({ description: `<!--${'x'.repeat(60)}-->` }))
  expect(description).toContain('Tidewall Engineering')
})

test('the way to a job leads over its company', () => {
  expect(jobBreadcrumbs(buildJobView(), BASE).itemListElement).toMatchObject([
    { position: 1, item: `${BASE}/jobs` },
    { position: 2, name: 'Tidewall Engineering', item: `${BASE}/company/org-1` },
    { position: 3, item: `${BASE}/job/job-1` },
  ])
})
