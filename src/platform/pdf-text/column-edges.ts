import type { TextLine } from '#/domain/text/text-line.ts'

/** So many rows begin a text at an edge, give or take so many points. */
const ROWS_MIN = 3
const NEAR = 1

/** Tells whether a column of the page begins at a place from the left. */
export type IsEdge = (x: number) => boolean

/**
 * Where columns begin: at these places from the left several rows begin their text, alone or far behind what stands
 * beside it.
 */
export function findEdges(rows: readonly (readonly TextLine[])[], columnGap: number): IsEdge {
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
    let rowsHere = 0
    for (let near = at - NEAR; near <= at + NEAR; near += 1) rowsHere += starts.get(near) ?? 0
    return rowsHere >= ROWS_MIN
  }
}
