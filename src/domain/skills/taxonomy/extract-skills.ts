import type { Alias, NameIndex } from './name-index.ts'
import { once } from './once.ts'
import { countsAsWritten, isOrdinary } from './ordinary-words.ts'
import { indexPhrases } from './phrases.ts'
import type { Skill } from './taxonomy-types.ts'
import { termsIn, type Term } from './term-words.ts'

/** A name as it is looked for; `asWritten` when its letter case counts. */
type Sought = { skill: Skill; asWritten: string | null }

/** What precedes a letter or a number of Rome, and makes it no name: "vitamin C", "grade IV". */
const BEFORE_MARKS = new Set(
  'vitamin hepatitis class grade group type category section part plan level band phase stage chapter volume step annex figure table unit zone schedule series factor tier form world war'.split(
    ' ',
  ),
)
const MARK_MAX = 2

/** Words that may stand behind a name that opens a sentence: "Excel skills" is no order to excel. */
const AFTER_NAMES = new Set(
  'and or skill developer development programming programmer engineer experience knowledge framework for with is'.split(
    ' ',
  ),
)

/** What `readSkills` reads of each alias. Null for a name that says nothing in a running text. */
export function soughtIn({
  written,
  words,
  entry: skill,
}: Alias<Skill>): { words: string[]; value: Sought } | null {
  const [word] = words
  if (word === undefined || (words.length === 1 && isOrdinary(written, word))) return null
  const asWritten = words.length === 1 && countsAsWritten(written, word) ? written : null
  return { words, value: { skill, asWritten } }
}

/** Whether a short mark is one of a row, an initial, or half of another word. */
function isOtherMark(text: string, terms: readonly Term[], at: number): boolean {
  const { from, to, word } = terms[at] ?? { from: 0, to: 0, word: '' }
  if (word.length > MARK_MAX) return false
  if (BEFORE_MARKS.has(terms[at - 1]?.word ?? '')) return true
  return /[-&.'’°]/.test(text.charAt(from - 1)) || /^(?:[-&'’]|\.\p{L})/u.test(text.slice(to, to + 3))
}

/** Whether an ordinary word only has its capital because it opens a sentence. */
function isOpeningWord(text: string, terms: readonly Term[], at: number): boolean {
  const { from, to, word } = terms[at] ?? { from: 0, to: 0, word: '' }
  const opens = /(?:^|[.!?:\n•*–-])\s*$/.test(text.slice(Math.max(0, from - 8), from))
  const goesOn = /^\s\p{Ll}/u.test(text.slice(to, to + 3))
  return word.length > 1 && opens && goesOn && !AFTER_NAMES.has(terms[at + 1]?.word ?? '')
}

/** Whether a name whose letter case counts is meant by the word at this place. */
export function isMeant(
  sought: Sought,
  { text, terms, at }: { text: string; terms: readonly Term[]; at: number },
): boolean {
  if (sought.asWritten === null) return true
  if (terms[at]?.written !== sought.asWritten) return false
  return !isOtherMark(text, terms, at) && !isOpeningWord(text, terms, at)
}

/**
 * Finds the skills that a running text names: by the longest name at each place, none inside another. Takes time with the
 * length of the text. Names of two letters and names that are ordinary words count as they are written: "Go", not "go".
 */
export function createExtractor(names: NameIndex<Skill>): (text: string) => Skill[] {
  const lists = once(() => indexPhrases(names.aliases().flatMap((alias) => soughtIn(alias) ?? [])))
  return (text) => {
    const phrases = lists()
    const terms = termsIn(text)
    const words = terms.map(({ word }) => word)
    const found = new Set<Skill>()
    let at = 0
    while (at < words.length) {
      const here = at
      const phrase = phrases.longestAt(words, at, (sought) => isMeant(sought, { text, terms, at: here }))
      const skill = phrase?.values[0]?.skill
      if (skill) found.add(skill)
      at = phrase?.to ?? at + 1
    }
    return [...found]
  }
}
