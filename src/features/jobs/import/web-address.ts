import { namesUser } from '#/domain/text/web-address.ts'

const ADDRESS_CHARACTERS_MAX = 2_000

/** An address on the web as browsers write it, or null: other schemes, relative and overlong addresses and those
 * that name a user are none. */
export function toWebAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url || namesUser(text.trim()) || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.href.length <= ADDRESS_CHARACTERS_MAX ? url.href : null
}
