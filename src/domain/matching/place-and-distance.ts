import { townOf } from '#/domain/place/town.ts'
import { compared, notCompared, type Factor, type Left } from './factor.ts'
import { findReach, type Reach } from './reach.ts'
import { text, type Text } from './text.ts'
import type { MatchJob, MatchPerson } from './types.ts'

/** The way of working and the distance are worth the same: what is known of one alone counts with this share. */
export const PART_SHARE = 0.5

type Offer = { workLocation: string; place: string }

const toOffer = (job: MatchJob): Offer => ({
  workLocation: job.workLocation ?? 'OnSite',
  place: townOf(job.location) || 'none',
})

/** Wishes without places: those stay with the person. */
function quoteWishes({ workLocations, radiusKm }: MatchPerson): Text | null {
  if (workLocations.length > 0 && radiusKm !== null) {
    return text('placeAndDistance.asks', { workLocations, radiusKm })
  }
  if (radiusKm !== null) return text('placeAndDistance.asksRadius', { radiusKm })
  return workLocations.length > 0 ? text('placeAndDistance.asksWays', { workLocations }) : null
}

function reasonOf(reach: Reach, job: MatchJob, radiusKm: number | null): Text {
  const offer = toOffer(job)
  if (reach.kind === 'remote') return text('placeAndDistance.remote')
  if (reach.kind === 'remoteElsewhere') {
    return text('placeAndDistance.remoteElsewhere', { countries: job.countries })
  }
  if (reach.kind === 'near') return text('placeAndDistance.near', offer)
  if (reach.kind === 'unknown') return text('placeAndDistance.way', offer)
  const { km } = reach
  return radiusKm !== null && km > radiusKm
    ? text('placeAndDistance.beyond', { ...offer, km, radiusKm })
    : text('placeAndDistance.inside', { ...offer, km })
}

function shortOf(reach: Reach): Text | null {
  if (reach.kind === 'near') return text('placeAndDistance.shortNear')
  if (reach.kind === 'distance') return text('placeAndDistance.shortKm', { km: reach.km })
  return reach.kind === 'unknown' ? null : text('placeAndDistance.shortRemote')
}

/** Who would have to say where, for the distance to be known. */
function silentOnDistance({ places, radiusKm }: MatchPerson, job: MatchJob): Text {
  const isSaid = radiusKm !== null && places.some(({ coordinates }) => coordinates !== null)
  return isSaid && job.coordinates === null
    ? text('placeAndDistance.distance.jobSilent')
    : text('placeAndDistance.distance.personSilent')
}

/** The part that could not be compared, or null. */
function findLeft(person: MatchPerson, job: MatchJob, reach: Reach): Left | null {
  if (reach.credit === null) return { share: PART_SHARE, leftOut: silentOnDistance(person, job) }
  if (person.workLocations.length > 0) return null
  return { share: PART_SHARE, leftOut: text('placeAndDistance.ways.personSilent') }
}

/** Nothing to compare: no way of working, and nothing that a distance could be measured from. */
function isSilent({ workLocations, places }: MatchPerson, reach: Reach): boolean {
  return workLocations.length === 0 && (reach.credit === null || places.length === 0)
}

/**
 * Two parts. The way of working is on the person's list or not; the distance is full inside the radius and nothing from
 * three radii on, and remote counts as near. Neither makes up for the other. A part that cannot be compared counts
 * neither for nor against: the factor then weighs half, and the sentence names what is missing.
 */
export const comparePlaceAndDistance: Factor = ({ person, job }) => {
  // Without the way of working nobody knows whether the distance matters at all.
  if (job.workLocation === null) return notCompared(text('placeAndDistance.jobSilent'))
  const wishes = person.workLocations
  const reach = findReach(person, job)
  const shows = text('placeAndDistance.shows', toOffer(job))
  const short = shortOf(reach)
  if (isSilent(person, reach)) {
    return { ...notCompared(text('placeAndDistance.personSilent'), { shows }), short }
  }
  const isUnwished = wishes.length > 0 && !wishes.includes(job.workLocation)
  return compared(isUnwished ? 0 : (reach.credit ?? 1), {
    asks: quoteWishes(person),
    shows,
    reason: isUnwished
      ? text('placeAndDistance.unwished', { ...toOffer(job), workLocations: wishes })
      : reasonOf(reach, job, person.radiusKm),
    short,
    left: findLeft(person, job, reach),
  })
}
