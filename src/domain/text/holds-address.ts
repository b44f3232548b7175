import { LINK_SIGNS } from './link-signs.ts'
import { asMailsRead } from './plain-signs.ts'

const PATTERNS = [...LINK_SIGNS, /\p{Cc}/u, /[\p{L}\p{M}\p{Nd}]\.\p{L}[\p{L}\p{M}]+[/?#:]/u]

/** Whether a text holds a web address, a mail address or the end of a line. `Booking.com` holds none. */
export function holdsAddress(text: string): boolean {
  const plain = asMailsRead(text)
  return PATTERNS.some((pattern) => pattern.test(plain))
}
