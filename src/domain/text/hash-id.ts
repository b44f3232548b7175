const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const BITS_31 = 0x7fffffff

/**
 * A number of 31 bits for a text, never 0, the same on every machine and for ever (FNV-1a over UTF-16 units, mixed at the
 * end, or the last letters alone would differ in few bits): it fits an integer of the database.
 *
 * @example hashId('skill|python')
 */
export function hashId(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) & BITS_31 || 1
}
