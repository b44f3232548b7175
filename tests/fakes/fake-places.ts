import { vi } from 'vitest'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import type { PlacesAnswer } from '#/platform/places/places.server.ts'

const inCountry = (countryCode: string, place: Omit<FoundPlace, 'countryCode'>): FoundPlace => ({
  ...place,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by hand below
  countryCode: countryCode as FoundPlace['countryCode'],
})

export const BATH = inCountry('GB', {
  ...{ id: 'geonames:1', label: 'Bath, England, United Kingdom', town: 'Bath', lat: 51.38, lng: -2.36 },
})
export const LYON = inCountry('FR', {
  ...{ id: 'geonames:2', label: 'Lyon, Auvergne-Rhône-Alpes, France', town: 'Lyon', lat: 45.75, lng: 4.85 },
})
export const YORK = inCountry('GB', {
  ...{ id: 'geonames:3', label: 'York, England, United Kingdom', town: 'York', lat: 53.96, lng: -1.08 },
})
export const NEW_YORK = inCountry('US', {
  ...{ id: 'geonames:4', label: 'New York, United States', town: 'New York', lat: 40.71, lng: -74.01 },
})

const ALL = [BATH, LYON, YORK, NEW_YORK]

type Search = (call: {
  data: { text: string; language: string }
  signal?: AbortSignal
}) => Promise<PlacesAnswer>
type Choose = (call: { data: { id: string } }) => Promise<FoundPlace | null>

/** What holds the text, as the gazetteer would find it. */
export const findByText: Search = ({ data }) =>
  Promise.resolve({
    source: 'geonames',
    places: ALL.filter(({ label }) => label.toLowerCase().includes(data.text.toLowerCase())),
  })

export const searchPlaces = vi.fn<Search>(findByText)
export const getChosenPlace = vi.fn<Choose>(() => Promise.resolve(null))
