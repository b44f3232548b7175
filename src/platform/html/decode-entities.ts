import { textOfHtml } from './text-of-html.ts'

/**
 * Text with its entities decoded once: markup that was escaped comes out as markup, and what stands there stays.
 *
 * @example decodeEntities('&lt;p&gt;Tom &amp;amp; I') // '<p>Tom &amp; I'
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? textOfHtml(text.replaceAll('<', '&lt;')) : text
}
