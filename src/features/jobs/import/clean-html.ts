import { Parser } from 'htmlparser2'
import { toWebAddress } from './web-address.ts'

/** What stays, as it is. */
const KEPT = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'strong', 'b', 'em', 'i'],
])
/** What stands on lines of its own. Rows of a table become such lines. */
const BLOCKS = new Set([
  ...[
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'figure',
    'figcaption',
    'address',
  ],
  ...['dl', 'dt', 'dd', 'table', 'caption', 'tr', 'pre', 'center', 'form', 'fieldset', 'details', 'summary'],
])
const CELLS = new Set(['td', 'th'])
/** Gone with all they hold. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'select',
  'svg',
  'math',
  'object',
])
/** Nobody nests text deeper, and whoever walks the tree afterwards calls itself once a level. */
const DEPTH_MAX = 40
/** The parser grows slower with every tag that is open. From here on it starts anew, as if all were closed. */
const OPEN_TAGS_MAX = 2_000
/** Editors put a paragraph into every item; Markdown would set such a list wide. */
const LONE_PARAGRAPH = /<li>\s*<p>([^<]*(?:<(?!\/?(?:p|li|ul|ol)>)[^<]*){0,500})<\/p>\s*(?=<\/li>|<[uo]l>)/g
const CHUNK_CHARACTERS = 65_536

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', ' ')

function openTag(name: string, attributes: Record<string, string>): [open: string, close: string] {
  if (KEPT.has(name)) return [`<${name}>`, `</${name}>`]
  if (BLOCKS.has(name)) return ['<div>', '</div>']
  if (CELLS.has(name)) return ['', ' · ']
  if (name === 'br' || name === 'hr') return [`<${name}>`, '']
  if (name !== 'a') return ['', '']
  const address = toLinkAddress(attributes.href ?? '')
  return address === null ? ['', ''] : [`<a href="${escapeText(address).replaceAll('"', '&quot;')}">`, '</a>']
}

function toLinkAddress(href: string): string | null {
  const mail = /^\s*(mailto:[^\s<>]{1,500})\s*$/i.exec(href)?.[1]
  return mail ?? toWebAddress(href)
}

/**
 * HTML of a few tags that say how a text is built, without attributes but for the addresses of links. Scripts, styles
 * and pictures are gone, the text of everything else stays. Its depth is bounded, however deep the original is.
 */
export function cleanHtml(html: string): string {
  const pieces: string[] = []
  let cleaner = startCleaner(pieces)
  for (let from = 0; from < html.length;) {
    // A piece ends with a tag, so that a parser that starts anew begins with no half of one.
    const lastTag = html.lastIndexOf('>', from + CHUNK_CHARACTERS)
    const to = lastTag >= from ? lastTag + 1 : from + CHUNK_CHARACTERS
    cleaner.parser.write(html.slice(from, to))
    from = to
    if (cleaner.openTags() < OPEN_TAGS_MAX) continue
    cleaner.parser.end()
    cleaner = startCleaner(pieces)
  }
  cleaner.parser.end()
  return pieces.join('').replaceAll(LONE_PARAGRAPH, '<li>$1')
}

function startCleaner(pieces: string[]): { parser: Parser; openTags: () => number } {
  const closings: string[] = []
  let droppedAt: number | null = null
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (droppedAt === null && DROPPED.has(name)) droppedAt = closings.length
        const isShown = droppedAt === null && depth < DEPTH_MAX
        const [open, close] = isShown ? openTag(name, attributes) : ['', '']
        if (close.startsWith('</')) depth += 1
        pieces.push(open)
        closings.push(close)
      },
      onclosetag() {
        const close = closings.pop() ?? ''
        if (close.startsWith('</')) depth -= 1
        if (droppedAt === null) pieces.push(close)
        if (droppedAt === closings.length) droppedAt = null
      },
      ontext(text) {
        if (droppedAt === null) pieces.push(escapeText(text))
      },
    },
    { recognizeSelfClosing: true },
  )
  return { parser, openTags: () => closings.length }
}
