/** What mail programs make links of, and what no name has: ends of lines and the like. Each is read in one pass. */
const NO_NAME = [
  /\p{Cc}/u,
  /:\/\/|\bwww\./iu,
  /[\p{L}\p{Nd}]\.\p{L}{2,}[/?#:]/u,
  /[^\s@]@[^\s@]+\.\p{L}/u,
  /\p{Nd}{5}/u,
  /(?:\p{Nd}[\s().+-]?){9}/u,
]

/**
 * Whether a text can be the name of a person or a company, as others read it in mails of ours: it holds no web address,
 * no mail address, no telephone number and no end of a line. A name such as `Booking.com` is one.
 */
export function isPlainName(text: string): boolean {
  const plain = text.normalize('NFKC')
  return !NO_NAME.some((pattern) => pattern.test(plain))
}
