import { findReach } from './reach.ts'
import { computeScore, type Matchers, type Score } from './score.ts'
import { text, type Text } from './text.ts'
import type { FactorKey, MatchJob, MatchPerson, Raise, Side } from './types.ts'

/** More than these would be a lecture. */
const RAISES_MAX_EACH = 3

/** A radius is widened to a round number, as a person would. */
const RADIUS_STEP_KM = 5

/** Nobody is asked to commute further than this. */
const RADIUS_MAX_KM = 100

type Change = { text: Text; person: MatchPerson }

const isListed = ({ skills, listedSkills = [] }: MatchPerson, folded: string) =>
  listedSkills.includes(folded) || skills.some((skill) => skill.folded === folded)

/**
 * Skills the job asks for and the person does not list: most wanted first, each once even where the job names it both
 * as a must and as welcome. Only if they have them.
 */
function addingSkills(person: MatchPerson, job: MatchJob): Change[] {
  const isMust = (folded: string) => job.mustHaveSkills.some((skill) => skill.folded === folded)
  return [...job.mustHaveSkills, ...job.niceToHaveSkills.filter(({ folded }) => !isMust(folded))]
    .filter(({ folded }) => !isListed(person, folded))
    .map((skill) => ({
      text: text('raise.addSkill', { skill: skill.name }),
      person: { ...person, skills: [...person.skills, skill] },
    }))
}

function wideningRadius(person: MatchPerson, job: MatchJob): Change[] {
  const reach = findReach(person, job)
  if (reach.kind !== 'distance' || person.radiusKm === null || reach.km <= person.radiusKm) return []
  const km = Math.ceil(reach.km / RADIUS_STEP_KM) * RADIUS_STEP_KM
  if (km > RADIUS_MAX_KM) return []
  return [{ text: text('raise.widenRadius', { km }), person: { ...person, radiusKm: km } }]
}

/** Wishes that the job does not meet. The salary is not among them: nobody is told to ask for less. */
function acceptingMore(person: MatchPerson, job: MatchJob): Change[] {
  const changes: Change[] = []
  const { workLocation, jobType, jobDuration } = job
  if (workLocation && person.workLocations.length > 0 && !person.workLocations.includes(workLocation)) {
    const workLocations = [...person.workLocations, workLocation]
    changes.push({
      text: text('raise.acceptWorkLocation', { workLocation }),
      person: { ...person, workLocations },
    })
  }
  if (jobType && person.jobTypes.length > 0 && !person.jobTypes.includes(jobType)) {
    const jobTypes = [...person.jobTypes, jobType]
    changes.push({ text: text('raise.acceptJobType', { jobType }), person: { ...person, jobTypes } })
  }
  if (jobDuration && person.jobDurations.length > 0 && !person.jobDurations.includes(jobDuration)) {
    const jobDurations = [...person.jobDurations, jobDuration]
    changes.push({
      text: text('raise.acceptJobDuration', { jobDuration }),
      person: { ...person, jobDurations },
    })
  }
  return changes
}

/** What to give, by whom, when a factor could not be compared. Several factors may wait for the same thing. */
const GIVING = {
  mustHaveSkills: { person: text('raise.giveSkills') },
  niceToHaveSkills: { person: text('raise.giveSkills') },
  recentRoles: { person: text('raise.giveRoles') },
  experience: { person: text('raise.giveRoles') },
  education: { person: text('raise.giveEducation') },
  languages: { person: text('raise.giveLanguages') },
  titleAndSector: { person: text('raise.giveTitles') },
  placeAndDistance: { person: text('raise.givePlace'), job: text('raise.jobGivePlace') },
  salary: { person: text('raise.giveSalary'), job: text('raise.jobGivePay') },
  typeAndDuration: { person: text('raise.giveTypes') },
  notice: { person: text('raise.giveNotice'), job: text('raise.jobGiveStart') },
} satisfies Record<FactorKey, Partial<Record<Side, Text>>>

/** Who kept silent is in the reason's own key. */
function findSilent(reason: Text): Side | null {
  if (reason.key.endsWith('.personSilent')) return 'person'
  return reason.key.endsWith('.jobSilent') ? 'job' : null
}

/** What each missing piece would add to the confidence, in percentage points. */
function givingMore({ factors }: Score): Raise[] {
  const total = factors.reduce((sum, factor) => sum + factor.weight, 0)
  const gains = new Map<Text['key'], { actor: Side; given: Text; gain: number }>()
  for (const { key, reason, leftOut, share, weight } of factors) {
    const actor = findSilent(leftOut ?? reason)
    const given: Text | undefined = actor ? (GIVING[key] as Partial<Record<Side, Text>>)[actor] : undefined
    if (!actor || !given) continue
    const lacking = leftOut ? weight * (1 - share) : weight
    const gain = (gains.get(given.key)?.gain ?? 0) + (100 * lacking) / total
    gains.set(given.key, { actor, given, gain })
  }
  return [...gains.values()]
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ actor, given, gain }) => ({
      actor,
      text: given,
      effect: { kind: 'confidence', gain: Math.round(gain) },
    }))
}

function changingFit(person: MatchPerson, job: MatchJob, score: Score, matchers: Matchers): Raise[] {
  const changes = [
    ...(person.skills.length > 0 ? addingSkills(person, job) : []),
    ...wideningRadius(person, job),
    ...acceptingMore(person, job),
  ]
  const raised = changes.map((change) => ({
    text: change.text,
    from: score.fit,
    to: computeScore(change.person, job, matchers).fit ?? 0,
  }))
  return raised
    .filter(({ from, to }) => to > (from ?? 0))
    .toSorted((a, b) => b.to - a.to)
    .map(({ text: said, from, to }) => ({ actor: 'person', text: said, effect: { kind: 'fit', from, to } }))
}

/** What would make a score surer, the most first: at most three things for each side that left them out. */
export function findSurer(score: Score): Raise[] {
  const giving = givingMore(score)
  const ofSide = (side: Side) => giving.filter(({ actor }) => actor === side).slice(0, RAISES_MAX_EACH)
  return [...ofSide('person'), ...ofSide('job')]
}

/**
 * What would raise a score: each entry is one honest change, computed anew. First what changes the fit, best first,
 * then what would make it surer. At most three for the fit, and three for each side's missing data.
 */
export function findRaises(
  person: MatchPerson,
  job: MatchJob,
  score: Score,
  matchers: Matchers = {},
): Raise[] {
  return [...changingFit(person, job, score, matchers).slice(0, RAISES_MAX_EACH), ...findSurer(score)]
}
