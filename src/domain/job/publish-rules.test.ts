import { expect, test } from 'vitest'
import english from '#/i18n/en/job.json' with { type: 'json' }
import french from '#/i18n/fr/job.json' with { type: 'json' }
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { EMPTY_JOB_DETAILS, type JobDetails } from './job-details.ts'
import { publishProblems } from './publish-rules.ts'

const TODAY = '2026-11-21'

const messagesOf = (job: JobDetails) =>
  publishProblems(job, { today: TODAY }).map(({ message }) => message.replace('job.publish.', ''))

test('a complete job may be published', () => {
  expect(messagesOf(buildJobDetails())).toEqual([])
})

test('an empty draft is told everything it lacks, step by step', () => {
  const problems = publishProblems(EMPTY_JOB_DETAILS, { today: TODAY })
  expect(problems.map(({ step }) => step)).toEqual(problems.map(({ step }) => step).toSorted((a, b) => a - b))
  expect(problems.map(({ field }) => field)).toEqual([
    'title',
    'sector',
    'jobType',
    'jobDuration',
    'workLocation',
    'location',
    'openings',
    'description',
    'mustHaveSkills',
    'experienceYears',
    'educationLevel',
    'minSalary',
    'closingDate',
    'applyMode',
    'replyPledgeDays',
  ])
})

const BROKEN: [Partial<JobDetails>, string][] = [
  [{ title: 'A' }, 'title'],
  [{ title: '  A  ' }, 'title'],
  [{ title: 'A'.repeat(121) }, 'title'],
  [{ sector: null }, 'sector'],
  [{ jobType: null }, 'jobType'],
  [{ jobDuration: null }, 'jobDuration'],
  [{ workLocation: null }, 'workLocation'],
  [{ location: '  ' }, 'location'],
  [{ workLocation: 'Remote', countries: [] }, 'countries'],
  [{ openings: 0 }, 'openings'],
  [{ openings: null }, 'openings'],
  [{ description: 'x'.repeat(49) }, 'description'],
  [{ description: ' '.repeat(60) }, 'description'],
  [{ mustHaveSkills: [] }, 'mustHaveSkills'],
  [{ mustHaveSkills: Array.from({ length: 11 }, (_, index) => `skill ${index}`) }, 'mustHaveSkills'],
  [{ niceToHaveSkills: Array.from({ length: 11 }, (_, index) => `skill ${index}`) }, 'niceToHaveSkills'],
  [{ experienceYears: null }, 'experienceYears'],
  [{ experienceYears: 51 }, 'experienceYears'],
  [{ experienceYears: -1 }, 'experienceYears'],
  [{ educationLevel: null }, 'educationLevel'],
  [{ minSalary: 50_000, maxSalary: 40_000 }, 'salaryOrder'],
  [{ minSalary: null, maxSalary: null }, 'salary'],
  [{ maxSalary: null }, 'salary'],
  [{ currency: null }, 'currency'],
  [{ salaryPeriod: null }, 'salaryPeriod'],
  [{ closingDate: null }, 'closingDate'],
  [{ closingDate: '2026-02-31' }, 'closingDate'],
  [{ closingDate: '2026-11-21' }, 'closingDatePast'],
  [{ closingDate: '2020-01-01' }, 'closingDatePast'],
  [{ closingDate: '2027-02-20' }, 'closingDateFar'],
  [{ applyMode: null }, 'applyMode'],
  [{ applyMode: 'Url', applyUrl: '' }, 'applyUrl'],
  [{ applyMode: 'Url', applyUrl: 'javascript:alert(1)' }, 'applyUrl'],
  [{ applyMode: 'Email', applyEmail: 'nobody' }, 'applyEmail'],
  [{ replyPledgeDays: null }, 'replyPledgeDays'],
]

test.each(BROKEN)('%j is refused by exactly one rule: %s', { tags: ['2.5a'] }, (changes, message) => {
  expect(messagesOf(buildJobDetails(changes))).toEqual([message])
})

test.each<Partial<JobDetails>>([
  { title: 'A'.repeat(120) },
  { minSalary: 40_000, maxSalary: 40_000 },
  { minSalary: 0 },
  { jobType: 'Volunteer', minSalary: null, maxSalary: null, currency: null, salaryPeriod: null },
  { workLocation: 'Remote', location: '', countries: ['GB', 'IE'] },
  { experienceYears: 0, educationLevel: 'None' },
  { closingDate: '2026-11-22' },
  { closingDate: '2027-02-19' },
  { applyMode: 'Url', applyUrl: 'https://tidewall.example/jobs/1' },
  { applyMode: 'Email', applyEmail: 'jobs@tidewall.example' },
])('%j may be published', (changes) => {
  expect(messagesOf(buildJobDetails(changes))).toEqual([])
})

test('every problem has its sentence in both languages, and no sentence is without a problem', () => {
  const said = [...new Set(BROKEN.map(([, message]) => message))].toSorted((a, b) => a.localeCompare(b))
  for (const { publish } of [english, french]) {
    expect(Object.keys(publish).toSorted((a, b) => a.localeCompare(b))).toEqual(said)
  }
})
