import { editDistance } from './edit-distance.ts'

/** Words of fewer letters are never put right: too many others are as near. */
const LETTERS_MIN = 5
/** From here on two slips are looked for. */
const TWO_SLIPS_FROM = 9
/** Of words this short a replaced letter makes another word as often as a slip. */
const REPLACED_FROM = 7
/** Nobody misspells longer words; they are noise. */
const LETTERS_MAX = 30

export type NearWord = { word: string; slips: number }

const slipsMax = (length: number) => (length >= TWO_SLIPS_FROM ? 2 : 1)

/** Vowels are mistaken for each other where nothing else is. */
const isVowelSlip = (a: string, b: string) =>
  a.replace(/[aeiouy]/g, 'a') === b.replace(/[aeiouy]/g, 'a') && a.length > LETTERS_MIN

function isLikelySlip(typed: string, word: string): boolean {
  if (word.length >= REPLACED_FROM || typed.length !== word.length) return true
  const isSwap = typed.split('').toSorted().join('') === word.split('').toSorted().join('')
  return isSwap || isVowelSlip(typed, word)
}

/** Which letters a word has, as bits: a slip takes one of them away at most, and brings one at most. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Nobody slips at the first letter, so that words are kept by it and by their length. */
const shelfOf = (length: number, word: string) => `${length}${word.charAt(0)}`

/**
 * Finds the words of a list that somebody may have meant: nearest first, none where the typed word is short. The list is
 * read once; a look-up takes some microseconds.
 */
export function indexNearWords(words: Iterable<string>): (typed: string) => NearWord[] {
  const shelves = new Map<string, { word: string; letters: number }[]>()
  for (const word of new Set(words)) {
    if (word.length < LETTERS_MIN || word.length > LETTERS_MAX) continue
    const key = shelfOf(word.length, word)
    const shelf = shelves.get(key)
    const kept = { word, letters: lettersOf(word) }
    if (shelf) shelf.push(kept)
    else shelves.set(key, [kept])
  }

  return (typed) => {
    if (typed.length < LETTERS_MIN || typed.length > LETTERS_MAX) return []
    const [max, letters] = [slipsMax(typed.length), lettersOf(typed)]
    const found: NearWord[] = []
    for (let length = typed.length - max; length <= typed.length + max; length += 1) {
      const most = Math.min(max, slipsMax(length))
      for (const kept of shelves.get(shelfOf(length, typed)) ?? []) {
        if (countBits(letters & ~kept.letters) > most || countBits(kept.letters & ~letters) > most) continue
        const slips = editDistance(typed, kept.word, most)
        if (slips > 0 && slips <= most && isLikelySlip(typed, kept.word))
          found.push({ word: kept.word, slips })
      }
    }
    return found.toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
  }
}
