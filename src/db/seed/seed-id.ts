import { createHash } from 'node:crypto'

/**
 * The id of something in the demo: the same on every machine, and without the name in it, because an id shows in an
 * address while its owner may be anonymous. A valid UUID of version 8.
 */
export function seedId(key: string): string {
  const hex = createHash('sha256').update(`flightpath demo ${key}`).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-')
}
