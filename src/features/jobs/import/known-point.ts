import { toCoordinates, type Coordinates } from '#/domain/place/place.ts'

/**
 * The point that a source names, in degrees; null where it names none. Programs write 0, 0 for a point they do not have:
 * nobody works there, in the Gulf of Guinea.
 */
export function knownPoint(lat: number | null, lng: number | null): Coordinates | null {
  return lat === 0 && lng === 0 ? null : toCoordinates(lat, lng)
}
