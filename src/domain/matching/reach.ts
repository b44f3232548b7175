import { COARSE_KM } from '#/domain/place/coarse-point.ts'
import { distanceKm } from '#/domain/place/place.ts'
import { isSameTown } from '#/domain/place/town.ts'
import { fallingCredit } from './factor.ts'
import type { MatchJob, MatchPerson } from './types.ts'

/** At this many radii nothing is left of the credit; an on-site job beyond it is out of reach. */
export const RADII_TO_ZERO = 3

/** As near as this to somebody's coarse point counts as their own place, whatever the radius: nobody can tell them apart. */
export const NEAR_KM = COARSE_KM

/** Distances count, and are said, in steps of so many kilometres: finer than a coarse point they would mean nothing. */
export const STEP_KM = 5

/** How far a job is; `near`: nobody can tell, or the town of that name. `credit` is null where no radius is set. */
export type Reach =
  | { kind: 'remote'; credit: 1 }
  | { kind: 'remoteElsewhere'; credit: 0 }
  | { kind: 'near'; credit: 1 }
  | { kind: 'distance'; km: number; credit: number | null }
  | { kind: 'unknown'; credit: null }

/** A remote job may be open to some countries only; a person whose country is not known gets the benefit. */
function reachRemote(person: MatchPerson, job: MatchJob): Reach {
  const countries = person.places.flatMap(({ countryCode }) => countryCode ?? [])
  const isOpen =
    job.countries.length === 0 ||
    countries.length === 0 ||
    countries.some((code) => job.countries.includes(code))
  return isOpen ? { kind: 'remote', credit: 1 } : { kind: 'remoteElsewhere', credit: 0 }
}

function reachByName(person: MatchPerson, job: MatchJob): Reach {
  const jobPlace = { label: job.location, countryCode: job.countryCode }
  const isHere = person.places.some((place) => isSameTown(place, jobPlace))
  return isHere ? { kind: 'near', credit: 1 } : { kind: 'unknown', credit: null }
}

/** Full inside the radius, falling to nothing at three times it. */
function creditOf(km: number, radiusKm: number | null): number | null {
  if (radiusKm === null) return null
  return fallingCredit(km, { limit: radiusKm, zeroAt: radiusKm * RADII_TO_ZERO })
}

/** The distance from the nearest of the person's points, in whole steps; by the town's name where a point is missing. */
export function findReach(person: MatchPerson, job: MatchJob): Reach {
  if (job.workLocation === 'Remote') return reachRemote(person, job)
  const jobPoint = job.coordinates
  const points = person.places.flatMap(({ coordinates }) => coordinates ?? [])
  if (!jobPoint || points.length === 0) return reachByName(person, job)
  const exactKm = Math.min(...points.map((point) => distanceKm(point, jobPoint)))
  if (exactKm <= NEAR_KM) return { kind: 'near', credit: 1 }
  const km = Math.round(exactKm / STEP_KM) * STEP_KM
  return { kind: 'distance', km, credit: creditOf(km, person.radiusKm) }
}
