import type { job } from '#/db/schema/index.ts'
import type { JobDuration, JobType, WorkLocation } from '#/domain/job/vocabulary.ts'
import { YEARLY_FACTORS, type SalaryPeriod } from '#/domain/money/salary.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { crowdOrganizationId, crowdOrganizationName } from './crowd-organization.ts'
import { nearTown, skillsFor, type CrowdWorld, type Post } from './crowd-world.ts'
import { drawsOf, idOf, type Draws } from './draws.ts'
import { ENGLISH, FRENCH } from './phrases.ts'
import { moneyOf, type Town } from './towns.ts'
import { weighted } from './weights.ts'
import { writeDescription } from './write-description.ts'

type JobRow = typeof job.$inferInsert

const DAY_MS = 86_400_000
const AGE_MEAN_DAYS = 180
const AGE_MAX_DAYS = 1_500
const FRENCH_SHARE = 0.1
const DRAFT_SHARE = 0.1
const ARCHIVED_SHARE = 0.1
const CLOSING_DAYS_MAX = 90
const PAY_SPREAD = 0.18

const ofShares = <Item>(shares: readonly (readonly [Item, number])[]) => {
  const drawn = weighted(shares, ([, share]) => share)
  return { draw: (draws: Draws): Item => drawn.draw(draws)[0] }
}
const JOB_TYPES = ofShares<JobType>([
  ['FullTime', 70],
  ['PartTime', 16],
  ['Flexible', 6],
  ['Internship', 3],
  ['Apprenticeship', 3],
  ['Volunteer', 2],
])
const DURATIONS = ofShares<JobDuration>([
  ['Permanent', 68],
  ['FixedTerm', 14],
  ['Contract', 9],
  ['Temporary', 6],
  ['Seasonal', 3],
])
const WORK_LOCATIONS = ofShares<WorkLocation>([
  ['OnSite', 55],
  ['Hybrid', 33],
  ['Remote', 12],
])
const PERIODS = ofShares<SalaryPeriod>([
  ['Year', 78],
  ['Hour', 14],
  ['Month', 6],
  ['Day', 2],
])
const EDUCATION = ['Required', 'Preferred', 'NotNeeded'] as const

/** The pay of a job; a volunteer's is nothing. Log-normal around what the occupation and the country pay. */
function toPay(draws: Draws, { occupation, grade }: Post, countryCode: string) {
  const { currency, level } = moneyOf(countryCode)
  const salaryPeriod = PERIODS.draw(draws)
  const yearly = occupation.yearlyPay * grade.pay * level * Math.exp(draws.normal() * PAY_SPREAD)
  const least = yearly / YEARLY_FACTORS[salaryPeriod]
  const step = salaryPeriod === 'Year' ? 500 : salaryPeriod === 'Month' ? 50 : 1
  const round = (amount: number) => Math.max(step, Math.round(amount / step) * step)
  const minSalary = round(least)
  return {
    minSalary,
    maxSalary: Math.max(minSalary, round(least * (1 + draws.share() * 0.3))),
    currency,
    salaryPeriod,
  }
}

const NO_PAY = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }

/** Where one works: a remote job names its country and lies nowhere. */
function toPlace(draws: Draws, town: Town, workLocation: WorkLocation) {
  if (workLocation === 'Remote') {
    return {
      location: '',
      countryCode: town.countryCode,
      lat: null,
      lng: null,
      countries: [town.countryCode],
    }
  }
  return {
    location: `${town.name}, ${town.country}`,
    countryCode: town.countryCode,
    ...nearTown(town, draws),
    countries: [],
  }
}

/** How far a job has come: most are open. Ages are exponential around half a year; the first is the oldest, as anywhere. */
function toLife(draws: Draws, nth: number, { today, jobs }: CrowdWorld): Partial<JobRow> {
  const share = (nth + draws.share()) / jobs
  const ageDays = Math.min(AGE_MAX_DAYS, Math.max(0, -Math.log(share) * AGE_MEAN_DAYS))
  const bornAt = new Date(Date.parse(today) - Math.round(ageDays * DAY_MS))
  const closingDate = addDays(today, draws.whole(1, CLOSING_DAYS_MAX))
  const born = { createdAt: bornAt, updatedAt: bornAt, closingDate }
  const fate = draws.share()
  if (fate < DRAFT_SHARE) return { ...born, status: 'Draft', publishedAt: null }
  if (fate >= DRAFT_SHARE + ARCHIVED_SHARE) return { ...born, status: 'Published', publishedAt: bornAt }
  const archivedAt = new Date(bornAt.getTime() + draws.share() * (Date.parse(today) - bornAt.getTime()))
  return {
    ...{ ...born, status: 'Archived', publishedAt: bornAt, archivedAt },
    archiveReason: draws.happens(0.6) ? 'Filled' : 'Withdrawn',
  }
}

/** The line of work and the company of the n-th job, and whether anybody may like it, without the rest of it. */
export function crowdJobBasis(world: CrowdWorld, nth: number) {
  const draws = drawsOf(world.seed, 'job-basis', nth)
  const organization = Math.floor(world.organizations * draws.share() ** 3)
  return { post: world.posts.draw(draws), organization, life: toLife(draws, nth, world) }
}

export const crowdJobId = (world: CrowdWorld, nth: number) => idOf(world.seed, 'job', nth)

/** The n-th job of the crowd, without its number; a pure function of the seed, the day and the number. */
export function toCrowdJob(world: CrowdWorld, nth: number): JobRow {
  const draws = drawsOf(world.seed, 'job', nth)
  const { post, organization, life } = crowdJobBasis(world, nth)
  const { occupation, grade } = post
  const isFrench = draws.happens(FRENCH_SHARE)
  const town = (isFrench ? world.towns.inFrance : world.towns.anywhere).draw(draws)
  const workLocation = WORK_LOCATIONS.draw(draws)
  const jobType = JOB_TYPES.draw(draws)
  const mustHaveSkills = skillsFor(world, draws, { occupation, count: draws.whole(3, 7) })
  const others = Array.from({ length: draws.whole(0, 4) }, () => world.skills.draw(draws))
  const niceToHaveSkills = [...new Set(others)].filter((skill) => !mustHaveSkills.includes(skill))
  const company = crowdOrganizationName(world, organization)
  return {
    ...life,
    ...toPlace(draws, town, workLocation),
    ...(jobType === 'Volunteer' ? NO_PAY : toPay(draws, post, town.countryCode)),
    id: crowdJobId(world, nth),
    organizationId: crowdOrganizationId(world, organization),
    title: isFrench ? grade.french(occupation.frenchTitle) : grade.title(occupation.title),
    sector: occupation.sector,
    jobType,
    jobDuration: DURATIONS.draw(draws),
    workLocation,
    openings: 1 + Math.floor(draws.share() ** 6 * 10),
    description: writeDescription(draws, isFrench ? FRENCH : ENGLISH, {
      ...{ company, town: town.name, skills: [...mustHaveSkills, ...niceToHaveSkills] },
    }),
    mustHaveSkills,
    niceToHaveSkills,
    experienceYears: Math.max(0, grade.years + draws.whole(-1, 2)),
    educationLevel: occupation.education,
    educationRequirement: draws.pick(EDUCATION),
    languages: [{ language: isFrench ? 'fr' : 'en', level: 'B2' }],
    benefits: [],
    applyMode: 'Here',
    replyPledgeDays: draws.pick([7, 14, 21] as const),
  }
}
