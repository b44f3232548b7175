import { hasTags } from './has-tags.ts'
import { parseHtml } from './parse-html.ts'
import { unescaped } from './unescaped.ts'

/** What stands on lines of its own. */
const BLOCKS = new Set(
  [
    ...[
      'p div section article header footer main aside nav figure figcaption address blockquote pre table caption tr',
    ],
    ...['h1 h2 h3 h4 h5 h6 ul ol dl dt dd form fieldset details summary center hr'],
  ].flatMap((names) => names.split(' ')),
)
const CELLS = new Set(['td', 'th'])
/** Gone with all they hold. */
const DROPPED = new Set(['script', 'style', 'template', 'svg', 'math', 'object', 'select', 'textarea'])

function linesOfTags(html: string): string {
  const pieces: string[] = []
  let dropped = 0
  parseHtml(html, () => ({
    onopentag(name) {
      if (DROPPED.has(name)) dropped += 1
      if (BLOCKS.has(name) || name === 'br') pieces.push('\n')
      if (name === 'li') pieces.push('\n• ')
      if (CELLS.has(name)) pieces.push(' ')
    },
    onclosetag(name) {
      if (DROPPED.has(name)) dropped -= 1
      if (BLOCKS.has(name)) pieces.push('\n')
    },
    ontext(text) {
      if (dropped === 0) pieces.push(text.replaceAll(/\s+/g, ' '))
    },
  }))
  return pieces.join('').replaceAll(/ {2,}/g, ' ')
}

/**
 * HTML, escaped HTML or plain text as lines without any markup: each paragraph one, and each item of a list one that
 * begins with '• '. Lines of plain text stay as they are.
 *
 * @example plainLines('<p>Tom &amp; I:</p><ul><li>Rye</li></ul>') // 'Tom & I:\n• Rye'
 */
export function plainLines(html: string): string {
  const said = unescaped(html)
  if (!hasTags(said)) return said
  const lines = linesOfTags(said).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}
