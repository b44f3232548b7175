import type { TextLine } from '#/domain/text/text-line.ts'
import { headingOf } from './cv-headings.ts'
import { takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { isContact } from './cv-margins.ts'

type Page = readonly TextLine[]
type Side = 'left' | 'right' | 'across'

const LINES_MIN = 3

function sideOf(line: TextLine, gutter: number): Side {
  if (line.x >= gutter - 1) return 'right'
  return line.x + line.width <= gutter + 1 ? 'left' : 'across'
}

const signsOf = (line: TextLine) => ({
  isHeading: headingOf(line.text) !== null,
  isDated: takeDates(line.text).span !== null,
  isContact: isContact(line),
})
type Signs = ReadonlyMap<TextLine, ReturnType<typeof signsOf>>

/** What stands beside something else is a column when it has a heading of its own, or says how to reach somebody. */
function isColumn(lines: Page, signs: Signs): boolean {
  const content = lines.filter((line) => !signs.get(line)?.isHeading)
  const dated = content.filter((line) => signs.get(line)?.isDated).length
  if (lines.length < LINES_MIN || content.length < 2 || dated > content.length / 2) return false
  return content.length < lines.length || content.some((line) => signs.get(line)?.isContact)
}

/** The longest run of lines, from top to bottom, of which none goes across the gutter. */
function longestRun(page: Page, gutter: number): [from: number, to: number] {
  let best: [number, number] = [0, 0]
  let from = 0
  for (let index = 0; index <= page.length; index += 1) {
    const line = page[index]
    if (line && sideOf(line, gutter) !== 'across') continue
    if (index - from > best[1] - best[0]) best = [from, index]
    from = index + 1
  }
  return best
}

type Split = { gutter: number; from: number; to: number; score: number }

/** The column that stands beside the other: the narrower one. */
function besideOf(page: Page, gutter: number): Side {
  const edge = Math.max(...page.map(({ x, width }) => x + width))
  const start = Math.min(...page.map(({ x }) => x))
  return gutter - start < edge - gutter ? 'left' : 'right'
}

function judge(page: Page, gutter: number, signs: Signs): Split {
  const [from, to] = longestRun(page, gutter)
  const run = page.slice(from, to)
  const left = run.filter((line) => sideOf(line, gutter) === 'left')
  const right = run.filter((line) => sideOf(line, gutter) === 'right')
  const main = besideOf(page, gutter) === 'left' ? right : left
  const hasHeading = main.some((line) => signs.get(line)?.isHeading)
  const areColumns = isColumn(left, signs) && isColumn(right, signs) && hasHeading
  return { gutter, from, to, score: areColumns ? Math.min(left.length, right.length) : 0 }
}

function findSplit(page: Page): Split | null {
  const starts = new Map<number, number>()
  for (const { x } of page) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1)
  const gutters = [...starts].filter(([, lines]) => lines >= LINES_MIN).map(([x]) => x)
  const signs = new Map(page.map((line) => [line, signsOf(line)]))
  const best = gutters.map((gutter) => judge(page, gutter, signs)).toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best : null
}

/**
 * The lines of a CV as they are read, page by page: the main column of every page, and what stands beside it. Dates beside what they
 * date are no column.
 */
export function readColumns(pages: readonly Page[]): { main: TextLine[][]; side: TextLine[][] } {
  const main: TextLine[][] = []
  const side: TextLine[][] = []
  let known: Split | null = null
  for (const page of pages) {
    const own = findSplit(page)
    const run = known && !own ? longestRun(page, known.gutter) : null
    const split: Split | null = own ?? (known && run ? { ...known, from: run[0], to: run[1] } : null)
    known ??= own
    if (!split) {
      main.push([...page])
      side.push([])
      continue
    }
    const beside = besideOf(page, split.gutter)
    const isBeside = (line: TextLine, index: number) =>
      index >= split.from && index < split.to && sideOf(line, split.gutter) === beside
    main.push(page.filter((line, index) => !isBeside(line, index)))
    side.push(page.filter(isBeside))
  }
  return { main, side }
}
