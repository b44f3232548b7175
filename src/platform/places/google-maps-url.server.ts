import type { Language } from '#/i18n/languages.ts'
import { env } from '#/platform/env/env.server.ts'
import { googleMapsUrl } from './google-maps-loader.ts'

/** The map script's address as the environment sets it up, in the reader's language unless it names one; null without a key. */
export function configuredGoogleMapsUrl(language: Language): string | null {
  const { GOOGLE_PLACES_KEY: key, ...maps } = env()
  if (!key) return null
  return googleMapsUrl({
    key,
    version: maps.GOOGLE_MAPS_VERSION,
    language: maps.GOOGLE_MAPS_LANGUAGE ?? language,
    region: maps.GOOGLE_MAPS_REGION,
    libraries: maps.GOOGLE_MAPS_LIBRARIES.split(','),
  })
}
