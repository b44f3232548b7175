import { DRAWN_UNDER } from './heading-ranks.ts'
import { markdownParser } from './markdown-parser.ts'

const parser = markdownParser()
const withoutTables = markdownParser().disable('table')

/** Every row of a table is filled up to its columns: without an end a short text would make megabytes. */
const CELLS_MAX = 5_000
const BETWEEN_HEAD_AND_ROWS = /^[-:|\s>]+$/u

const columnsOf = (line: string) => (BETWEEN_HEAD_AND_ROWS.test(line) ? line.split('|').length : 0)

/** Whether a text's tables, however few letters they are written in, stay of a size that somebody reads. */
function hasFewCells(markdown: string): boolean {
  const lines = markdown.split(/\r\n?|\n/u)
  return lines.every((line) => columnsOf(line) * lines.length <= CELLS_MAX)
}

/**
 * The HTML of a Markdown text under a heading of a level, by default the one that the server draws for: no HTML of the
 * writer's own, no pictures, no scripts (ADR 14). The same for people and machines, in browsers and on the server.
 * Empty where there is nothing to read.
 */
export function markdownHtml(markdown: string, underHeading = DRAWN_UNDER): string {
  const reader = hasFewCells(markdown) ? parser : withoutTables
  return reader.render(markdown, { underHeading }).trim()
}
