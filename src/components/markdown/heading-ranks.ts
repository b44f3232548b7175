import type { Token } from 'markdown-it'

/** The lowest heading there is. */
export const RANK_MAX = 6

/** The rank of the heading under which the server draws a text; who shows it under a lower one lowers its headings. */
export const DRAWN_UNDER = 2

/**
 * People write headings for a page of their own, and by their looks. Here the first begins right below the heading
 * that the text stands under, and none skips a rank, so that a screen reader's outline has no holes.
 * @example Under an h2, `## One` and `##### Two` become h3 and h4.
 */
export function rankHeadings(tokens: readonly Token[], underHeading: number): void {
  const open: number[] = []
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      const written = Number(token.tag.slice(1))
      while ((open.at(-1) ?? 0) >= written) open.pop()
      open.push(written)
    }
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(RANK_MAX, underHeading + open.length)}`
    }
  }
}
