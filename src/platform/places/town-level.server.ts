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

async function atTown(place: FoundPlace, label: string): Promise<FoundPlace> {
  const point = toCoordinates(place.lat, place.lng)
  return { ...place, label, ...(point && (await townPoint(label, place, point))) }
}

/** The town of a place, which is the same for all its streets; null for a street of which no town is said. */
export async function toTown(place: FoundPlace): Promise<FoundPlace | null> {
  const label = townLabel(place.label, place.town)
  return label === '' ? null : atTown(place, label)
}

/** The towns of some places, each once. */
export async function toTowns(places: readonly FoundPlace[]): Promise<FoundPlace[]> {
  const byLabel = new Map<string, FoundPlace>()
  for (const place of places) {
    const label = townLabel(place.label, place.town)
    if (label !== '' && !byLabel.has(label)) byLabel.set(label, place)
  }
  return Promise.all(Array.from(byLabel, ([label, place]) => atTown(place, label)))
}
