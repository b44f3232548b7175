import type { FoundPlace } from '#/domain/place/found-place.ts'
import { coarsePoint } from '#/domain/place/coarse-point.ts'
import { distanceKm, toCoordinates, type Coordinates } from '#/domain/place/place.ts'
import { townLabel } from '#/domain/place/town-label.ts'
import { findNamedTown } from './gazetteer/named-town.server.ts'

/** A town of the same name that is farther away is another one. */
const SAME_TOWN_KM = 40

/** Where the town of an address lies: as the gazetteer knows it, else only about. */
async function townPoint(
  label: string,
  { countryCode }: FoundPlace,
  point: Coordinates,
): Promise<Coordinates> {
  const town = await findNamedTown(label, countryCode)
  const known = town && toCoordinates(town.lat, town.lng)
  return known && distanceKm(known, point) <= SAME_TOWN_KM ? known : coarsePoint(point)
}

/** The town of a place, which is the same for all its streets; a place that is a town stays as it is. */
export async function toTown(place: FoundPlace): Promise<FoundPlace> {
  const label = townLabel(place.label, place.town)
  const point = toCoordinates(place.lat, place.lng)
  if (label === place.label || !point) return { ...place, label }
  return { ...place, label, ...(await townPoint(label, place, point)) }
}

/** The towns of some places, each once. */
export async function toTowns(places: readonly FoundPlace[]): Promise<FoundPlace[]> {
  const byLabel = new Map<string, FoundPlace>()
  for (const place of places) {
    const label = townLabel(place.label, place.town)
    if (!byLabel.has(label)) byLabel.set(label, place)
  }
  return Promise.all(Array.from(byLabel.values(), toTown))
}
