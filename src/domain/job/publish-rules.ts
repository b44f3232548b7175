import * as z from 'zod'
import { isSecureWebAddress } from '#/domain/text/web-address.ts'
import { addDays, isIsoDate } from '#/domain/time/iso-date.ts'
import type { JobDetails } from './job-details.ts'
import { needsPay } from './needs-pay.ts'

/** Bounds of a job's fields, shared with the edit forms. */
export const JOB_LIMITS = {
  titleMin: 2,
  titleMax: 120,
  descriptionMin: 50,
  mustHaveSkillsMax: 10,
  niceToHaveSkillsMax: 10,
  experienceYearsMax: 50,
  closingDaysMax: 90,
} as const

/** What keeps a draft from being published: where to go, and what to say there (a key of the translations). */
export type PublishProblem = { field: keyof JobDetails; step: 1 | 2 | 3; message: string }

type Rule = {
  field: keyof JobDetails
  name: string
  isBroken: (job: JobDetails, today: string) => boolean
}

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max
const isRemote = (job: JobDetails) => job.workLocation === 'Remote'
const lacksPay = (job: JobDetails) => job.minSalary === null || job.maxSalary === null
const isPayReversed = ({ minSalary, maxSalary }: JobDetails) =>
  minSalary !== null && maxSalary !== null && minSalary > maxSalary

const isEmail = (address: string) => z.email().safeParse(address).success

const THE_ROLE: Rule[] = [
  {
    field: 'title',
    name: 'title',
    isBroken: (job) => !isBetween(job.title.trim().length, JOB_LIMITS.titleMin, JOB_LIMITS.titleMax),
  },
  { field: 'sector', name: 'sector', isBroken: (job) => job.sector === null },
  { field: 'jobType', name: 'jobType', isBroken: (job) => job.jobType === null },
  { field: 'jobDuration', name: 'jobDuration', isBroken: (job) => job.jobDuration === null },
  { field: 'workLocation', name: 'workLocation', isBroken: (job) => job.workLocation === null },
  { field: 'location', name: 'location', isBroken: (job) => !isRemote(job) && job.location.trim() === '' },
  { field: 'countries', name: 'countries', isBroken: (job) => isRemote(job) && job.countries.length === 0 },
  { field: 'openings', name: 'openings', isBroken: (job) => job.openings === null || job.openings < 1 },
]

const WHAT_IT_TAKES: Rule[] = [
  {
    field: 'description',
    name: 'description',
    isBroken: (job) => job.description.trim().length < JOB_LIMITS.descriptionMin,
  },
  {
    field: 'mustHaveSkills',
    name: 'mustHaveSkills',
    isBroken: (job) => !isBetween(job.mustHaveSkills.length, 1, JOB_LIMITS.mustHaveSkillsMax),
  },
  {
    field: 'niceToHaveSkills',
    name: 'niceToHaveSkills',
    isBroken: (job) => job.niceToHaveSkills.length > JOB_LIMITS.niceToHaveSkillsMax,
  },
  {
    field: 'experienceYears',
    name: 'experienceYears',
    isBroken: (job) =>
      job.experienceYears === null || !isBetween(job.experienceYears, 0, JOB_LIMITS.experienceYearsMax),
  },
  { field: 'educationLevel', name: 'educationLevel', isBroken: (job) => job.educationLevel === null },
]

const THE_OFFER: Rule[] = [
  { field: 'minSalary', name: 'salaryOrder', isBroken: isPayReversed },
  { field: 'minSalary', name: 'salary', isBroken: (job) => needsPay(job.jobType) && lacksPay(job) },
  {
    field: 'currency',
    name: 'currency',
    isBroken: (job) => needsPay(job.jobType) && !lacksPay(job) && job.currency === null,
  },
  {
    field: 'salaryPeriod',
    name: 'salaryPeriod',
    isBroken: (job) => needsPay(job.jobType) && !lacksPay(job) && job.salaryPeriod === null,
  },
  { field: 'closingDate', name: 'closingDate', isBroken: (job) => !isIsoDate(job.closingDate) },
  {
    field: 'closingDate',
    name: 'closingDatePast',
    isBroken: (job, today) => isIsoDate(job.closingDate) && job.closingDate <= today,
  },
  {
    field: 'closingDate',
    name: 'closingDateFar',
    isBroken: (job, today) =>
      isIsoDate(job.closingDate) && job.closingDate > addDays(today, JOB_LIMITS.closingDaysMax),
  },
  { field: 'applyMode', name: 'applyMode', isBroken: (job) => job.applyMode === null },
  {
    field: 'applyUrl',
    name: 'applyUrl',
    isBroken: (job) => job.applyMode === 'Url' && !isSecureWebAddress(job.applyUrl),
  },
  {
    field: 'applyEmail',
    name: 'applyEmail',
    isBroken: (job) => job.applyMode === 'Email' && !isEmail(job.applyEmail),
  },
  { field: 'replyPledgeDays', name: 'replyPledgeDays', isBroken: (job) => job.replyPledgeDays === null },
]

const STEPS = [
  { step: 1, rules: THE_ROLE },
  { step: 2, rules: WHAT_IT_TAKES },
  { step: 3, rules: THE_OFFER },
] as const

/**
 * Everything that keeps a draft from being published, in the order of the three steps; [] when it may go live.
 * `today` is `YYYY-MM-DD`. Does not check who asks, nor that their email is verified.
 */
export function publishProblems(job: JobDetails, { today }: { today: string }): PublishProblem[] {
  return STEPS.flatMap(({ step, rules }) =>
    rules
      .filter((rule) => rule.isBroken(job, today))
      .map(({ field, name }) => ({ field, step, message: `job.publish.${name}` })),
  )
}
