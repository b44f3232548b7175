import { normalizeSkill } from '../normalize-skill.ts'
import { termWords } from './term-words.ts'

/** A name of an entry as it is written: the canonical one or another. */
export type Alias<Entry> = { written: string; entry: Entry }

/** What is found under a name. `confidence` tells by which of its forms. */
export type Named<Entry> = { entries: readonly Entry[]; confidence: number }

/** Names by their written form and by the forms that mean the same. */
export type NameIndex<Entry> = {
  /** By the name as it is written, letter case and accents aside. */
  exact: (name: string) => Named<Entry> | null
  /** By its words: their spelling, how they are joined, and their order. */
  byWords: (words: readonly string[]) => Named<Entry> | null
}

const EXACT = 1
/** Another spelling, another number. */
const SPELT = 0.97
/** "Front end" for "frontend". */
const JOINED = 0.95
/** "Dressing of wounds" for "wound dressing". */
const REORDERED = 0.9

/** Joined, fewer letters mean too much. */
const JOINED_MIN = 4

const LINKS = new Set('a an and at by d de des du et for in la le les of on or the to with'.split(' '))

/** The words that count, in one order; empty for a single word, which has no order. */
function bagOf(words: readonly string[]): string {
  const counting = words.filter((word) => !LINKS.has(word))
  return counting.length < 2 ? '' : counting.toSorted().join(' ')
}

function add<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key)
  if (!entries) map.set(key, [entry])
  else if (!entries.includes(entry)) entries.push(entry)
}

function indexWords<Entry>(aliases: readonly Alias<Entry>[]): NameIndex<Entry>['byWords'] {
  const [spelt, joined, bags] = [
    new Map<string, Entry[]>(),
    new Map<string, Entry[]>(),
    new Map<string, Entry[]>(),
  ]
  for (const { written, entry } of aliases) {
    const words = termWords(written)
    add(spelt, words.join(' '), entry)
    add(joined, words.join(''), entry)
    const bag = bagOf(words)
    if (bag !== '') add(bags, bag, entry)
  }
  return (words) => {
    if (words.length === 0) return null
    const asSpelt = spelt.get(words.join(' '))
    if (asSpelt) return { entries: asSpelt, confidence: SPELT }
    const tight = words.join('')
    const asJoined = tight.length < JOINED_MIN ? undefined : joined.get(tight)
    if (asJoined) return { entries: asJoined, confidence: JOINED }
    const bag = bagOf(words)
    const reordered = bag === '' ? undefined : bags.get(bag)
    return reordered ? { entries: reordered, confidence: REORDERED } : null
  }
}

/** Of two entries that share a name, the one that was listed first comes first. The words are read on first use. */
export function indexNames<Entry>(aliases: readonly Alias<Entry>[]): NameIndex<Entry> {
  const names = new Map<string, Entry[]>()
  for (const { written, entry } of aliases) add(names, normalizeSkill(written), entry)
  let byWords: NameIndex<Entry>['byWords'] | null = null
  return {
    exact(name) {
      const entries = names.get(normalizeSkill(name))
      return entries ? { entries, confidence: EXACT } : null
    },
    byWords(words) {
      byWords ??= indexWords(aliases)
      return byWords(words)
    },
  }
}
