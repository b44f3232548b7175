import type { WorldShapes } from './world-shapes.ts'

/** How fine the shapes are: a coarse world for looking from afar, and one that holds bays and islands. */
const WORLD_DETAILS = ['50m', '10m'] as const
export type WorldDetail = (typeof WORLD_DETAILS)[number]

export type WorldLayer = keyof WorldShapes

/** The engine's worker answers addresses of this kind itself; no request leaves the page for them. */
export const WORLD_PROTOCOL = 'world'

/** @example worldAddress('50m', 'land') // 'world://50m/land' */
export function worldAddress(detail: WorldDetail, layer: WorldLayer): string {
  return `${WORLD_PROTOCOL}://${detail}/${layer}`
}

/** Reads what `worldAddress` wrote; null for anything else. */
export function readWorldAddress(address: string): { detail: WorldDetail; layer: string } | null {
  const [, asked, layer = ''] = /^world:\/\/([^/]+)\/(\w+)$/.exec(address) ?? []
  const detail = WORLD_DETAILS.find((known) => known === asked)
  return detail ? { detail, layer } : null
}
