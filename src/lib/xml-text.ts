/** Controls, the two that are no characters, and halves of characters: what XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/**
 * A text without what XML forbids even as an escape; one such character makes a whole document unreadable. Escaping the
 * rest is for whoever writes the XML.
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function xmlText(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}
