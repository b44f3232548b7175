import { plainLines } from './plain-lines.ts'

/**
 * Text as a person reads it, on one line: entities decoded, tags gone, spaces folded.
 *
 * @example plainText('R&amp;D <b>Engineer</b>') // 'R&D Engineer'
 */
export function plainText(html: string): string {
  return plainLines(html).replaceAll(/\s+/g, ' ').trim()
}
