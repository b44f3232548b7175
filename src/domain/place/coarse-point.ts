import type { Coordinates } from './place.ts'

/** Into how many steps a degree is divided where people's places are compared. */
export const STEPS_A_DEGREE = 20

/** No point is as far as this from its coarse one: half the diagonal of a square at the equator is less. */
export const COARSE_KM = 4

const coarse = (degrees: number) => Math.floor(degrees * STEPS_A_DEGREE + 0.5) / STEPS_A_DEGREE

/**
 * The middle of the fixed square that a point lies in, as large as a town: 5.6 km high and, in England, 3.5 km wide.
 *
 * @example coarsePoint({ lat: 51.3811, lng: -2.359 }) // { lat: 51.4, lng: -2.35 }
 */
export function coarsePoint({ lat, lng }: Coordinates): Coordinates {
  return { lat: coarse(lat), lng: coarse(lng) }
}
