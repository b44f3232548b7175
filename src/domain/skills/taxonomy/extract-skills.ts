import type { Alias, NameIndex } from './name-index.ts'
import { countsAsWritten, countsHyphenated, isOrdinary } from './ordinary-words.ts'
import type { Skill } from './taxonomy-types.ts'
import { termsIn, type Term } from './term-words.ts'

/** What precedes a letter or a number of Rome, and makes it no name: "vitamin C", "grade IV". */
const BEFORE_MARKS = new Set(
  'vitamin hepatitis class grade group type category section part plan level band phase stage chapter volume step annex figure table unit zone schedule series factor tier form world war block building ward room floor gate bay team licence license'.split(
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

/** Whether a short mark is one of a row, an initial, or half of another word. */
function isOtherMark(text: string, terms: readonly Term[], at: number): boolean {
  const { from, to, word } = terms[at] ?? { from: 0, to: 0, word: '' }
  if (word.length > MARK_MAX) return false
  if (BEFORE_MARKS.has(terms[at - 1]?.word ?? '')) return true
  const isInitial =
    /^\.\s+\p{Lu}/u.test(text.slice(to, to + 4)) && /^\p{Lu}/u.test(terms[at - 1]?.written ?? '')
  return (
    isInitial || /[-&.'’°]/.test(text.charAt(from - 1)) || /^(?:[-&'’]|\.\p{L})/u.test(text.slice(to, to + 3))
  )
}

/** Whether a number says how many of it there are: "12 reports". */
const isCounted = (terms: readonly Term[], at: number) =>
  /^\d+$/.test(terms[at - 1]?.word ?? '') && /^\p{Ll}+s$/u.test(terms[at]?.written ?? '')

/** Whether an ordinary word only has its capital because it opens a sentence. */
function isOpeningWord(text: string, terms: readonly Term[], at: number): boolean {
  const { from, to, written } = terms[at] ?? { from: 0, to: 0, written: '' }
  const opens = /(?:^|[.!?:\n•*–-])\s*$/.test(text.slice(Math.max(0, from - 8), from))
  const goesOn = /^\s\p{Ll}/u.test(text.slice(to, to + 3))
  return /\p{Ll}/u.test(written) && opens && goesOn && !AFTER_NAMES.has(terms[at + 1]?.word ?? '')
}

/** Whether a name is meant by the words at this place: one that is an ordinary word, or a mark, may not be. */
function isMeant(
  { written, words }: Alias<Skill>,
  { text, terms, at }: { text: string; terms: readonly Term[]; at: number },
): boolean {
  const [word = ''] = words
  if (isOrdinary(written, words.join(' '))) return false
  if (words.length > 1) return !countsHyphenated(written) || text.charAt(terms[at]?.to ?? 0) === '-'
  if (!countsAsWritten(written, word)) return !isCounted(terms, at)
  if (terms[at]?.written !== written) return false
  return !isOtherMark(text, terms, at) && !isOpeningWord(text, terms, at)
}

/** What no name stretches over; a line that is broken is none. */
const BREAK = /[,;:!?|•()[\]{}\t]|\.\s|\n\s*\n|\s[–—-]\s/u

/** For each word the end of the run of words in which it stands. */
function endsOfRuns(text: string, terms: readonly Term[]): number[] {
  const ends: number[] = []
  let end = terms.length
  for (let at = terms.length - 1; at >= 0; at -= 1) {
    ends[at] = end
    if (BREAK.test(text.slice(terms[at - 1]?.to ?? 0, terms[at]?.from))) end = at
  }
  return ends
}

/**
 * Finds the skills that a running text names: by the longest name at each place, none inside another. Takes time with the
 * length of the text. Names of two letters and names that are ordinary words count as they are written: "Go", not "go".
 */
export function createExtractor(names: NameIndex<Skill>): (text: string) => Skill[] {
  return (text) => {
    const terms = termsIn(text)
    const words = terms.map(({ word }) => word)
    const ends = endsOfRuns(text, terms)
    const skills = new Set<Skill>()
    for (let at = 0; at < words.length;) {
      const place = { text, terms, at }
      const found = names
        .phrases()
        .longestAt(words, { from: at, to: ends[at] }, (alias) => isMeant(alias, place))
      if (found?.values[0]) skills.add(found.values[0].entry)
      at = found?.to ?? at + 1
    }
    return [...skills]
  }
}
