import type { TextLine } from '#/domain/text/text-line.ts'
import { headingOf } from './cv-headings.ts'

/** In sizes of letters: what stands so far below something else begins another block. */
const FAR = 2.5

/** The line with which a block begins that a turned heading stands beside, of the lines above its middle. */
function beginningOf(lines: readonly TextLine[], isFirst: boolean): TextLine | undefined {
  let [widest, beginning] = [isFirst ? FAR : 0, lines[0]]
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const gap = before ? (line.y - before.y) / line.size : 0
    if (gap > widest) [widest, beginning] = [gap, line]
  })
  return beginning
}

const isHeading = ({ text }: TextLine) => headingOf(text) !== null

function placeOn(page: readonly TextLine[], size: number): TextLine[] {
  const turned = page.filter(({ isTurned }) => isTurned).toSorted((a, b) => a.y - b.y)
  if (turned.length === 0) return [...page]
  const upright = page.filter(({ isTurned }) => !isTurned)
  let above = -Infinity
  const placed = turned.filter(isHeading).map((heading) => {
    const beside = upright.filter(({ x, y }) => x > heading.x && y > above && y <= heading.y)
    const first = beginningOf(beside, above === -Infinity)
    above = heading.y
    return first ? { ...heading, x: first.x, y: first.y - first.size, size, isBold: true } : heading
  })
  const others = turned.filter((line) => !isHeading(line))
  return [...[...upright, ...placed].toSorted((a, b) => a.y - b.y), ...others]
}

/**
 * Pages whose headings are turned and stand beside their blocks, with each above its block, in letters as large as the
 * largest of all headings. What else is turned comes last on its page.
 */
export function placeTurned(pages: readonly (readonly TextLine[])[]): TextLine[][] {
  const size = Math.max(
    0,
    ...pages
      .flat()
      .filter(isHeading)
      .map((line) => line.size),
  )
  return pages.map((page) => placeOn(page, size))
}
