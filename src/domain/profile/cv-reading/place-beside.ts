import type { TextLine } from '#/domain/text/text-line.ts'
import { headingOf, looseHeadingOf } from './cv-headings.ts'

type Page = readonly TextLine[]

const HEADINGS_MIN = 3
/** In sizes of letters: how far apart the rows of one heading are, and how far a heading stands from the top of its block. */
const WRAP_GAP = 1.6
const LEVEL = 0.7
/** In points: what begins so near is one column. */
const ALIKE = 2
/** In points: so far before its text a heading begins. */
const ASIDE_MIN = 30

function leftOf(page: Page): number {
  const counts = Map.groupBy(page, ({ x }) => Math.round(x / ALIKE))
  const [most] = [...counts.values()].toSorted((a, b) => b.length - a.length)
  return Math.min(...(most ?? []).map(({ x }) => x))
}

const isAlike = (a: TextLine, b: TextLine) =>
  Math.abs(a.size - b.size) < 0.3 && a.isBold === b.isBold && Math.abs(a.x - b.x) <= ALIKE

function joinHeadings(lines: Page): TextLine[] {
  const joined: TextLine[] = []
  let last: TextLine | undefined
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn = before && last && isAlike(last, line) && line.y - last.y <= WRAP_GAP * line.size
    if (goesOn) joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else joined.push(line)
    last = line
  }
  return joined
}

const isKnown = ({ text }: TextLine) => headingOf(text) !== null
const isTold = ({ text }: TextLine) => isKnown({ text } as TextLine) || looseHeadingOf(text) !== null

/** A line that is drawn by a sign, above a heading. */
const isRule = ({ text }: TextLine) => /^[ㅡ一_–—―─━═]+$/u.test(text)

function placeOn(whole: Page): Page {
  const left = leftOf(whole)
  const page = whole.filter((line) => !isRule(line) || line.x >= left - ASIDE_MIN)
  const isAside = ({ x, width }: TextLine) => x < left - ASIDE_MIN && x + width < left
  const start = page.find((line) => isAside(line) && isTold(line))
  if (!start) return whole
  const below = page.filter(({ y }) => y >= start.y)
  const aside = below.filter(({ x }) => x < left - ASIDE_MIN)
  const headings = joinHeadings(aside)
  const areHeadings =
    aside.every((line) => isAside(line) && isAlike(line, start)) &&
    headings.length >= HEADINGS_MIN &&
    headings.every(isTold)
  if (!areHeadings) return whole
  const texts = page.filter((line) => !aside.includes(line))
  const placed = headings.map((heading) => {
    const first = texts.find(
      ({ x, y }) => x >= left - ALIKE && Math.abs(y - heading.y) <= LEVEL * heading.size,
    )
    return first ? { ...heading, x: left, y: first.y - first.size } : heading
  })
  return [...texts, ...placed].toSorted((a, b) => a.y - b.y)
}

/** Pages whose headings stand at the left of their blocks in a column that holds nothing else, with each above its block. */
export const placeBeside = (pages: readonly Page[]): Page[] => pages.map(placeOn)
