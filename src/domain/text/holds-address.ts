import { LINK_SIGNS } from './link-signs.ts'

const PATTERNS = [...LINK_SIGNS, /\p{Cc}/u, /[\p{L}\p{Nd}]\.\p{L}{2,}[/?#:]/u]

/** Whether a text holds a web address, a mail address or the end of a line. `Booking.com` holds none. */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC')
  return PATTERNS.some((pattern) => pattern.test(plain))
}
