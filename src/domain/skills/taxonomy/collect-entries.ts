import { hashId } from '#/domain/text/hash-id.ts'
import { normalizeSkill } from '../normalize-skill.ts'
import { namesIn, type TermLine } from './parse-terms.ts'

/** What an entry is made of. The other names are read when they are asked for. */
export type EntryParts = Pick<TermLine, 'sector' | 'name'> & {
  id: number
  otherNames: () => readonly string[]
  neighbours: number[]
}

type Collected<Entry> = { parts: EntryParts; entry: Entry; lines: TermLine[] }

export type Collection<Entry> = {
  all: readonly Collected<Entry>[]
  /** By a canonical name or another, letter case and accents aside. */
  find: (name: string) => Collected<Entry> | undefined
  /** By the canonical name as it is listed, if it can be, which needs no other names. */
  findListed: (name: string) => Collected<Entry> | undefined
}

/**
 * Makes entries of lines, layer by layer. A name that an earlier layer knows adds its line to the entry there; a name
 * that is taken stays with whoever has it. Neighbours count on both sides; names that nobody has are passed over.
 */
export function collectEntries<Entry>(
  layers: readonly (readonly TermLine[])[],
  toEntry: (parts: EntryParts) => Entry,
): Collection<Entry> {
  const all: Collected<Entry>[] = []
  const ids = new Set<number>()
  const owners = new Map<string, Collected<Entry>>()
  const listed = new Map<string, Collected<Entry>>()
  const otherNames = new Map<Collected<Entry>, string[]>()
  /** Lines whose other names nobody wanted yet. */
  let unread: [Collected<Entry>, TermLine][] = []

  function readOtherNames(): void {
    const lines = unread
    unread = []
    for (const [owner, line] of lines) {
      const names = otherNames.get(owner) ?? []
      otherNames.set(owner, names)
      for (const written of namesIn(line.otherNames)) {
        const folded = normalizeSkill(written)
        if (folded === '' || owners.has(folded)) continue
        owners.set(folded, owner)
        names.push(written)
      }
    }
  }

  function namesOf(owner: Collected<Entry>): readonly string[] {
    readOtherNames()
    return otherNames.get(owner) ?? []
  }

  function findOrMake({ name, sector }: TermLine): Collected<Entry> | undefined {
    const folded = normalizeSkill(name)
    const known = owners.get(folded)
    const id = hashId(folded)
    if (known || ids.has(id)) return known
    const parts: EntryParts = { id, name, sector, otherNames: () => namesOf(made), neighbours: [] }
    const made: Collected<Entry> = { parts, entry: toEntry(parts), lines: [] }
    ids.add(id)
    all.push(made)
    owners.set(folded, made)
    listed.set(name, made)
    return made
  }

  for (const lines of layers) {
    readOtherNames()
    for (const line of lines) {
      const owner = findOrMake(line)
      if (!owner) continue
      owner.lines.push(line)
      unread.push([owner, line])
    }
  }

  function find(name: string): Collected<Entry> | undefined {
    readOtherNames()
    return owners.get(normalizeSkill(name))
  }

  const findListed = (name: string) => listed.get(name) ?? find(name)
  for (const { parts, lines } of all) {
    for (const line of lines) {
      for (const name of namesIn(line.neighbours)) {
        const other = findListed(name)?.parts
        if (!other || other === parts || parts.neighbours.includes(other.id)) continue
        parts.neighbours.push(other.id)
        other.neighbours.push(parts.id)
      }
    }
  }
  return { all, find, findListed }
}
