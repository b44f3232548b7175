import { RANK_MAX } from './heading-ranks.ts'

/** A node of the tree between Markdown and its elements, as far as it matters here. */
type HtmlNode = { type: string; tagName?: string; children?: HtmlNode[] }

function headingsOf(node: HtmlNode): HtmlNode[] {
  const own = /^h[1-6]$/u.test(node.tagName ?? '') ? [node] : []
  return [...own, ...(node.children ?? []).flatMap(headingsOf)]
}

/**
 * People write headings for a page of their own, and by their looks. Here the first begins right below the heading
 * that the text stands under, and none skips a rank, so that a screen reader's outline has no holes.
 * @example Under an h2, `## One` and `##### Two` become h3 and h4.
 */
export function rankHeadings(underHeading: number) {
  return (tree: HtmlNode): void => {
    const open: number[] = []
    for (const heading of headingsOf(tree)) {
      const written = Number(heading.tagName?.slice(1))
      while ((open.at(-1) ?? 0) >= written) open.pop()
      open.push(written)
      heading.tagName = `h${Math.min(RANK_MAX, underHeading + open.length)}`
    }
  }
}
