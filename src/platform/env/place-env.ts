import * as z from 'zod'
import { isOpenWire } from './open-wire.ts'
import { token, webAddress } from './setting-kinds.ts'

/** Who looks up places: the built-in table, an OpenStreetMap search of the operator's own, or Google. */
const PLACE_PROVIDERS = ['gazetteer', 'photon', 'nominatim', 'google'] as const

/** The variables of the place field, and those by which Google's map script is loaded. */
export const placeEnv = {
  PLACES_PROVIDER: z.enum(PLACE_PROVIDERS).default('gazetteer'),
  /** The base address of Photon or Nominatim; for Google only to ask a proxy instead. */
  PLACES_URL: webAddress.refine((base) => !/[?#]/.test(base), 'must end with its host or a path').optional(),
  GOOGLE_PLACES_KEY: token.optional(),
  GOOGLE_MAPS_VERSION: z
    .string()
    .regex(/^(weekly|quarterly|beta|alpha|\d+(\.\d+)?)$/, 'must be weekly, quarterly or a version')
    .default('weekly'),
  /** As in en or fr-CA; unset, the reader's own. */
  GOOGLE_MAPS_LANGUAGE: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language, as in fr-CA')
    .optional(),
  /** As in GB: whose addresses come first. */
  GOOGLE_MAPS_REGION: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a country of two letters, as in GB')
    .optional(),
  GOOGLE_MAPS_LIBRARIES: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/, 'must be names with commas between them')
    .default('places'),
}

/** Names what the chosen provider lacks. `present` holds no empty variables. */
export function placeProblems(present: Record<string, string | undefined>): string[] {
  const { PLACES_PROVIDER: provider = 'gazetteer', PLACES_URL: url, GOOGLE_PLACES_KEY: key } = present
  if (provider === 'google') {
    return [
      ...(key ? [] : ['GOOGLE_PLACES_KEY: missing, PLACES_PROVIDER asks for it']),
      ...(url && isOpenWire(url) ? ['PLACES_URL: must begin with https://, the key is sent there'] : []),
    ]
  }
  const needsUrl = provider === 'photon' || provider === 'nominatim'
  return needsUrl && !url ? ['PLACES_URL: missing, PLACES_PROVIDER asks for it'] : []
}
