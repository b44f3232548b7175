import * as z from 'zod'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { isCountryCode } from '#/domain/place/place.ts'
import { hasBegun, isLikelyYear } from '#/domain/profile/entry-dates.ts'
import { visibleText } from '#/domain/text/visible-text.ts'
import { isWebAddress } from '#/domain/text/web-address.ts'
import { monthIndex } from '#/domain/time/iso-date.ts'
import { PROFILE_LIMITS } from './profile-limits.ts'

/** Text of any length up to `max`, without surrounding space; '' is allowed. */
export function text(max: number, message = 'profile.invalid.tooLong') {
  return z.string('profile.invalid.text').overwrite(visibleText).trim().max(max, message)
}

/** Text that must be there; `message` says what is missing. */
export function needed(min: number, max: number, message: string) {
  return text(max).min(min, message)
}

/** A whole number in a range, or null; `message` names the range. */
export function whole(min: number, max: number, message: string) {
  return z.int(message).min(min, message).max(max, message).nullable()
}

/** One of a vocabulary. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, 'profile.invalid.choice')
}

/** Several of a vocabulary, each once, in the vocabulary's own order. */
export function someOf<const Values extends readonly string[]>(values: Values, max: number = values.length) {
  const order = (chosen: Values[number][]) => values.filter((value) => chosen.includes(value))
  return z.array(oneOf(values)).max(max, 'profile.invalid.tooMany').overwrite(order)
}

/** A list with an upper end. */
export function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max, 'profile.invalid.tooMany')
}

/** A month as `YYYY-MM`; it may be to come: an expected end, a licence that runs on. */
export const month = z
  .string('profile.invalid.month')
  .refine((value) => monthIndex(value) !== null, 'profile.invalid.month')
  .refine(isLikelyYear, 'profile.invalid.year')

/** A month in which something was done already. */
export const pastMonth = month.refine((value) => hasBegun(value, new Date()), 'profile.invalid.notYet')

const hasScheme = (address: string) => /^[a-z][a-z\d+-]*:/i.test(address)
const withScheme = (address: string) =>
  address === '' || hasScheme(address) ? address : `https://${address}`

/** A web address or ''; `example.com` is read as `https://example.com`, and none passes that looks like another one. */
export const webAddress = z
  .string('profile.invalid.text')
  .trim()
  .max(PROFILE_LIMITS.urlMax, 'profile.invalid.tooLong')
  .overwrite(withScheme)
  .refine((value) => value === '' || isWebAddress(value), 'profile.invalid.url')

export const country = z.string().refine(isCountryCode, 'profile.invalid.choice').nullable()

/** Degrees of latitude (90) or longitude (180); null when the place is not known to us. */
export function degrees(max: 90 | 180) {
  return z.number().min(-max).max(max).nullable()
}

/** The name a list entry keeps while it is moved and edited; the browser gives it. */
export const entryId = z.string().min(1).max(64)

/** The address of a video that was uploaded for a profile, in the one form that is kept; null for none. */
export const storedVideo = z
  .string('error.wrongUpload')
  .max(PROFILE_LIMITS.urlMax, 'error.wrongUpload')
  .refine(
    (address) => storedAddress(address, { storageBase: FILES_PATH, folder: 'profile-videos' }) === address,
    'error.wrongUpload',
  )
  .nullable()
