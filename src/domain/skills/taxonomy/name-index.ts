import { indexNearWords, type NearWord } from '#/domain/text/near-words.ts'
import { normalizeSkill } from '../normalize-skill.ts'
import type { Collection } from './collect-entries.ts'
import { withoutLinks } from './link-words.ts'
import { once } from './once.ts'
import { indexPhrases, type Phrases } from './phrases.ts'

/** A name of an entry as it is written, and the words it is made of. */
export type Alias<Entry> = { written: string; words: string[]; entry: Entry }

/** What is found under a name. `confidence` tells by which of its forms. */
export type Named<Entry> = { entries: readonly Entry[]; confidence: number }

/** Names by their written form and by the forms that mean the same. The words are read on first use. */
export type NameIndex<Entry> = {
  aliases: () => readonly Alias<Entry>[]
  /** By the name as it is written, letter case and accents aside. */
  exact: (name: string) => Named<Entry> | null
  /** By the spelling of its words; and by how they are joined, and by their order. */
  asSpelt: (words: readonly string[]) => Named<Entry> | null
  byWords: (words: readonly string[]) => Named<Entry> | null
  /** By words among others. */
  phrases: () => Phrases<Alias<Entry>>
  /** Whether any name has this word; those that are near one. */
  isKnown: (word: string) => boolean
  findNear: (typed: string) => NearWord[]
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
function joinedForm(words: readonly string[]): string {
  const joined = words.join('')
  return joined.endsWith('s') && !joined.endsWith('ss') ? joined.slice(0, -1) : joined
}

/** The words that count, in one order; empty for a single word, which has no order. */
function bagOf(words: readonly string[]): string {
  if (words.length < 2) return ''
  const counting = withoutLinks(words)
  return counting.length < 2 ? '' : counting.toSorted().join(' ')
}

type Listed<Entry> = Map<string, Alias<Entry>[]>

function add<Entry>(map: Listed<Entry>, key: string, alias: Alias<Entry>): void {
  const aliases = map.get(key)
  if (aliases) aliases.push(alias)
  else map.set(key, [alias])
}

function listBy<Entry>(
  aliases: readonly Alias<Entry>[],
  formOf: (words: readonly string[]) => string,
): Listed<Entry> {
  const listed: Listed<Entry> = new Map()
  for (const alias of aliases) {
    const form = formOf(alias.words)
    if (form !== '') add(listed, form, alias)
  }
  return listed
}

function toNamed<Entry>(aliases: readonly Alias<Entry>[] = [], confidence: number): Named<Entry> | null {
  if (aliases.length === 0) return null
  return { entries: [...new Set(aliases.map(({ entry }) => entry))], confidence }
}

/** "Store manager" is a name of one entry, and the singular of "stores manager", a name of another. */
function nearestOf<Entry>(aliases: readonly Alias<Entry>[], words: readonly string[]) {
  if (aliases.length < 2) return aliases
  const same = aliases.filter(({ written }) => normalizeSkill(written) === words.join(' '))
  return same.length > 0 ? same : aliases
}

/** `wordsOf` tells by which words names are compared. Of two entries that share a form, the one that was listed first comes first. */
export function indexNames<Entry>(
  { all, find }: Collection<Entry>,
  wordsOf: (name: string) => string[],
): NameIndex<Entry> {
  const aliases = once(() =>
    all.flatMap(({ parts, entry }) =>
      [parts.name, ...parts.otherNames()].map((written) => ({ written, words: wordsOf(written), entry })),
    ),
  )
  const phrases = once(() => indexPhrases(aliases()))
  const known = once(() => new Set(aliases().flatMap(({ words }) => words)))
  const near = once(() => indexNearWords(known()))
  const joined = once(() => listBy(aliases(), joinedForm))
  const bags = once(() => listBy(aliases(), bagOf))
  const isKnown = (word: string) => known().has(word)
  const asSpelt = (words: readonly string[]) => toNamed(nearestOf(phrases().whole(words), words), SPELT)
  return {
    aliases,
    phrases,
    asSpelt,
    isKnown,
    findNear: (typed) => near()(typed),
    exact(name) {
      const entry = find(name)?.entry
      return entry ? { entries: [entry], confidence: EXACT } : null
    },
    byWords(words) {
      if (words.length === 0) return null
      const spelt = asSpelt(words)
      if (spelt) return spelt
      const tight = joinedForm(words)
      const asJoined = tight.length < JOINED_MIN ? null : toNamed(joined().get(tight), JOINED)
      if (asJoined || words.length < 2 || !withoutLinks(words).every(isKnown)) return asJoined
      return toNamed(bags().get(bagOf(words)), REORDERED)
    },
  }
}
