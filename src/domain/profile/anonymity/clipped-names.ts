import { foldText } from '#/domain/text/fold-text.ts'
import { isLittleWord } from './company-words.ts'
import type { Looking } from './name-spans.ts'
import { createShortFormFinder, foldedNames, isSaid, type Way } from './short-form-spans.ts'
import { isToldAsName } from './told-as-name.ts'

/** Words with a capital: "NatWest", "Pemex". */
const WORDS = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{3,11}(?![\p{L}\p{M}\p{N}])/gu
/** Where a capital stands inside a word. */
const CAPITALS_INSIDE = /(?<=\p{Ll})\p{Lu}/gu

/** So many letters of a word stand in a clipped name. */
const PART_MIN = 2
const PART_MAX = 5

/** A word of a text: its letters, and behind how many of them a capital stands, as bits. */
type Letters = { letters: string; capitals: number }
/** How many letters may be read behind a word of the name, as bits: with each word whole, or with one that is cut. */
type Read = { whole: number; cut: number }

const NONE: Read = { whole: 0, cut: 0 }
const START: Read = { whole: 1, cut: 0 }

/** What may be read behind the beginning of one more word. */
function readOn(word: string, { letters, capitals }: Letters, { whole, cut }: Read): Read {
  const read = { ...NONE }
  for (let from = 0; from < letters.length; from += 1) {
    if (!(((whole | cut) >> from) & 1)) continue
    for (let length = 1; length <= Math.min(PART_MAX, word.length); length += 1) {
      const end = from + length
      if (word[length - 1] !== letters[end - 1]) break
      const isCapital = ((capitals >> end) & 1) === 1
      if (length >= PART_MIN && (isCapital || capitals === 0 || end === letters.length)) {
        if (length < word.length || (cut >> from) & 1) read.cut |= 1 << end
        if (length === word.length) read.whole |= ((whole >> from) & 1) << end
      }
      if (isCapital) break
    }
  }
  return read
}

/** Whether letters are the beginnings of the words of a name, in their order, and one at least is cut. */
function isClipped(words: readonly string[], letters: Letters): boolean {
  let [earlier, last] = [NONE, START]
  for (const [nth, word] of words.entries()) {
    const over = isLittleWord(words[nth - 1] ?? '') ? earlier : NONE
    const from = { whole: last.whole | over.whole, cut: last.cut | over.cut }
    ;[earlier, last] = [last, readOn(word, letters, from)]
    if (nth > 0 && (last.cut >> letters.letters.length) & 1) return true
  }
  return false
}

function lettersOf(word: string): Letters {
  let capitals = 0
  for (const { index } of word.matchAll(CAPITALS_INSIDE)) capitals |= 1 << index
  return { letters: foldText(word), capitals }
}

/**
 * Finds names that are put together from the beginnings of the words of a longer one: "NatWest" of National Westminster
 * Bank; "Pemex" of Petróleos Mexicanos where something says that it is a name.
 */
export function createClippedFinder(organizations: readonly string[], looking: Looking) {
  const names = Map.groupBy(
    foldedNames(organizations, looking).filter(({ length }) => length > 1),
    ([first = '']) => first.slice(0, PART_MIN),
  )
  const wayOf = (word: string): Way => {
    const letters = lettersOf(word)
    const is = names.get(letters.letters.slice(0, PART_MIN))?.some((words) => {
      looking.spend(words.length)
      return isClipped(words, letters)
    })
    if (!is) return null
    return letters.capitals === 0 ? 'maybe' : 'sure'
  }
  return createShortFormFinder(
    {
      ...{ words: WORDS, wayOf },
      isSaid: (standing) => isSaid(standing) || isToldAsName(standing.text, standing.span),
    },
    looking,
  )
}
