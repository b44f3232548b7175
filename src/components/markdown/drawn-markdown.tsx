import { DRAWN_UNDER, RANK_MAX } from './heading-ranks.ts'

/** Letters of the writer's own cannot look like this: the renderer writes their `<` as `&lt;`. */
const HEADING_TAG = /<(\/?)h([1-6])(?=[ >])/gu

function lowerHeadings(html: string, byRanks: number): string {
  if (byRanks === 0) return html
  return html.replaceAll(
    HEADING_TAG,
    (_, slash: string, rank: string) => `<${slash}h${Math.min(RANK_MAX, Number(rank) + byRanks)}`,
  )
}

export type DrawnMarkdownProps = {
  /** As `markdownHtml` drew it on our server, and nothing else: it goes into the page as it is. */
  html: string
  /** The level of the heading above it. */
  underHeading: 2 | 3
}

/** Somebody's formatted text that the server has drawn already, so that no browser fetches the renderer for it. */
export function DrawnMarkdown({ html, underHeading }: DrawnMarkdownProps) {
  const ranked = lowerHeadings(html, underHeading - DRAWN_UNDER)
  // Made of Markdown, without the writer's HTML (ADR 14).
  return <div className="prose" dangerouslySetInnerHTML={{ __html: ranked }} />
}
