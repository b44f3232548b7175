import type { FoundPlace } from '#/domain/place/found-place.ts'
import type { Language } from '#/i18n/languages.ts'

/** How closely places are told: a person's own are towns, what is not stored of a home is found by nobody. */
export type PlaceLevel = 'town' | 'address'

/** What somebody typed, in which language to answer, and how many places at most. */
export type PlaceQuery = {
  text: string
  language: Language
  limit: number
  /** Where the place most likely lies, as far as the page knows: an ISO 3166-1 code. */
  country?: string
  /** What one person types until they choose: a provider that bills by it wants to know. */
  session?: string
  level?: PlaceLevel
}

/** A place that was chosen, whose coordinates the provider had kept back. */
export type ChosenPlace = { id: string; language: Language; session?: string; level?: PlaceLevel }

/** Whose data it is; the field names the source under its list, as their licences ask. */
export type PlaceSource = 'geonames' | 'openstreetmap' | 'google'

/** Somebody who looks up places. Both throw when nobody answers in time or the answer makes no sense. */
export type PlaceProvider = {
  source: PlaceSource
  search: (query: PlaceQuery) => Promise<FoundPlace[]>
  /** Only of a provider that keeps coordinates back; null when it knows no such place. */
  locate?: (chosen: ChosenPlace) => Promise<FoundPlace | null>
}
