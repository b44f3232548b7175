import { decodeEntities } from './decode-entities.ts'
import { hasTags } from './has-tags.ts'
import { textOfHtml } from './text-of-html.ts'

/**
 * Text as a person reads it: entities decoded, tags gone, spaces folded.
 *
 * @example plainText('R&amp;D <b>Engineer</b>') // 'R&D Engineer'
 */
export function plainText(html: string): string {
  const text = hasTags(html) ? textOfHtml(html) : decodeEntities(html)
  return text.replaceAll(/\s+/g, ' ').trim()
}
