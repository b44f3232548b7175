import type { CountryCode } from './place.ts'

/** A place that answers what somebody typed. */
export type FoundPlace = {
  /** The provider's name for it. */
  id: string
  /** The formatted address: 'Bath, England, United Kingdom'. */
  label: string
  /** Its first part, for where there is little room: 'Bath'. */
  town: string
  countryCode: CountryCode | null
  /** Degrees; both null where the provider tells them only of a place that was chosen. */
  lat: number | null
  lng: number | null
}
