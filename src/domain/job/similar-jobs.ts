import { titleOverlap } from '#/domain/matching/title-overlap.ts'
import { distanceKm, toCoordinates } from '#/domain/place/place.ts'
import { isSameTown } from '#/domain/place/town.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import type { JobDetails } from './job-details.ts'

/** What two jobs are compared by. A larger `number` is a younger job. */
export type ComparedJob = Pick<
  JobDetails,
  | 'title'
  | 'sector'
  | 'mustHaveSkills'
  | 'workLocation'
  | 'location'
  | 'countryCode'
  | 'lat'
  | 'lng'
  | 'countries'
  | 'experienceYears'
> & { id: string; number: number; organization: { id: string } }

/** How many similar jobs are shown, and how many of them may be one company's. */
const SHOWN_MAX = 4
const PER_COMPANY_MAX = 2

/** What is asked for says most, then what it is called, then where it is and how long one must have done it. */
const WEIGHTS = { skills: 45, title: 30, place: 15, level: 10 }
/** Whoever shares less of the work than this, in points of skills and title, is not similar, however near. */
const WORK_MIN = 10
/** Across sectors the same tools may serve another trade. */
const WORK_MIN_ACROSS = 20
/** Beyond this another town is another place. */
const NEAR_KM = 50
const YEARS_APART_MAX = 10

const skillsOf = (job: ComparedJob) => new Set(toMatchSkills(job.mustHaveSkills).map(({ folded }) => folded))

/** What both ask for, of what either asks for (Dice). */
function skillLikeness(ofA: ReadonlySet<string>, ofB: ReadonlySet<string>): number {
  const all = ofA.size + ofB.size
  const shared = [...ofA].filter((skill) => ofB.has(skill))
  return all === 0 ? 0 : (2 * shared.length) / all
}

/** Remote work is where its countries are; anything else where its town is. */
function placeLikeness(a: ComparedJob, b: ComparedJob): number {
  const remote = [a, b].filter(({ workLocation }) => workLocation === 'Remote')
  const countriesOf = ({ workLocation, countries, countryCode }: ComparedJob) =>
    workLocation === 'Remote' ? countries : [countryCode]
  if (remote.length > 0) {
    const sharesCountry = countriesOf(a).some((code) => code !== null && countriesOf(b).includes(code))
    return sharesCountry ? remote.length / 2 : 0
  }
  const labelOf = ({ location, countryCode }: ComparedJob) => ({ label: location, countryCode })
  if (isSameTown(labelOf(a), labelOf(b))) return 1
  const [from, to] = [toCoordinates(a.lat, a.lng), toCoordinates(b.lat, b.lng)]
  return from && to ? Math.max(0, 1 - distanceKm(from, to) / NEAR_KM) : 0
}

function levelLikeness(a: ComparedJob, b: ComparedJob): number {
  if (a.experienceYears === null || b.experienceYears === null) return 0
  return Math.max(0, 1 - Math.abs(a.experienceYears - b.experienceYears) / YEARS_APART_MAX)
}

/** How alike two jobs are, 0 to 100, the same both ways; 0 for those whose work has too little in common. */
export function jobLikeness(a: ComparedJob, b: ComparedJob, skillsOfA = skillsOf(a)): number {
  const skills = skillLikeness(skillsOfA, skillsOf(b)) * WEIGHTS.skills
  const work = skills + titleOverlap.compare(a.title, b.title).credit * WEIGHTS.title
  if (work < (a.sector === b.sector ? WORK_MIN : WORK_MIN_ACROSS)) return 0
  return work + placeLikeness(a, b) * WEIGHTS.place + levelLikeness(a, b) * WEIGHTS.level
}

/**
 * The candidates most like a job, at most four and two of one company; of two that are as much alike the younger first.
 * Never the job itself. Whether they are open is for the caller to see to.
 */
export function pickSimilarJobs<Candidate extends ComparedJob>(
  job: ComparedJob,
  candidates: readonly Candidate[],
): Candidate[] {
  const skills = skillsOf(job)
  const ranked = candidates
    .filter(({ id }) => id !== job.id)
    .map((candidate) => ({ candidate, likeness: jobLikeness(job, candidate, skills) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness || b.candidate.number - a.candidate.number)
  const picked: Candidate[] = []
  for (const { candidate } of ranked) {
    const ofCompany = picked.filter(({ organization }) => organization.id === candidate.organization.id)
    if (ofCompany.length < PER_COMPANY_MAX) picked.push(candidate)
    if (picked.length === SHOWN_MAX) break
  }
  return picked
}
