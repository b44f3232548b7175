import type { Bounds, MapLook } from './map-picture.ts'

/** What can be asked of jobs that are clustered already, wherever that was done. */
export type IndexQuestion =
  | { kind: 'summary' }
  | { kind: 'look'; look: MapLook }
  | { kind: 'opening'; clusterId: number }
  | { kind: 'jobsOf'; clusterId: number }

const BOUNDS_COUNT = 4

/** Writes a question as parameters of an address. */
export function toParameters(question: IndexQuestion): Record<string, string> {
  if (question.kind === 'summary') return { ask: 'summary' }
  if (question.kind !== 'look') return { ask: question.kind, cluster: String(question.clusterId) }
  const { bounds, zoom, listed } = question.look
  return { ask: 'look', bounds: bounds.join(), zoom: String(zoom), listed: String(listed) }
}

function readBounds(text: string): Bounds | null {
  const parts = text.split(',').map(Number)
  const [west, south, east, north] = parts
  if (parts.length !== BOUNDS_COUNT || !parts.every(Number.isFinite)) return null
  return [west ?? 0, south ?? 0, east ?? 0, north ?? 0]
}

/** Reads what `toParameters` wrote; null for anything else. */
export function readQuestion(parameters: Record<string, string>): IndexQuestion | null {
  const { ask, cluster = '', bounds = '', zoom = '', listed = '' } = parameters
  if (ask === 'summary') return { kind: 'summary' }
  if (ask === 'opening' || ask === 'jobsOf') {
    return /^\d{1,15}$/.test(cluster) ? { kind: ask, clusterId: Number(cluster) } : null
  }
  const [box, near, wanted] = [readBounds(bounds), Number(zoom || NaN), Number(listed || NaN)]
  const isLook = ask === 'look' && box !== null && Number.isFinite(near) && Number.isInteger(wanted)
  return isLook ? { kind: 'look', look: { bounds: box, zoom: near, listed: wanted } } : null
}
