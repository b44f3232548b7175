import { plainSpelling } from '#/domain/text/plain-spelling.ts'
import type { Collection } from './collect-entries.ts'
import { withoutLinks } from './link-words.ts'
import { once } from './once.ts'
import { termWords } from './term-words.ts'

/** A name of an entry as it is written, and the words it is made of. */
export type Alias<Entry> = { written: string; words: string[]; entry: Entry }

/** What is found under a name. `confidence` tells by which of its forms. */
export type Named<Entry> = { entries: readonly Entry[]; confidence: number }

/** Names by their written form and by the forms that mean the same. The words are read on first use. */
export type NameIndex<Entry> = {
  aliases: () => readonly Alias<Entry>[]
  /** By the name as it is written, letter case and accents aside. */
  exact: (name: string) => Named<Entry> | null
  /** By its words: their spelling, how they are joined, and their order. */
  byWords: (words: readonly string[]) => Named<Entry> | null
}

const EXACT = 1
/** Another spelling, another number. */
export const SPELT = 0.97
/** "Front end" for "frontend". */
const JOINED = 0.95
/** "Dressing of wounds" for "wound dressing". */
const REORDERED = 0.9

/** Joined, fewer letters mean too much. */
const JOINED_MIN = 4

/** "Node JS" and "NodeJS": what looks like a plural is taken from both or from none. */
const joinedForm = (words: readonly string[]) => plainSpelling(words.join(''))

/** The words that count, in one order; empty for a single word, which has no order. */
function bagOf(words: readonly string[]): string {
  const counting = withoutLinks(words)
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
  for (const { words, entry } of aliases) {
    add(spelt, words.join(' '), entry)
    add(joined, joinedForm(words), entry)
    const bag = bagOf(words)
    if (bag !== '') add(bags, bag, entry)
  }
  return (words) => {
    if (words.length === 0) return null
    const asSpelt = spelt.get(words.join(' '))
    if (asSpelt) return { entries: asSpelt, confidence: SPELT }
    const tight = joinedForm(words)
    const asJoined = tight.length < JOINED_MIN ? undefined : joined.get(tight)
    if (asJoined) return { entries: asJoined, confidence: JOINED }
    const bag = bagOf(words)
    const reordered = bag === '' ? undefined : bags.get(bag)
    return reordered ? { entries: reordered, confidence: REORDERED } : null
  }
}

/** Of two entries that share a form, the one that was listed first comes first. */
export function indexNames<Entry>({ all, find }: Collection<unknown, Entry>): NameIndex<Entry> {
  const aliases = once(() =>
    all.flatMap(({ parts, entry }) =>
      [parts.name, ...parts.otherNames].map((written) => ({ written, words: termWords(written), entry })),
    ),
  )
  const byWords = once(() => indexWords(aliases()))
  return {
    aliases,
    exact(name) {
      const entry = find(name)?.entry
      return entry ? { entries: [entry], confidence: EXACT } : null
    },
    byWords: (words) => byWords()(words),
  }
}
