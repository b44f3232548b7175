import type { Sector } from '#/domain/job/vocabulary.ts'
import { normalizeSkill } from '../normalize-skill.ts'
import { termId } from './term-id.ts'

/** What a line of skills and one of occupations have in common. */
export type EntryLine = { sector: Sector; name: string; otherNames: string[]; neighbours: string[] }

/** What an entry is made of. The lists grow until all lines are read. */
export type EntryParts = {
  id: number
  name: string
  sector: Sector
  otherNames: string[]
  neighbours: number[]
}

export type Collected<Line, Entry> = { parts: EntryParts; entry: Entry; lines: Line[] }

export type Collection<Line, Entry> = {
  all: readonly Collected<Line, Entry>[]
  /** By a canonical name or another, letter case and accents aside. */
  find: (name: string) => Collected<Line, Entry> | undefined
}

/**
 * Makes entries of lines, layer by layer. A name that an earlier layer knows adds its line to the entry there; a name
 * that is taken stays with whoever has it. Neighbours count on both sides; names that nobody has are passed over.
 */
export function collectEntries<Line extends EntryLine, Entry>(
  layers: readonly (readonly Line[])[],
  toEntry: (parts: EntryParts) => Entry,
): Collection<Line, Entry> {
  const ids = new Set<number>()
  const all: Collected<Line, Entry>[] = []
  const owners = new Map<string, Collected<Line, Entry>>()
  /** Neighbours are mostly written as they are listed, and then need no folding. */
  const listed = new Map<string, Collected<Line, Entry>>()

  function findOrMake({ name, sector }: Line): Collected<Line, Entry> | undefined {
    const folded = normalizeSkill(name)
    const known = owners.get(folded)
    const id = termId(folded)
    if (known || ids.has(id)) return known
    const parts: EntryParts = { id, name, sector, otherNames: [], neighbours: [] }
    const made = { parts, entry: toEntry(parts), lines: [] }
    ids.add(id)
    all.push(made)
    owners.set(folded, made)
    listed.set(name, made)
    return made
  }

  for (const lines of layers) {
    const owning = lines.map(findOrMake)
    for (const [nth, line] of lines.entries()) {
      const owner = owning[nth]
      if (!owner) continue
      owner.lines.push(line)
      for (const written of line.otherNames) {
        const folded = normalizeSkill(written)
        if (folded === '' || owners.has(folded)) continue
        owners.set(folded, owner)
        owner.parts.otherNames.push(written)
      }
    }
  }

  const find = (name: string) => listed.get(name) ?? owners.get(normalizeSkill(name))
  for (const { parts, lines } of all) {
    for (const name of lines.flatMap(({ neighbours }) => neighbours)) {
      const other = find(name)?.parts
      if (!other || other === parts || parts.neighbours.includes(other.id)) continue
      parts.neighbours.push(other.id)
      other.neighbours.push(parts.id)
    }
  }
  return { all, find }
}
