import { DEGREE_UNITS, type Pins } from '../pins/pins.ts'
import type { Bounds, MapLook, MapPicture } from './map-picture.ts'

const WORLD_DEGREES = 360

/** A longitude between −180 and 180. */
function wrap(lng: number): number {
  return ((((lng + 180) % WORLD_DEGREES) + WORLD_DEGREES) % WORLD_DEGREES) - 180
}

/** The antimeridian is both ends of the world: what lies on it belongs to either. */
const isEnd = (lng: number) => Math.abs(lng) === 180 * DEGREE_UNITS

/** Whether a longitude, in pin units, lies between west and east, over the antimeridian where they say so. */
function longitudeTest(west: number, east: number): (lng: number) => boolean {
  if (east - west >= WORLD_DEGREES) return () => true
  const [from, to] = [wrap(west) * DEGREE_UNITS, wrap(east) * DEGREE_UNITS]
  const touchesEnd = isEnd(from) || isEnd(to)
  if (from > to) return (lng) => lng >= from || lng <= to
  return (lng) => (lng >= from && lng <= to) || (touchesEnd && isEnd(lng))
}

/** How many pins lie inside, and the newest of them by number. Pins stand newest first, so one walk finds both. */
export function countInView(
  { numbers, lngs, lats }: Pins,
  { bounds: [west, south, east, north], listed }: MapLook,
): Pick<MapPicture, 'inView' | 'newest'> {
  const isBetween = longitudeTest(west, east)
  const [bottom, top] = [south * DEGREE_UNITS, north * DEGREE_UNITS]
  const newest: number[] = []
  let inView = 0
  for (let nth = 0; nth < numbers.length; nth += 1) {
    const lat = lats[nth] ?? 0
    if (lat < bottom || lat > top || !isBetween(lngs[nth] ?? 0)) continue
    inView += 1
    if (newest.length < listed) newest.push(numbers[nth] ?? 0)
  }
  return { inView, newest }
}

/** The smallest box around all pins that does not cross the antimeridian; null when there are none. */
export function boundsOf({ lngs, lats }: Pins): Bounds | null {
  if (lngs.length === 0) return null
  const ends = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number]
  for (let nth = 0; nth < lngs.length; nth += 1) {
    const [lng, lat] = [(lngs[nth] ?? 0) / DEGREE_UNITS, (lats[nth] ?? 0) / DEGREE_UNITS]
    ends[0] = Math.min(ends[0], lng)
    ends[1] = Math.min(ends[1], lat)
    ends[2] = Math.max(ends[2], lng)
    ends[3] = Math.max(ends[3], lat)
  }
  return ends
}
