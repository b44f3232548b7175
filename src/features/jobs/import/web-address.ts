import { namesUser } from '#/domain/text/web-address.ts'

const ADDRESS_CHARACTERS_MAX = 2_000

/** An address on the web as browsers write it, or null: other schemes, relative and overlong addresses and those
 * that name a user are none. */
export function toWebAddress(said: string): string | null {
  const text = said.trim().replaceAll(/&(?:amp|#0*38|#x26);/gi, '&')
  const url = URL.parse(text)
  if (!url || namesUser(text) || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.href.length <= ADDRESS_CHARACTERS_MAX ? url.href : null
}
