import type { Handler } from 'htmlparser2'
import { parseHtml } from '#/platform/html/parse-html.ts'
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
/** Editors put a paragraph into every item; Markdown would set such a list wide. */
const LONE_PARAGRAPH = /<li>\s*<p>([^<]*(?:<(?!\/?(?:p|li|ul|ol)>)[^<]*){0,500})<\/p>\s*(?=<\/li>|<[uo]l>)/g

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
  parseHtml(html, () => cleanerOf(pieces), { recognizeSelfClosing: true })
  return pieces.join('').replaceAll(LONE_PARAGRAPH, '<li>$1')
}

function cleanerOf(pieces: string[]): Partial<Handler> {
  const closings: string[] = []
  let droppedAt: number | null = null
  let depth = 0
  return {
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
  }
}
