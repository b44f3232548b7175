import { createHash } from 'node:crypto'

const KEY_CHARACTERS_MAX = 200

/**
 * The key by which an advertisement is found again: its source, and what tells it from the others there. '' when none of
 * the parts says anything. A long key is replaced by its hash.
 *
 * @example importKey('greenhouse', '127817') // 'greenhouse:127817'
 */
export function importKey(source: string, ...parts: readonly string[]): string {
  if (parts.every((part) => part === '')) return ''
  const key = `${source}:${parts.join('/')}`
  if (key.length <= KEY_CHARACTERS_MAX) return key
  return `${source}:${createHash('sha256').update(key).digest('hex')}`
}
