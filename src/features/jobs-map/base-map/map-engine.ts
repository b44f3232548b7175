import type { Bounds, MapLook, Opening } from '../clusters/map-picture.ts'
import type { MapView } from '../map-view.ts'
import type { MapScheme } from './map-palette.ts'

/** What lies over the map's edges, in pixels: what is under it counts as not seen. */
export type Cover = { left: number; bottom: number }

/** What a marker covers: a square about its point, and words under it (above it, where that is negative). */
export type MapMark = { lng: number; lat: number; sizePx: number; text: string; textBelowPx: number }

export type EngineOptions = {
  container: HTMLElement
  /** What screen readers call the map. */
  label: string
  locale: string
  scheme: MapScheme
  /** Where the operator's own map comes from; null for the built-in one. */
  styleUrl: string | null
  view: MapView | null
}

/** What draws the map, behind a port: the screen knows no library, and its tests no graphics card. */
export type MapEngine = {
  /** Lies over the map and moves with nothing: what stands in it places itself by `project`. */
  layer: HTMLElement
  /** Where a point is drawn, in pixels from the map's top left; of its copies round the world the nearest to the middle. */
  project: (point: { lng: number; lat: number }) => { x: number; y: number }
  /** What is seen now, apart from what is covered. */
  look: () => Omit<MapLook, 'listed'>
  view: () => MapView
  moveTo: (view: MapView) => void
  zoomBy: (steps: number) => void
  /** Shows all of a box. */
  fit: (bounds: Bounds) => void
  /** Goes to a box, as near as shows all of it and at least as near as the zoom. */
  open: (opening: Opening) => void
  /** Has the map's own names keep away from markers. A map of the operator's own does as it likes. */
  keepClear: (marks: readonly MapMark[]) => void
  setCover: (cover: Cover) => void
  setScheme: (scheme: MapScheme) => void
  focus: () => void
  /** Calls back while the map moves, and once it stands still. Answers how to stop that. */
  onMove: (listen: (state: 'moving' | 'still') => void) => () => void
  close: () => void
}

/** Rejects where a map cannot be drawn. */
export type OpenEngine = (options: EngineOptions) => Promise<MapEngine>
