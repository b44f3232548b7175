import type { TextLine } from '#/domain/text/text-line.ts'
import { headingOf } from './cv-headings.ts'
import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { isContact } from './cv-margins.ts'
import { isPersonalLabel } from './rows-without-personal.ts'

type Page = readonly TextLine[]
type Side = 'left' | 'right' | 'across'

const LINES_MIN = 3
/** In points. */
const ALIKE = 3
const COLUMNS_MAX = 4
/** Places at which most lines begin are tried; a page of a CV has fewer. */
const GUTTERS_MAX = 200
/** In points: how little lines on one height differ. */
const LEVEL = 1.5
const ALONE_MIN = 6
const SAME_SIZE = 0.5
const PAIRED = 0.5
/** Where so many lines stand beside others that have no heading, they are labels of those. */
const MOSTLY_PAIRED = 0.85
const AS_WIDE = 0.8

function sideOf(line: TextLine, gutter: number): Side {
  if (line.x >= gutter - 1) return 'right'
  return line.x + line.width <= gutter + 1 ? 'left' : 'across'
}

const signsOf = (line: TextLine) => ({
  isHeading: headingOf(line.text) !== null,
  isDated: isOnlyDate(line.text),
  isLabel: line.text.endsWith(':') || isPersonalLabel(line.text),
  isContact: isContact(line),
})
type Signs = ReadonlyMap<TextLine, ReturnType<typeof signsOf>>

function mostAlike(places: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const place of places.map((one) => Math.round(one / ALIKE)))
    counts.set(place, (counts.get(place) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

/** Texts that end at one edge, and begin anywhere, belong to what they stand beside. */
const isRagged = (lines: Page) =>
  mostAlike(lines.map(({ x, width }) => x + width)) > mostAlike(lines.map(({ x }) => x))

/** Those of some lines that stand on one height with one of the others, as labels and what they label do. */
function pairedIn(lines: Page, others: Page): Page {
  const heights = new Set(others.flatMap(({ y }) => [Math.floor(y / LEVEL), Math.ceil(y / LEVEL)]))
  return lines.filter(({ y }) => heights.has(Math.floor(y / LEVEL)) || heights.has(Math.ceil(y / LEVEL)))
}

const pairedShare = (lines: Page, others: Page) => pairedIn(lines, others).length / Math.max(lines.length, 1)

/** Many lines that begin at one place and stand on heights of their own are a column whatever they say. */
const standsAlone = (lines: Page, others: Page) =>
  lines.length >= ALONE_MIN &&
  mostAlike(lines.map(({ x }) => x)) * 2 >= lines.length &&
  pairedShare(lines, others) < PAIRED

/**
 * What stands beside something else is a column when it has a heading of its own, says how to reach somebody, or stands
 * alone. Dates and labels at the left of what they label are none.
 */
function isColumn(lines: Page, others: Page, signs: Signs): boolean {
  const content = lines.filter((line) => !signs.get(line)?.isHeading)
  const isPaired = pairedShare(lines, others) > PAIRED
  const dated = content.filter((line) => signs.get(line)?.isDated).length
  const labels = isPaired ? content.filter((line) => signs.get(line)?.isLabel).length : 0
  if (lines.length < LINES_MIN || content.length < 2 || dated + labels > content.length / (isPaired ? 3 : 2))
    return false
  if (isRagged(lines) && isPaired) return false
  const beside = pairedIn(others, content)
  const areLabels = pairedShare(content, others) > MOSTLY_PAIRED && beside.length * 2 > others.length
  if (areLabels && !others.some((line) => signs.get(line)?.isHeading && !beside.includes(line))) return false
  if (content.length < lines.length || standsAlone(lines, others)) return true
  return content.length - dated >= LINES_MIN && content.some((line) => signs.get(line)?.isContact)
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

/** The same without a heading at its end of what goes across. */
function runWithin(page: Page, gutter: number, signs: Signs): [from: number, to: number] {
  const [from, to] = longestRun(page, gutter)
  const [last, below] = [page[to - 1], page[to]]
  const isOfBelow = last && below && signs.get(last)?.isHeading && Math.abs(last.x - below.x) < ALIKE
  return [from, isOfBelow ? to - 1 : to]
}

type Split = { gutter: number; from: number; to: number; score: number }

/** The column that stands beside the other: the narrower one. */
function besideOf(page: Page, gutter: number): Side {
  const edge = Math.max(...page.map(({ x, width }) => x + width))
  const start = Math.min(...page.map(({ x }) => x))
  return gutter - start < edge - gutter ? 'left' : 'right'
}

/** Dates with nothing at their left: they belong to what stands at their right. */
function datesOf(left: Page, signs: Signs): Page {
  const dated = left.filter((line) => signs.get(line)?.isDated)
  const others = left.filter((line) => !signs.get(line)?.isDated)
  const beside = pairedIn(dated, others)
  return dated.filter((line) => !beside.includes(line))
}

function judge(page: Page, gutter: number, signs: Signs): Split {
  const [from, to] = runWithin(page, gutter, signs)
  const run = page.slice(from, to)
  const left = run.filter((line) => sideOf(line, gutter) === 'left')
  const right = run.filter((line) => sideOf(line, gutter) === 'right')
  const main = besideOf(page, gutter) === 'left' ? right : left
  const isSure =
    main.some((line) => signs.get(line)?.isHeading) || (standsAlone(left, right) && standsAlone(right, left))
  const areColumns =
    isColumn(left, right, signs) && isColumn(right, left, signs) && !isRagged(right) && isSure
  const dates = datesOf(left, signs).length
  const fewer = Math.min(left.length, right.length) - 2 * dates
  return { gutter, from, to, score: areColumns ? Math.max(1, fewer) : 0 }
}

function findSplit(page: Page, signs: Signs): Split | null {
  const starts = new Map<number, number>()
  for (const { x } of page) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1)
  const usual = [...starts].toSorted(([, a], [, b]) => b - a).slice(0, GUTTERS_MAX)
  const tried = new Set(usual.map(([x]) => x))
  const gutters = [...starts.keys()].filter((x) => tried.has(x))
  const best = gutters.map((gutter) => judge(page, gutter, signs)).toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best : null
}

/** How a page goes on with the columns of one before: what stands beside begins where it did there. */
function goOn(page: Page, { gutter, starts }: Known): Split | null {
  const [from, to] = longestRun(page, gutter)
  const beside = besideOf(page, gutter)
  const lines = page.slice(from, to).filter((line) => sideOf(line, gutter) === beside)
  const alike = lines.filter(({ x }) => starts.has(Math.round(x / ALIKE)))
  return alike.length * 2 > lines.length ? { gutter, from, to, score: lines.length } : null
}

/** The same where nothing goes across the gutter from the top of the page to its end. */
function goOnWhole(page: Page, { gutter }: Known): Split | null {
  const right = page.filter((line) => sideOf(line, gutter) === 'right').length
  const isFree = page.every((line) => sideOf(line, gutter) !== 'across')
  const fewer = Math.min(right, page.length - right)
  return isFree && fewer >= ALONE_MIN ? { gutter, from: 0, to: page.length, score: fewer } : null
}

/** The words of a name that stand far apart on one row, larger than all else: no gutter parts them. */
function findTitle(page: Page): Page {
  const largest = Math.max(...page.map(({ size }) => size))
  const lines = page.filter(({ size }) => size >= largest - SAME_SIZE)
  const [first] = lines
  const isRow = lines.length > 1 && lines.every(({ y }) => Math.abs(y - (first?.y ?? 0)) <= LEVEL)
  return isRow && !lines.some(({ text }) => headingOf(text) !== null) ? lines : []
}

const startsOf = (lines: Page) => new Set(lines.map(({ x }) => Math.round(x / ALIKE)))

type Columns = { main: TextLine[]; side: TextLine[] }
type Known = { gutter: number; starts: ReadonlySet<number> }

function cutAt(page: Page, { gutter, from, to }: Split): Columns {
  const beside = besideOf(page, gutter)
  const isBeside = (line: TextLine, index: number) =>
    index >= from && index < to && sideOf(line, gutter) === beside
  return { main: page.filter((line, index) => !isBeside(line, index)), side: page.filter(isBeside) }
}

function cutAgain({ main, side }: Columns, signs: Signs): { main: TextLine[]; sides: TextLine[][] } {
  const sides = [side]
  let rest = main
  for (
    let split = findSplit(rest, signs);
    split && sides.length < COLUMNS_MAX;
    split = findSplit(rest, signs)
  ) {
    const inner = cutAt(rest, split)
    sides.push(inner.side)
    rest = inner.main
  }
  return { main: rest, sides }
}

const widthOf = (lines: Page) =>
  Math.max(0, ...lines.map(({ x, width }) => x + width)) - Math.min(...lines.map(({ x }) => x))

/**
 * What stands beside a main column of a later page, and is as wide, begins by going on with it: up to its own first
 * heading.
 */
function takeOver(main: Page, side: Page, signs: Signs): number {
  const [narrow = 0, wide = 0] = [widthOf(main), widthOf(side)].toSorted((a, b) => a - b)
  const heading = side.findIndex((line) => signs.get(line)?.isHeading)
  return narrow > wide * AS_WIDE ? (heading < 0 ? side.length : heading) : 0
}

/**
 * The lines of a CV as they are read: its columns, and the pages of each. The main one comes first, then what stands
 * beside it, then what stands beside within those. Dates beside what they date are no column.
 */
export function readColumns(pages: readonly Page[]): TextLine[][][] {
  const columns: TextLine[][][] = [[], []]
  let known: Known | null = null
  for (const [number, whole] of pages.entries()) {
    const title = findTitle(whole)
    const page = whole.filter((line) => !title.includes(line))
    const signs = new Map(page.map((line) => [line, signsOf(line)]))
    const own = findSplit(page, signs)
    const split: Split | null = (known && goOnWhole(page, known)) ?? own ?? (known && goOn(page, known))
    const cut: Columns = split ? cutAt(page, split) : { main: [...page], side: [] }
    if (own) known ??= { gutter: own.gutter, starts: startsOf(cut.side) }
    const { main, sides } = cutAgain(cut, signs)
    const [side = [], ...others] = sides
    const taken = number > 0 && side.length > 0 ? takeOver(main, side, signs) : 0
    columns[0]?.push([...title, ...main], ...(taken > 0 ? [side.slice(0, taken)] : []))
    for (const [index, lines] of [side.slice(taken), ...others].entries())
      (columns[index + 1] ??= []).push(lines)
  }
  return columns
}
