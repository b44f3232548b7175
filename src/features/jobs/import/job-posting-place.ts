import * as z from 'zod'
import { findCountry } from '#/domain/place/find-country.ts'
import { toCoordinates } from '#/domain/place/place.ts'
import { amount, label, listOf, partOf } from './lenient-fields.ts'
import { readPlaceText } from '#/domain/place/reading/read-place-text.ts'

/** A country as code, as name, or as an object that has one. */
const country = z
  .union([
    z.object({ name: label, alternateName: label }),
    label.transform((name) => ({ name, alternateName: '' })),
  ])
  .catch({ name: '', alternateName: '' })
  .transform(({ name, alternateName }) => name || alternateName)
const address = z.object({
  streetAddress: label,
  addressLocality: label,
  addressRegion: z.union([z.object({ name: label }).transform(({ name }) => name), label]).catch(''),
  postalCode: label,
  addressCountry: country,
})
const geo = z.object({ latitude: amount, longitude: amount })
const place = z.object({
  name: label,
  address: listOf(z.union([address, label])),
  geo: partOf(geo),
  latitude: amount,
  longitude: amount,
})

/** Where a posting says the work is. */
export const postingPlaces = listOf(z.union([place, label]))
/** Where it says one may live: countries, or regions in them. */
export const applicantPlaces = listOf(
  z.union([
    z.object({ name: label, address: partOf(address) }),
    label.transform((name) => ({ name, address: null })),
  ]),
)

type Address = z.output<typeof address>
type Place = z.output<typeof postingPlaces>[number]
type Spot = { text: string; countries: string[]; workLocation: 'remote' | 'hybrid' | null }

function spotOf(said: Address | string): Spot {
  if (typeof said === 'string') return { text: said, ...readPlaceText(said) }
  const town = [said.addressLocality, said.addressRegion].filter(Boolean).join(', ')
  const text = town || said.postalCode || said.streetAddress || said.addressCountry
  const found = findCountry(said.addressCountry)
  const read = readPlaceText([text, said.addressCountry].join(', '))
  return { text, countries: found ? [found] : read.countries, workLocation: read.workLocation }
}

function spotsOf(said: Place): Spot[] {
  if (typeof said === 'string') return [spotOf(said)]
  return said.address.length > 0 ? said.address.map(spotOf) : [spotOf(said.name)]
}

/** The place of a posting in the words of an advertisement. One of several places has no coordinates. */
export function placeOf(places: z.output<typeof postingPlaces>) {
  const spots = places.flatMap(spotsOf).filter(({ text }) => text !== '')
  const [only, ...others] = places
  const point = others.length === 0 && typeof only === 'object' ? pointOf(only) : null
  const isEach = (mode: string) =>
    spots.length > 0 && spots.every(({ workLocation }) => workLocation === mode)
  return {
    location: [...new Set(spots.map(({ text }) => text))].join('; '),
    countries: [...new Set(spots.flatMap(({ countries }) => countries))],
    workLocation: isEach('remote') ? 'remote' : isEach('hybrid') ? 'hybrid' : null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }
}

function pointOf(said: Exclude<Place, string>) {
  return toCoordinates(said.geo?.latitude ?? said.latitude, said.geo?.longitude ?? said.longitude)
}

/** The countries one may work from, each by its name or as the end of a region's: 'Ohio, USA'. */
export function countriesOfApplicants(places: z.output<typeof applicantPlaces>): string[] {
  const codes = places.flatMap(({ name, address: within }) => {
    const found = findCountry(within?.addressCountry ?? '') ?? findCountry(name)
    return found ? [found] : readPlaceText(name).countries
  })
  return [...new Set(codes)]
}
