import * as z from 'zod'
import { isCountryCode } from '#/domain/place/place.ts'
import { LANGUAGES } from '#/i18n/languages.ts'

/** The longest text that is looked up, and the longest label: what the fields hold that take it. */
export const PLACE_TEXT_MAX = 200

/** Made anew by the browser for what is typed until a place is chosen. */
const session = z.uuid().optional()
const language = z.enum(LANGUAGES)

export const searchPlacesSchema = z.object({
  text: z.string().trim().min(1).max(PLACE_TEXT_MAX),
  language,
  country: z.string().refine(isCountryCode).optional(),
  session,
})

export const locatePlaceSchema = z.object({ id: z.string().min(1).max(320), language, session })
