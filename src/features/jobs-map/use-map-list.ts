import { useState } from 'react'
import type { MapPicture, MapSummary } from './clusters/map-picture.ts'

/** Rows that are shown, and fetched, at a time. */
const ROWS_PER_PAGE = 25

/** Which jobs the list holds: those in view, those beside the map, or those that share one point. */
export type MapScope = { kind: 'view' | 'beside' } | { kind: 'cluster'; numbers: readonly number[] }

const IN_VIEW: MapScope = { kind: 'view' }
const BESIDE: MapScope = { kind: 'beside' }

/** A map without pins has nothing in view: what it cannot show is listed at once. */
const beginningOf = (summary: MapSummary | null) =>
  summary?.onMap === 0 && summary.besideCount > 0 ? BESIDE : IN_VIEW

/** How many rows are wanted; it begins anew when `restart` is called. */
export function useRowsWanted() {
  const [pages, setPages] = useState(1)
  return {
    wanted: pages * ROWS_PER_PAGE,
    showMore: () => setPages((shown) => shown + 1),
    restart: () => setPages(1),
  }
}

type Shown = {
  picture: MapPicture | null
  summary: MapSummary | null
  rows: ReturnType<typeof useRowsWanted>
  /** The jobs that are in view for all one knows before the map has been looked at. */
  first: readonly { number: number }[]
}

/** The list beside the map: which jobs it holds by number, and how many of them it shows. */
export function useMapList({ picture, summary, rows, first }: Shown) {
  const [turned, setTurned] = useState<{ scope: MapScope; summary: MapSummary | null } | null>(null)
  const scope = turned && turned.summary === summary ? turned.scope : beginningOf(summary)
  const beside = summary?.beside ?? []
  const together = scope.kind === 'cluster' ? scope.numbers : []
  const numbersOf = { view: picture?.newest ?? first.map(({ number }) => number), beside, cluster: together }
  const countOf = {
    view: picture?.inView ?? 0,
    beside: summary?.besideCount ?? 0,
    cluster: together.length,
  }
  const turnTo = (next: MapScope) => {
    setTurned({ scope: next, summary })
    rows.restart()
  }
  return {
    scope,
    count: countOf[scope.kind],
    numbers: [...numbersOf[scope.kind].slice(0, rows.wanted)],
    hasMore: countOf[scope.kind] > rows.wanted && numbersOf[scope.kind].length >= rows.wanted,
    showMore: rows.showMore,
    showBeside: () => turnTo(BESIDE),
    showCluster: (numbers: readonly number[]) => turnTo({ kind: 'cluster', numbers }),
    showView: () => turnTo(IN_VIEW),
  }
}

export type MapList = ReturnType<typeof useMapList>
