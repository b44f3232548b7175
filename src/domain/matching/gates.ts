import { educationRank } from '#/domain/job/vocabulary.ts'
import { isEducationAsked } from './education.ts'
import { findReach, RADII_TO_ZERO } from './reach.ts'
import { text, type Text } from './text.ts'
import type { GateResult, MatchJob, MatchPerson } from './types.ts'

type Gate = (person: MatchPerson, job: MatchJob) => Text | null

/** What stands between this person and this organisation besides the requirements; a like opens the profile. */
export type GateOptions = { profileOpened?: boolean }

const findClosed: Gate = (_, job) => (job.closed ? text('gate.jobClosed') : null)

const findExcluded: Gate = (person, job) =>
  job.organizationId !== null && person.excludedEmployers.includes(job.organizationId)
    ? text('gate.excludedEmployer')
    : null

const findInvisible: Gate = ({ visibility }) => {
  if (visibility === 'Hidden') return text('gate.visibilityHidden')
  return visibility === 'MatchedEmployers' ? text('gate.visibilityMatched') : null
}

const findOutOfReach: Gate = (person, job) => {
  const reach = findReach(person, job)
  if (reach.kind === 'remoteElsewhere') return text('gate.remoteElsewhere', { countries: job.countries })
  if (job.workLocation !== 'OnSite' || reach.kind !== 'distance' || person.radiusKm === null) return null
  return reach.km > person.radiusKm * RADII_TO_ZERO
    ? text('gate.place', { km: reach.km, radiusKm: person.radiusKm })
    : null
}

const findLackingEducation: Gate = (person, job) => {
  const asked = job.educationLevel
  if (job.educationRequirement !== 'Required' || asked === null || !isEducationAsked(job)) return null
  const shown = person.educationLevel
  if (shown === null) return text('gate.educationMissing', { askedEducationLevel: asked })
  return educationRank(shown) < educationRank(asked)
    ? text('gate.educationBelow', { askedEducationLevel: asked, educationLevel: shown })
    : null
}

/**
 * The hard requirements that are not met, in a fixed order; [] when the way is open. They never change the numbers.
 * `excludedEmployer` is for refusing and for the person's own eyes: an employer is never shown it.
 */
export function findGates(person: MatchPerson, job: MatchJob, options: GateOptions = {}): GateResult[] {
  const gates = [
    { key: 'jobClosed', reason: findClosed(person, job) },
    { key: 'excludedEmployer', reason: findExcluded(person, job) },
    { key: 'visibility', reason: options.profileOpened ? null : findInvisible(person, job) },
    { key: 'place', reason: findOutOfReach(person, job) },
    { key: 'education', reason: findLackingEducation(person, job) },
  ] as const
  return gates.flatMap(({ key, reason }) => (reason ? [{ key, reason }] : []))
}
