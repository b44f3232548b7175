import * as fc from 'fast-check'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import {
  APPLY_MODES,
  EDUCATION_LEVELS,
  EDUCATION_REQUIREMENTS,
  JOB_DURATIONS,
  JOB_TYPES,
  REPLY_PLEDGE_DAYS,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import { sharedSkills } from '#/domain/skills/shared-skills.ts'
import { toJobView, type JobView } from '#/features/jobs/job-detail.view.ts'
import { arbitraryText } from './arbitrary-text.ts'
import { buildJobRow, TIDEWALL } from './build-job-view.ts'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const texts = (maxLength: number) =>
  fc.array(
    arbitraryText({ maxLength: 30 }).filter((text) => text.trim() !== ''),
    { maxLength },
  )
const longText = arbitraryText({ maxLength: 300 }).map((text) => `## ${text} ${'and more '.repeat(7)}`)
const title = arbitraryText({ maxLength: 100 }).map((text) => `Job ${text}`.slice(0, JOB_LIMITS.titleMax))

const details = fc.record({
  title,
  sector: fc.constantFrom(...SECTORS),
  jobType: fc.constantFrom(...JOB_TYPES),
  jobDuration: fc.constantFrom(...JOB_DURATIONS),
  openings: fc.integer({ min: 1, max: 500 }),
  description: longText,
  mustHaveSkills: texts(9).map((skills) => ['NEC4', ...skills]),
  niceToHaveSkills: texts(10),
  experienceYears: fc.integer({ min: 0, max: 50 }),
  educationLevel: fc.constantFrom(...EDUCATION_LEVELS),
  educationRequirement: maybe(fc.constantFrom(...EDUCATION_REQUIREMENTS)),
  benefits: texts(5),
  startDate: maybe(fc.constant('2027-01-04')),
  closingDate: fc.constantFrom('2026-11-22', '2026-12-12', '2027-02-01'),
  applyMode: fc.constantFrom(...APPLY_MODES),
  applyUrl: fc.constant('https://example.com/apply'),
  applyEmail: fc.constant('ada.byron@example.com'),
  replyPledgeDays: fc.constantFrom(...REPLY_PLEDGE_DAYS),
})

/** A town for work at a place, countries for work from anywhere: as publishing leaves them. */
const place = fc
  .record({
    workLocation: fc.constantFrom(...WORK_LOCATIONS),
    location: fc.constantFrom('Bath', 'Lyon, France', '14 Green Street, Bath BA1 2JZ, UK', '東京'),
    countryCode: fc.constantFrom('GB', 'FR', 'JP', null),
    countries: fc.subarray(['GB', 'FR', 'DE', 'US'], { minLength: 1 }),
  })
  .map(({ workLocation, location, countryCode, countries }) =>
    workLocation === 'Remote'
      ? { workLocation, location: '', countryCode: null, countries }
      : { workLocation, location, countryCode, countries: [] },
  )

const pay = fc
  .record({
    amounts: fc.tuple(fc.nat(2_147_483_647), fc.nat(2_147_483_647)),
    currency: fc.constantFrom(...CURRENCIES),
    salaryPeriod: fc.constantFrom(...SALARY_PERIODS),
  })
  .map(({ amounts, ...said }) => ({
    ...said,
    minSalary: Math.min(...amounts),
    maxSalary: Math.max(...amounts),
  }))

const UNPAID = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }

/** Any job that passes the rules of publishing, as its page shows it to everybody; its texts may hold anything. */
export const arbitraryOpenJob: fc.Arbitrary<JobView> = fc
  .tuple(details, place, pay, arbitraryText({ maxLength: 60 }), fc.uuid())
  .map(([it, site, salary, name, id]) => {
    const paid = it.jobType === 'Volunteer' ? UNPAID : salary
    const inBoth = sharedSkills(it.niceToHaveSkills, it.mustHaveSkills)
    const niceToHaveSkills = it.niceToHaveSkills.filter((skill) => !inBoth.includes(skill))
    const organization = { ...TIDEWALL, name: `Company ${name}` }
    return toJobView(buildJobRow({ ...it, ...site, ...paid, niceToHaveSkills, id }), organization, 'visitor')
  })
