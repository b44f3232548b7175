const ADDRESS_CHARACTERS_MAX = 2_000

/** An address on the web as browsers write it, or null: other schemes, relative addresses and overlong ones are none. */
export function toWebAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.href.length <= ADDRESS_CHARACTERS_MAX ? url.href : null
}
