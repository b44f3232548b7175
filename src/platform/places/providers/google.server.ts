import * as z from 'zod'
import type { Language } from '#/i18n/languages.ts'
import type { PlaceProvider } from '../place-provider.ts'
import { addressBelow, askJson } from './ask-json.server.ts'
import { toPlace } from './to-place.ts'

/** Where Google's places are asked for when the environment names no other address. */
const GOOGLE_PLACES_URL = 'https://places.googleapis.com'

export type GoogleOptions = { key: string; base?: string; language?: string; region?: string }

const said = z.object({ text: z.string() })

const suggestionsSchema = z.object({
  // An answer without any is an empty object.
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text: said,
          structuredFormat: z.object({ mainText: said }).optional(),
        }),
      }),
    )
    .default([]),
})

const detailsSchema = z.object({
  id: z.string(),
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string().optional(), types: z.array(z.string()) }))
    .default([]),
})

/** Each field that is asked for has its price: nothing but what is read. */
const SUGGESTION_FIELDS = [
  'suggestions.placePrediction.placeId',
  'suggestions.placePrediction.text.text',
  'suggestions.placePrediction.structuredFormat.mainText.text',
].join(',')
const DETAIL_FIELDS = 'id,formattedAddress,location,addressComponents'

const PREFIX = 'google:'
/** Google's ids, in an alphabet that is safe in a path. */
const GOOGLE_ID = /^google:([\w-]{1,300})$/
const LABEL_MAX = 200

/**
 * Google Places (New). Suggestions bring no coordinates: they are asked for once a place was chosen, in the session of
 * what was typed before, which Google bills as one.
 */
export function googleProvider(options: GoogleOptions): PlaceProvider {
  const base = options.base ?? GOOGLE_PLACES_URL
  const headersFor = (fields: string) => ({ 'x-goog-api-key': options.key, 'x-goog-fieldmask': fields })
  const manner = (language: Language, session?: string) => ({
    languageCode: options.language ?? language,
    ...(options.region && { regionCode: options.region }),
    ...(session && { sessionToken: session }),
  })
  return {
    source: 'google',
    search: async ({ text, language, limit, session, level }) => {
      const { suggestions } = await askJson(
        addressBelow(base, '/v1/places:autocomplete'),
        suggestionsSchema,
        {
          method: 'POST',
          headers: { ...headersFor(SUGGESTION_FIELDS), 'content-type': 'application/json' },
          body: JSON.stringify({
            ...{ input: text, ...manner(language, session) },
            // Google's word for towns of every size.
            ...(level === 'town' && { includedPrimaryTypes: ['(cities)'] }),
          }),
        },
      )
      return suggestions
        .slice(0, limit)
        .map(({ placePrediction: { placeId, text: label, structuredFormat } }) => ({
          id: PREFIX + placeId,
          label: label.text.slice(0, LABEL_MAX),
          town: structuredFormat?.mainText.text ?? label.text,
          ...{ countryCode: null, lat: null, lng: null },
        }))
    },
    locate: async ({ id, language, session }) => {
      const placeId = GOOGLE_ID.exec(id)?.[1]
      if (!placeId) return null
      const url = addressBelow(base, `/v1/places/${placeId}`, manner(language, session))
      const place = await askJson(url, detailsSchema, { headers: headersFor(DETAIL_FIELDS) })
      const partOf = (type: string) => place.addressComponents.find(({ types }) => types.includes(type))
      const { latitude: lat, longitude: lng } = place.location
      return toPlace({
        ...{ id, lat, lng, parts: [place.formattedAddress] },
        town: (partOf('locality') ?? partOf('postal_town'))?.longText,
        countryCode: partOf('country')?.shortText,
      })
    },
  }
}
