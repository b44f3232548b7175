import { townOf } from '#/domain/place/town.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { findReach, type Reach } from './reach.ts'
import { text, type Text } from './text.ts'
import type { MatchJob, MatchPerson } from './types.ts'

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
  if (reach.kind === 'town') return text('placeAndDistance.town', offer)
  if (reach.kind === 'unknown') return text('placeAndDistance.wayOnly', offer)
  const { km } = reach
  return radiusKm !== null && km > radiusKm
    ? text('placeAndDistance.beyond', { ...offer, km, radiusKm })
    : text('placeAndDistance.inside', { ...offer, km })
}

function shortOf(reach: Reach): Text | null {
  if (reach.kind === 'town') return text('placeAndDistance.shortTown')
  if (reach.kind === 'distance') return text('placeAndDistance.shortKm', { km: reach.km })
  return reach.kind === 'unknown' ? null : text('placeAndDistance.shortRemote')
}

/**
 * The way of working must be one that the person named, if they named any; then the distance decides: full inside
 * the radius, nothing from three radii on. Remote counts as near. A part that cannot be compared does not count.
 */
export const comparePlaceAndDistance: Factor = ({ person, job }) => {
  if (job.workLocation === null) return notCompared(text('placeAndDistance.jobSilent'))
  const wishes = person.workLocations
  const reach = findReach(person, job)
  const asks = quoteWishes(person)
  const shows = text('placeAndDistance.shows', toOffer(job))
  const short = shortOf(reach)
  if (wishes.length === 0 && reach.credit === null) {
    return { ...notCompared(text('placeAndDistance.personSilent'), { shows }), short }
  }
  const isUnwished = wishes.length > 0 && !wishes.includes(job.workLocation)
  return compared(isUnwished ? 0 : (reach.credit ?? 1), {
    asks,
    shows,
    reason: isUnwished
      ? text('placeAndDistance.unwished', { ...toOffer(job), workLocations: wishes })
      : reasonOf(reach, job, person.radiusKm),
    short,
  })
}
