import { toCoordinates, type Coordinates } from '#/domain/place/place.ts'

/** So near to 0, 0 is only water, in degrees. */
const NEAR = 1

/**
 * The point that a source names, in degrees; null where it names none. Programs write 0, 0 or -1, -1 for a point they do not
 * have: nobody works there, in the Gulf of Guinea.
 */
export function knownPoint(lat: number | null, lng: number | null): Coordinates | null {
  const isNowhere = Math.abs(lat ?? 90) <= NEAR && Math.abs(lng ?? 90) <= NEAR
  return isNowhere ? null : toCoordinates(lat, lng)
}
