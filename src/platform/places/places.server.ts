import type { FoundPlace } from '#/domain/place/found-place.ts'
import { db } from '#/db/client.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import { searchGazetteer } from './gazetteer/search-gazetteer.server.ts'
import type { ChosenPlace, PlaceProvider, PlaceQuery, PlaceSource } from './place-provider.ts'
import { googleProvider } from './providers/google.server.ts'
import { nominatimProvider } from './providers/nominatim.server.ts'
import { photonProvider } from './providers/photon.server.ts'
import { toTown, toTowns } from './town-level.server.ts'

/** Far more than anybody types, and few enough that nobody copies the table through it or runs up a bill. */
const LOOK_UPS = { max: 600, windowSeconds: 600 }

const GAZETTEER: PlaceProvider = { source: 'geonames', search: searchGazetteer }

/** The provider of the environment. Its variables were checked together when the server started. */
function chosenProvider(): PlaceProvider {
  const { PLACES_PROVIDER: name, PLACES_URL: base, GOOGLE_PLACES_KEY: key, ...more } = env()
  if (name === 'photon' && base) return photonProvider(base)
  if (name === 'nominatim' && base) return nominatimProvider(base)
  if (name === 'google' && key) {
    return googleProvider({ key, base, language: more.GOOGLE_MAPS_LANGUAGE, region: more.GOOGLE_MAPS_REGION })
  }
  return GAZETTEER
}

/** Places that answer what was typed, and whose data they are. */
export type PlacesAnswer = { places: FoundPlace[]; source: PlaceSource }

/**
 * Looks places up by the provider of the environment. When that one fails, the built-in gazetteer answers, so that the
 * field goes on working; the log says that it failed, and never what was typed.
 */
export async function findPlaces(query: PlaceQuery): Promise<PlacesAnswer> {
  const provider = chosenProvider()
  try {
    const places = await provider.search(query)
    const isTowns = query.level === 'town' && provider !== GAZETTEER
    return { places: isTowns ? await toTowns(places) : places, source: provider.source }
  } catch (error) {
    if (provider === GAZETTEER) throw error
    log().warn({ provider: provider.source, reason: String(error) }, 'places are looked up in the gazetteer')
    return { places: await GAZETTEER.search(query), source: GAZETTEER.source }
  }
}

/** Where a chosen place lies, of a provider that had kept it back; null when nobody can tell, which is no fault. */
export async function locatePlace(chosen: ChosenPlace): Promise<FoundPlace | null> {
  const provider = chosenProvider()
  try {
    const place = (await provider.locate?.(chosen)) ?? null
    return place && chosen.level === 'town' ? await toTown(place) : place
  } catch (error) {
    log().warn({ provider: provider.source, reason: String(error) }, 'a chosen place was not found again')
    return null
  }
}

/** Counts one look-up of a person; throws rate-limited when it is one too many. */
export async function countLookUp(userId: string): Promise<void> {
  const answer = await countUse(db(), { key: `places:${userId}`, ...LOOK_UPS })
  if (!answer.allowed) throw rateLimitedError(answer)
}
