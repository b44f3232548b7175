import type { Sector } from '#/domain/job/vocabulary.ts'
import { normalizeSkill } from '../normalize-skill.ts'
import type { Alias } from './name-index.ts'
import { termId } from './term-id.ts'

/** What a line of skills and one of occupations have in common. */
export type EntryLine = { sector: Sector; name: string; otherNames: string[]; neighbours: string[] }

export type Collected<Line extends EntryLine> = {
  id: number
  name: string
  sector: Sector
  otherNames: string[]
  neighbours: Set<number>
  lines: Line[]
}

type Collection<Line extends EntryLine> = {
  byId: Map<number, Collected<Line>>
  aliases: Alias<Collected<Line>>[]
  findId: (name: string) => number | null
}

/**
 * Makes entries of lines, layer by layer. A name that an earlier layer knows adds its line to the entry there; a name
 * that is taken stays with whoever has it. Neighbours count on both sides; names that nobody has are passed over.
 */
export function collectEntries<Line extends EntryLine>(
  layers: readonly (readonly Line[])[],
): Collection<Line> {
  const byId = new Map<number, Collected<Line>>()
  const owners = new Map<string, Collected<Line>>()
  const aliases: Alias<Collected<Line>>[] = []

  function findOrMake(line: Line): Collected<Line> | null {
    const folded = normalizeSkill(line.name)
    const known = owners.get(folded)
    if (known) return known
    const id = termId(folded)
    if (byId.has(id)) return null
    const { name, sector } = line
    const entry: Collected<Line> = { id, name, sector, otherNames: [], neighbours: new Set(), lines: [] }
    byId.set(id, entry)
    owners.set(folded, entry)
    aliases.push({ written: name, entry })
    return entry
  }

  for (const lines of layers) {
    const entries = lines.map((line) => ({ line, entry: findOrMake(line) }))
    for (const { line, entry } of entries) {
      entry?.lines.push(line)
      for (const written of entry ? line.otherNames : []) {
        const folded = normalizeSkill(written)
        if (!entry || folded === '' || owners.has(folded)) continue
        owners.set(folded, entry)
        entry.otherNames.push(written)
        aliases.push({ written, entry })
      }
    }
  }

  const findId = (name: string) => owners.get(normalizeSkill(name))?.id ?? null
  for (const entry of byId.values()) {
    for (const name of entry.lines.flatMap(({ neighbours }) => neighbours)) {
      const other = owners.get(normalizeSkill(name))
      if (!other || other === entry) continue
      entry.neighbours.add(other.id)
      other.neighbours.add(entry.id)
    }
  }
  return { byId, aliases, findId }
}
