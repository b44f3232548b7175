import * as z from 'zod'
import type { PlaceProvider } from '../place-provider.ts'
import { addressBelow, askJson } from './ask-json.server.ts'
import { distinctPlaces, toPlace } from './to-place.ts'

const text = z.string().optional()

const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        type: text,
        osm_type: text,
        osm_id: z.number().optional(),
        name: text,
        housenumber: text,
        street: text,
        city: text,
        county: text,
        state: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
})
/** What is a town by its own name, or larger; anything else, a house or a street, lies in one. */
const TOWN_TYPES = new Set(['city', 'district', 'county', 'state', 'country'])

type Feature = z.infer<typeof answerSchema>['features'][number]

function readFeature({ geometry, properties }: Feature) {
  const { name, housenumber, street, city, county, state, country, countrycode } = properties
  const { type = '', osm_type, osm_id } = properties
  const [lng, lat] = geometry.coordinates
  const address = [housenumber, street].filter(Boolean).join(' ')
  const named = TOWN_TYPES.has(type) ? name : undefined
  const town = city ?? named ?? county ?? state ?? country
  return toPlace({
    id: `osm:${osm_type ?? ''}${osm_id ?? ''}`,
    town,
    parts: [name, address, town, state, country],
    countryCode: countrycode,
    lat,
    lng,
  })
}

/** Languages in which Photon's own data names places; any other is refused by it. */
const SPOKEN: Readonly<Record<string, string>> = { en: 'en', fr: 'fr' }

/** A Photon server of the operator's own: `GET /api?q=`, made for text that is still being typed. */
export function photonProvider(base: string): PlaceProvider {
  return {
    source: 'openstreetmap',
    search: async ({ text: q, language, limit }) => {
      const query = { q, limit: String(limit), lang: SPOKEN[language] ?? 'default' }
      const { features } = await askJson(addressBelow(base, '/api', query), answerSchema)
      return distinctPlaces(features.map(readFeature), limit)
    },
  }
}
