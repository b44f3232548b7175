import * as z from 'zod'
import { PRODUCT_NAME } from '#/lib/product.ts'
import type { PlaceProvider } from '../place-provider.ts'
import { addressBelow, askJson } from './ask-json.server.ts'
import { distinctPlaces, toPlace } from './to-place.ts'

const text = z.string().optional()

const answerSchema = z.array(
  z.object({
    place_id: z.number(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    name: text,
    address: z
      .object({
        city: text,
        town: text,
        village: text,
        municipality: text,
        hamlet: text,
        county: text,
        state: text,
        country: text,
        country_code: text,
      })
      .optional(),
  }),
)
type Entry = z.infer<typeof answerSchema>[number]

function readEntry({ place_id, lat, lon, name, address = {} }: Entry) {
  const { city, town, village, municipality, hamlet, county, state, country, country_code } = address
  const settlement = city ?? town ?? village ?? municipality ?? hamlet ?? county ?? state ?? country
  return toPlace({
    id: `nominatim:${place_id}`,
    town: settlement,
    parts: [name, settlement, state, country],
    countryCode: country_code,
    lat,
    lng: lon,
  })
}

/**
 * A Nominatim server of the operator's own: `GET /search`. It finds whole names rather than their beginnings, and the
 * public one forbids what a field asks while somebody types.
 */
export function nominatimProvider(base: string): PlaceProvider {
  return {
    source: 'openstreetmap',
    search: async ({ text: q, language, limit }) => {
      const query = { q, format: 'jsonv2', addressdetails: '1', limit: String(limit) }
      const headers = { 'accept-language': language, 'user-agent': PRODUCT_NAME }
      const entries = await askJson(addressBelow(base, '/search', query), answerSchema, { headers })
      return distinctPlaces(entries.map(readEntry), limit)
    },
  }
}
