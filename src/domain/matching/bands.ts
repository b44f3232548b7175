import type { Band } from './types.ts'

/** The published floors of the bands, best first; below the last one a fit is weak. */
export const BAND_FLOORS = [
  ['strong', 75],
  ['good', 55],
  ['partial', 35],
] as const

/** The band of a score from 0 to 100; null for no score. */
export function bandOf(score: number | null): Band | null {
  if (score === null) return null
  return BAND_FLOORS.find(([, floor]) => score >= floor)?.[0] ?? 'weak'
}
