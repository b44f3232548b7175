import * as z from 'zod'
import { findCountry } from '#/domain/place/find-country.ts'
import { withRegion } from '#/domain/place/with-region.ts'
import { knownPoint } from './known-point.ts'
import { bareValue, degrees, label, listOf, partOf } from './lenient-fields.ts'
import { readPlaceText, type PlaceText } from '#/domain/place/reading/read-place-text.ts'

/** A country as code, as name, or as an object that has one. */
const country = z
  .preprocess(
    bareValue,
    z.union([
      z.object({ name: label, alternateName: label }),
      label.transform((name) => ({ name, alternateName: '' })),
    ]),
  )
  .catch({ name: '', alternateName: '' })
  .transform(({ name, alternateName }) => name || alternateName)
const address = z.object({
  streetAddress: label,
  addressLocality: listOf(label).transform((towns) => towns.filter(Boolean)),
  addressRegion: z.union([z.object({ name: label }).transform(({ name }) => name), label]).catch(''),
  postalCode: label,
  addressCountry: country,
})
const geo = z.object({ latitude: degrees, longitude: degrees })
const property = z.union([
  z.object({ name: label, value: label }),
  label.transform((value) => ({ name: '', value })),
])
const place = z.object({
  name: label,
  address: listOf(z.union([address, label])),
  geo: partOf(geo),
  latitude: degrees,
  longitude: degrees,
  additionalProperty: listOf(property),
})

export const postingPlaces = listOf(z.union([place, label]))
const names = listOf(label).transform((all) => all.join('; '))
/** Where it says one may live: countries, or regions in them. */
export const applicantPlaces = listOf(
  z.union([
    z.object({ '@type': label, name: names, address: partOf(address) }),
    label.transform((name) => ({ '@type': '', name, address: null })),
  ]),
)

type Address = z.output<typeof address>
type Place = z.output<typeof postingPlaces>[number]
/** `unread`: words for a country that name none. */
type Spot = { text: string; unread: string } & PlaceText

function spotOf(said: Address | string): Spot {
  if (typeof said === 'string') return { text: said, unread: '', ...readPlaceText(said) }
  const towns = said.addressLocality
  const town = towns.length > 1 ? towns.join('; ') : withRegion(towns[0] ?? '', said.addressRegion)
  const text = town || said.postalCode || said.streetAddress || said.addressCountry
  const found = findCountry(said.addressCountry)
  const read = readPlaceText([text, said.addressCountry].filter(Boolean).join(', '))
  // A town or a street by itself is no country, whatever it is called.
  const isAlone = said.addressCountry === '' && !text.includes(',')
  const countries = found ? [found] : isAlone ? [] : read.countries
  return { ...read, text, countries, unread: countries.length === 0 ? said.addressCountry : '' }
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
    workLocation:
      places.some(isTelecommute) || isEach('remote') ? 'remote' : isEach('hybrid') ? 'hybrid' : null,
    isUnclear: spots.some(({ isUnclear }) => isUnclear),
    unreadCountry: spots.map(({ unread }) => unread).find(Boolean) ?? '',
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }
}

const isTelecommute = (said: Place) =>
  typeof said === 'object' && said.additionalProperty.some(({ value }) => /^tele_?commute$/i.test(value))

function pointOf(said: Exclude<Place, string>) {
  return knownPoint(said.geo?.latitude ?? said.latitude, said.geo?.longitude ?? said.longitude)
}

const CODE = /^[A-Z]{2,3}$/

/** The countries one may work from, each by its name or as the end of a region's: 'Ohio, USA'. */
export function countriesOfApplicants(places: z.output<typeof applicantPlaces>): string[] {
  // Where one is no country, as in "CA", "NY", "DE", they are states.
  const areCodes = places.every(({ name }) => !CODE.test(name) || findCountry(name) !== null)
  const codes = places.flatMap(({ '@type': type, name, address: within }) => {
    const found = findCountry(within?.addressCountry ?? '')
    if (found) return [found]
    // "CA" is Canada where a country is meant, and "Georgia" may be a state where nobody says so.
    const isPart = /(?:state|city|area)$/i.test(type)
    const isCountry = /country$/i.test(type) || (!isPart && areCodes && CODE.test(name))
    if (isCountry) return findCountry(name) ?? readPlaceText(name).countries
    return CODE.test(name) || (isPart && !name.includes(',')) ? [] : readPlaceText(name).countries
  })
  return [...new Set(codes)]
}
