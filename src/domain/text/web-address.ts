import * as z from 'zod'

/** Spaces, control characters and signs that are not seen or turn the order of others. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/u
/** What stands between the scheme and the name of the host, however the slashes are written. */
const CREDENTIALS = /^https?:[/\\]*[^/\\?#]*@/iu

const onWeb = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

/** Whether an address names a user before its host, and so looks like another one. */
export const namesUser = (address: string): boolean => CREDENTIALS.test(address)

/**
 * Whether a text is an address on the web that leads where it says it leads. One that names a user is refused: in
 * `https://www.gov.uk@evil.example` the host is the last part. So is one with signs that nobody sees, or that turn the
 * order of those after them.
 */
export function isWebAddress(address: string): boolean {
  return !HIDDEN.test(address) && !namesUser(address) && onWeb.safeParse(address).success
}

/** The same for addresses at which people hand over what they wrote: by https alone. */
export function isSecureWebAddress(address: string): boolean {
  return /^https:/iu.test(address) && isWebAddress(address)
}
