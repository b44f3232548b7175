const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const BITS_31 = 0x7fffffff

/**
 * A number of 31 bits for a text, the same on every machine and for ever (FNV-1a over UTF-16 units): it fits an integer
 * of the database.
 *
 * @example hashId('skill|python')
 */
export function hashId(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return (hash ^ (hash >>> 15)) & BITS_31
}
