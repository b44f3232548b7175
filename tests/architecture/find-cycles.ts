import type { ImportEdge } from './read-imports.ts'

/** Finds rings of value imports; each is told once, as the files on it. */
export function findCycles(edges: readonly ImportEdge[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to, kind } of edges) {
    if (kind === 'value') next.set(from, [...(next.get(from) ?? []), to])
  }
  const cycles: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, path: string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push([...path.slice(start), file])
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return cycles
}
