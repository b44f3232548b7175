import type { PreferredPlace } from '#/domain/profile/profile-document.ts'

/** A city as profiles and jobs hold it. Coordinates are those of its centre. */
export type DemoPlace = { location: string; countryCode: string; lat: number; lng: number }

const place = (location: string, countryCode: string, lat: number, lng: number): DemoPlace => ({
  location,
  countryCode,
  lat,
  lng,
})

export const BATH = place('Bath', 'GB', 51.3811, -2.359)
export const BRISBANE = place('Brisbane', 'AU', -27.4698, 153.0251)
export const BRISTOL = place('Bristol', 'GB', 51.4545, -2.5879)
export const GLOUCESTER = place('Gloucester', 'GB', 51.8642, -2.2382)
export const LYON = place('Lyon', 'FR', 45.764, 4.8357)
export const PORTLAND = place('Portland, Oregon', 'US', 45.5152, -122.6784)
export const PORTO = place('Porto', 'PT', 41.1579, -8.6291)

/** A city as somewhere one would like to work. */
export function preferredPlace({ location, countryCode, lat, lng }: DemoPlace): PreferredPlace {
  return { label: location, countryCode, lat, lng }
}
