import { foldText } from '#/domain/text/fold-text.ts'
import { isLittleWord } from './company-words.ts'
import type { Looking } from './name-spans.ts'
import { createShortFormFinder, foldedNames, isSaid, type Way } from './short-form-spans.ts'

/** Words in capitals, or with more of them than small letters: "HSLU", "GUMed". */
const CAPITALS = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,7}(?![\p{L}\p{M}\p{N}])/gu
const MOSTLY_CAPITALS = /^\p{Lu}{2}(?:\p{Lu}*\p{Ll}{0,3}|\p{Ll}{1,2}\p{Lu}+)$/u

/** A part of a compound has so many letters. */
const PART_MIN = 3
/** A name of one word is spelled from its parts where it has so many letters. */
const COMPOUND_MIN = 12

/** A word of a name. Of its letters the nth is the nth bit: where each stands, and where a part may begin within. */
type Word = { places: ReadonlyMap<string, number>; inner: number; isLittle: boolean; isCompound: boolean }

/** Letters of a word that end a row of one, two or three letters of an acronym, as bits. */
type Rows = readonly [one: number, two: number, three: number]
/** How a word was come to: by what words begin with alone, or by parts within them too. */
type Reached = { begun: Rows; inside: Rows }
const NOWHERE: Reached = { begun: [0, 0, 0], inside: [0, 0, 0] }
const isAny = ([one, two, three]: Rows = NOWHERE.begun) => (one | two | three) !== 0

/** Letters far enough behind the first part that was come to. */
function behindPart({ begun, inside }: Reached): number {
  const [starts, more] = [begun, inside].map(([one, two, three]) => one | (two >> 1) | (three >> 2))
  const all = (starts ?? 0) | (more ?? 0)
  return all === 0 ? 0 : ~(((all & -all) << PART_MIN) - 1)
}

/** Where the next letter may stand: right behind, where a part of the same word begins, or where the next word does. */
function nextOf(words: readonly Word[], reached: readonly Reached[], letter: string): Reached[] {
  return words.map(({ places, inner }, nth) => {
    const at = places.get(letter) ?? 0
    const here = reached[nth] ?? NOWHERE
    const earlier = [reached[nth - 1], ...(words[nth - 1]?.isLittle ? [reached[nth - 2]] : [])]
    const entered = (way: keyof Reached) => (earlier.some((each) => isAny(each?.[way])) ? at & 1 : 0)
    const { begun, inside } = here
    return {
      begun: [entered('begun'), (begun[0] << 1) & at, (begun[1] << 1) & at],
      inside: [
        entered('inside') | (at & inner & behindPart(here)),
        (inside[0] << 1) & at,
        (inside[1] << 1) & at,
      ],
    }
  })
}

/**
 * Whether letters stand in a name in their order; no word but a little one is left out before the last of them. By parts
 * within its words they may by chance.
 */
function spelling(words: readonly Word[], letters: string): Way {
  let reached: Reached[] = words.map((_word, nth) => (nth === 0 ? { ...NOWHERE, begun: [1, 0, 0] } : NOWHERE))
  for (const letter of letters.slice(1)) reached = nextOf(words, reached, letter)
  const further = reached.slice(1)
  if (further.some(({ begun }) => isAny(begun))) return 'sure'
  const isWithin = words[0]?.isCompound === true && isAny(reached[0]?.inside)
  return isWithin || further.some(({ inside }) => isAny(inside)) ? 'maybe' : null
}

function toWord(word: string): Word {
  const places = new Map<string, number>()
  for (let nth = 0; nth < word.length; nth += 1) {
    const letter = word.charAt(nth)
    places.set(letter, (places.get(letter) ?? 0) | (1 << nth))
  }
  const inner = word.length < 2 * PART_MIN ? 0 : (1 << (word.length - PART_MIN + 1)) - (1 << PART_MIN)
  return { places, inner, isLittle: isLittleWord(word), isCompound: word.length >= COMPOUND_MIN }
}

/**
 * Finds acronyms that take more letters than the first from the words of a name: "UFPE" of Universidade Federal de
 * Pernambuco; "HSLU" of Hochschule Luzern, where something says that it is a name.
 */
export function createSpelledFinder(organizations: readonly string[], looking: Looking) {
  const names = Map.groupBy(
    foldedNames(organizations, looking).map((name) => name.map(toWord)),
    ([first]) => [...(first?.places ?? [])].find(([, bits]) => bits & 1)?.[0],
  )
  const wayOf = (word: string): Way => {
    const letters = foldText(word)
    const begun = MOSTLY_CAPITALS.test(word) ? (names.get(letters.slice(0, 1)) ?? []) : []
    const ways = begun.map((words) => {
      looking.spend(words.length)
      return spelling(words, letters)
    })
    return ways.find((way) => way === 'sure') ?? ways.find((way) => way !== null) ?? null
  }
  return createShortFormFinder({ words: CAPITALS, wayOf, isSaid }, looking)
}
