import type { DatedRow } from './cv-dated-rows.ts'
import { beginningsIn } from './cv-entry-starts.ts'
import { endsSentence, words } from './cv-sentences.ts'

const SAID_WORDS_MIN = 8

const isSaid = ({ isBullet, text }: DatedRow) =>
  isBullet || words(text) >= SAID_WORDS_MIN || (endsSentence(text) && words(text) > 3)

/** The rows up to each dated one, and those after the last. */
function blocksOf(rows: readonly DatedRow[]): DatedRow[][] {
  const blocks: DatedRow[][] = [[]]
  for (const row of rows) {
    blocks.at(-1)?.push(row)
    if (row.isDate) blocks.push([])
  }
  return blocks
}

/**
 * The rows of a section whose dates all stand at the end of what they date, behind what is said about it: each date on
 * the first row of its entry, where dates are looked for.
 */
export function datesAtEnd(rows: readonly DatedRow[]): DatedRow[] {
  const begins = beginningsIn(rows)
  const blocks = blocksOf(rows)
  const after = blocks.pop() ?? []
  let at = 0
  const areAtEnd = blocks.every((block) => {
    const isBegun = begins(at)
    at += block.length
    return isBegun && block.length > 2 && !block[0]?.isBullet && block.slice(1, -1).some(isSaid)
  })
  if (blocks.length === 0 || after.length > 0 || !areAtEnd) return [...rows]
  return blocks.flatMap((block) => {
    const [first, last] = [block[0], block.at(-1)]
    if (!first || !last) return block
    const dated = { ...first, span: last.span, isDate: true }
    const end = { ...last, span: null, isDate: false }
    return [dated, ...block.slice(1, -1), ...(end.parts.length > 0 ? [end] : [])]
  })
}
