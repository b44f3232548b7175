import MarkdownIt, { type StateCore, type Token } from 'markdown-it'
import { foreignLinks } from './foreign-links.ts'
import { DRAWN_UNDER, headingRanks } from './heading-ranks.ts'

/**
 * Tags are read one by one and left out: what stands between them is somebody's text and stays. Whole blocks of HTML
 * would be left out with their text.
 */
const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_block')
// For `www.`: without it only what names a protocol is a link.
parser.linkify.set({ fuzzyLink: true })
// `foreignLinks` decides which links lead anywhere, and leaves the text of the others.
parser.validateLink = () => true
parser.core.ruler.push('foreign_links', ({ tokens }: StateCore) => {
  for (const token of tokens) if (token.children) token.children = foreignLinks(token.children)
})
parser.core.ruler.push('ranked_headings', ({ tokens, env }: StateCore) =>
  rankHeadings(tokens, Number(env.underHeading)),
)
parser.core.ruler.push('aligned_cells', ({ tokens }: StateCore) => tokens.forEach(alignByClass))

/** What is left of tags and pictures alone. The writer's own `<` is `&lt;` in HTML. */
const EMPTY_PARAGRAPH = /<p>\s*<\/p>/gu

const NOTHING = () => ''
Object.assign(parser.renderer.rules, {
  html_inline: NOTHING,
  image: NOTHING,
  s_open: () => '<del>',
  s_close: () => '</del>',
})

function rankHeadings(tokens: Token[], underHeading: number): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open')
  const ranks = headingRanks(
    headings.map(({ tag }) => Number(tag.slice(1))),
    underHeading,
  )
  const closings = tokens.filter(({ type }) => type === 'heading_close')
  for (const [index, rank] of ranks.entries()) {
    for (const half of [headings[index], closings[index]]) if (half) half.tag = `h${rank}`
  }
}

const ALIGNED: Record<string, string | undefined> = {
  'text-align:center': 'text-center',
  'text-align:right': 'text-end',
}

/** The page's security policy knows no styles in attributes. */
function alignByClass(token: Token): void {
  const style = token.attrGet('style')
  if (style === null) return
  const aligned = ALIGNED[String(style)]
  token.attrs = aligned ? [['class', aligned]] : null
}

/**
 * The HTML of a Markdown text under a heading of a level, by default the one that the server draws for: no HTML of the
 * writer's own, no pictures, no scripts (ADR 14). The same for people and machines, in browsers and on the server.
 */
export function markdownHtml(markdown: string, underHeading = DRAWN_UNDER): string {
  return parser.render(markdown, { underHeading }).replaceAll(EMPTY_PARAGRAPH, '').trim()
}
