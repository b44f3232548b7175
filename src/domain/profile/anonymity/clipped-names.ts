import { foldText } from '#/domain/text/fold-text.ts'
import { isLittleWord } from './company-words.ts'
import type { Looking, TextKind } from './name-spans.ts'
import type { Span } from './spans.ts'
import { edgesOf, foldedNames, isOther, isSaid, isSaidInWork } from './spelled-acronyms.ts'
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
export function createClippedFinder(organizations: readonly string[], { spend, ...terms }: Looking) {
  const names = Map.groupBy(
    [...new Set(organizations)]
      .flatMap((name) => foldedNames(name, terms))
      .filter(({ length }) => length > 1),
    ([first = '']) => first.slice(0, PART_MIN),
  )
  const known = new Map<string, boolean>()
  const isOfName = (word: string): boolean => {
    const seen = known.get(word)
    if (seen !== undefined) return seen
    const letters = lettersOf(word)
    const begun = names.get(letters.letters.slice(0, PART_MIN)) ?? []
    spend(word.length)
    const is =
      begun.some((words) => {
        spend(words.length)
        return isClipped(words, letters)
      }) && !isOther(word, terms)
    known.set(word, is)
    return is
  }
  return (text: string, kind: TextKind, found: readonly Span[]): Span[] => {
    const edges = edgesOf(found)
    return Array.from(text.matchAll(WORDS), ({ 0: word, index }) => ({
      word,
      span: { from: index, to: index + word.length },
    }))
      .filter(({ word, span }) => {
        if (!isOfName(word)) return false
        const standing = { text, kind, span, edges }
        if (kind === 'work') return isSaidInWork(standing)
        return /\p{Ll}\p{Lu}/u.test(word) || isSaid(standing) || isToldAsName(text, span)
      })
      .map(({ span }) => span)
  }
}
