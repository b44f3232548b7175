/** What mail programs make links of, and what no name has: ends of lines and the like. Each is read in one pass. */
const PATTERNS = [/\p{Cc}/u, /:\/\/|\bwww\./iu, /[\p{L}\p{Nd}]\.\p{L}{2,}[/?#:]/u, /[^\s@]@[^\s@]+\.\p{L}/u]

/** Whether a text holds a web address, a mail address or the end of a line. `Booking.com` holds none. */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC')
  return PATTERNS.some((pattern) => pattern.test(plain))
}
