import type { TextLine } from '#/domain/text/text-line.ts'
import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { isPaperTitle, isPaperNote } from './cv-headings.ts'

type Page = readonly TextLine[]
type Row = readonly TextLine[]

/** So many rows at the head and at the foot of a page may belong to all of them. */
const EDGE_ROWS = 3
const SAME_ROW = 3
const CONTACT = /@|\+?\d[\d\s()./-]{8,}|https?:|www\.|linkedin\.com|github\.com/i
const NUMBER_OF_PAGE = /^(?:\p{L}+ )?\d{1,2}(?: ?(?:\/|of|von|sur|de|di|van|out of) ?\d{1,2})?$/iu
/** In shares of the lowest row: what stands above this is no foot. */
const FOOT = 0.85

/** Tells whether a line says how to reach somebody. */
export const isContact = (line: TextLine): boolean => CONTACT.test(line.text)

function rowsOf(page: Page): Row[] {
  const rows: TextLine[][] = []
  for (const line of page) {
    const first = rows.at(-1)?.[0]
    if (first && Math.abs(line.y - first.y) <= SAME_ROW) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows
}

/** What a line says and how far down, to find it again on other pages. */
const exactly = ({ text, y }: TextLine) => `${text} ${Math.round(y / 4)}`
const butForNumbers = (line: TextLine) => exactly({ ...line, text: line.text.replace(/\d+/g, '#') })

/** A row that says what this paper is, of which day and which page of it, beside whose it is. */
function isPaperFoot(row: Row): boolean {
  const says = row.map(({ text }) => ({
    isPaper: isPaperTitle(text) || isPaperNote(text),
    isBeside: isOnlyDate(text) || NUMBER_OF_PAGE.test(text) || text.split(' ').length <= 3,
  }))
  return says.some(({ isPaper }) => isPaper) && says.every(({ isPaper, isBeside }) => isPaper || isBeside)
}

const says = ({ text }: TextLine) => /[\p{L}\d]/u.test(text)

type Kept = { pages: TextLine[][]; foot: TextLine[] }

/**
 * The pages without what stands at the head or the foot of half of them, which the first page keeps at its head. What a foot
 * says of how to reach somebody comes apart.
 */
export function dropMargins(pages: readonly Page[]): Kept {
  const rows = pages.map(rowsOf)
  const edges = rows.map((page) => ({
    head: page.slice(0, EDGE_ROWS).flat(),
    foot: page.slice(-EDGE_ROWS).flat(),
  }))
  const feet = new Set(edges.flatMap(({ foot }) => foot))
  const sets = edges.map(({ head, foot }) => [...head, ...foot])
  const repeats = (line: TextLine, page: number, key: typeof exactly) =>
    sets.filter((edge, index) => index === page || edge.some((one) => key(one) === key(line))).length >=
    Math.max(2, pages.length / 2)
  const lowest = Math.max(0, ...pages.flatMap((page) => page.map(({ y }) => y)))
  const isLow = ({ y }: TextLine) => y > lowest * FOOT
  const papers = new Set(rows.flatMap((page) => page.slice(EDGE_ROWS).slice(-1).filter(isPaperFoot).flat()))
  const isRepeated = (line: TextLine, page: number) => {
    if (papers.has(line) && isLow(line)) return true
    if (!sets[page]?.includes(line)) return false
    if (!repeats(line, page, exactly)) return !isOnlyDate(line.text) && repeats(line, page, butForNumbers)
    return page > 0 || (feet.has(line) && isLow(line))
  }
  const isBesideKept = (line: TextLine, page: number) =>
    !says(line) &&
    rows[page]?.some((row) => row.includes(line) && row.some((one) => says(one) && !isRepeated(one, page)))
  const isDropped = (line: TextLine, page: number) => isRepeated(line, page) && !isBesideKept(line, page)
  const [first = []] = pages
  return {
    pages: pages.map((lines, page) => lines.filter((line) => !isDropped(line, page))),
    foot: first.filter(
      (line) => feet.has(line) && isDropped(line, 0) && isContact(line) && !isPaperNote(line.text),
    ),
  }
}
