import TurndownService from 'turndown'
import { cleanHtml } from './clean-html.ts'
import { hasTags } from '#/platform/html/has-tags.ts'
import { unescaped } from '#/platform/html/unescaped.ts'

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
})
const escapeMarks = turndown.escape.bind(turndown)
turndown.escape = (text) => withPlainAddresses(withoutTags(escapeMarks(text)))

/**
 * A description as Markdown, whole: HTML, HTML whose markup is itself escaped, or plain text. What is no text is gone
 * (scripts, styles, pictures), links lead to the web or to a mail, and no tag is left: `<b>` as text is `&lt;b>`.
 */
export function htmlToMarkdown(html: string): string {
  const source = unescaped(html)
  const markdown = hasTags(source) ? turndown.turndown(cleanHtml(source)) : plainToMarkdown(source)
  return (
    markdown
      .replaceAll(/^[ \t]+$/gm, '')
      // Behind the last cell of a row.
      .replaceAll(/ ·[ \t]*$/gm, '')
      .replaceAll(/^( *-) {3}(?=\S)/gm, '$1 ')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** An address that stands in the text is found by its letters: no mark is escaped in it. */
function withPlainAddresses(text: string): string {
  return text.replaceAll(/(?:https?:\/\/|www\.|(?<![\w.+\\-])[\w.+\\-]{1,100}@)\S+/giu, (address) =>
    address.replaceAll('\\_', '_'),
  )
}

/** Only the beginning of a tag, a comment or an entity is escaped: "5 < 7 & 8" reads better as it is. */
function withoutTags(text: string): string {
  return text.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll(/<(?=[a-z/!?])/gi, '&lt;')
}

/** Plain text keeps its lines and lists; brackets are escaped, because they could make a link. */
function plainToMarkdown(text: string): string {
  return withoutTags(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[[\]]/g, '\\$&')
    .replaceAll(/^[ \t]*[•·▪◦‣●]\s*/gm, '- ')
}
