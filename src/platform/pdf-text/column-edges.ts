import type { TextLine } from '#/domain/text/text-line.ts'

/** In points: the beginnings of a column differ by no more. */
const NEAR = 1

/** How many rows of the page begin a text at a place from the left. */
export type CountStarts = (x: number) => number

/**
 * Where the texts of a page begin, alone or far behind what stands beside them: where several do, a column begins.
 *
 * @param columnGap in sizes of letters: so far apart are texts of two columns
 */
export function findStarts(rows: readonly (readonly TextLine[])[], columnGap: number): CountStarts {
  const starts = new Map<number, number>()
  for (const row of rows) {
    const sorted = row.toSorted((a, b) => a.x - b.x)
    sorted.forEach((piece, index) => {
      const before = sorted[index - 1]
      const isStart = !before || piece.x - (before.x + before.width) > columnGap * piece.size
      if (isStart) starts.set(Math.round(piece.x), (starts.get(Math.round(piece.x)) ?? 0) + 1)
    })
  }
  return (x) => {
    const at = Math.round(x)
    let count = 0
    for (let near = at - NEAR; near <= at + NEAR; near += 1) count += starts.get(near) ?? 0
    return count
  }
}
