import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { DRAWN_UNDER } from './heading-ranks.ts'
import { MarkdownElements } from './markdown-body.tsx'

/** Characters of text and HTML that are kept: some two thousand job descriptions. */
const KEPT_CHARS_MAX = 12_000_000

const kept = new LRUCache<string, string>({
  maxSize: KEPT_CHARS_MAX,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
})

/** The HTML of a Markdown text, drawn anew: for who goes through all of them and would push the others out. */
export function drawMarkdownHtml(markdown: string): string {
  return renderToStaticMarkup(<MarkdownElements underHeading={DRAWN_UNDER}>{markdown}</MarkdownElements>)
}

/**
 * The HTML of a Markdown text, by the component that shows it on a page: what machines read is what people see. For the
 * server alone: it draws with React's server renderer, which is larger than the whole page. Drawing takes a
 * millisecond or more, so that lately drawn texts are kept.
 */
export function markdownHtml(markdown: string): string {
  const known = kept.get(markdown)
  if (known !== undefined) return known
  const html = drawMarkdownHtml(markdown)
  kept.set(markdown, html)
  return html
}
