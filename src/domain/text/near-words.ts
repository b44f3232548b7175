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

/** Of one piece more than there are slips, one is whole: words are found by their pieces, and only those are compared. */
function* piecesOf(length: number): Generator<{ nth: number; from: number; to: number }> {
  const count = slipsMax(length) + 1
  for (let nth = 0; nth < count; nth += 1)
    yield { nth, from: Math.floor((nth * length) / count), to: Math.floor(((nth + 1) * length) / count) }
}

/** Vowels are mistaken for each other where nothing else is. */
const isVowelSlip = (a: string, b: string) =>
  a.replace(/[aeiouy]/g, 'a') === b.replace(/[aeiouy]/g, 'a') && a.length > LETTERS_MIN

function isLikelySlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false
  if (word.length >= REPLACED_FROM || typed.length !== word.length) return true
  const isSwap = typed.split('').toSorted().join('') === word.split('').toSorted().join('')
  return isSwap || isVowelSlip(typed, word)
}

/** Two letters that changed places may lie in two pieces. */
function* swapsOf(typed: string): Generator<string> {
  for (let at = 1; at < typed.length - 1; at += 1)
    yield typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2)
}

/**
 * Finds the words of a list that somebody may have meant: nearest first, none where the typed word is short. The list is
 * read once; a look-up takes some microseconds.
 */
export function indexNearWords(words: Iterable<string>): (typed: string) => NearWord[] {
  const byPiece = new Map<number, Map<string, string[]>>()
  const known = new Set<string>()
  for (const word of words) {
    if (word.length < LETTERS_MIN || word.length > LETTERS_MAX) continue
    known.add(word)
    for (const { nth, from, to } of piecesOf(word.length)) {
      const key = word.length * 4 + nth
      const pieces = byPiece.get(key) ?? new Map<string, string[]>()
      byPiece.set(key, pieces)
      const piece = word.slice(from, to)
      const sharing = pieces.get(piece)
      if (sharing) sharing.push(word)
      else pieces.set(piece, [word])
    }
  }

  /** A piece moves by no more letters than slips can stand before it, nor than can stand behind it. */
  function* sharingAPiece(typed: string, max: number): Generator<string> {
    for (const swapped of swapsOf(typed)) if (known.has(swapped)) yield swapped
    for (let length = typed.length - max; length <= typed.length + max; length += 1) {
      const [slips, longer] = [slipsMax(length), typed.length - length]
      for (const { nth, from, to } of piecesOf(length)) {
        const pieces = byPiece.get(length * 4 + nth)
        if (!pieces) continue
        const last = Math.min(nth, longer + slips - nth)
        for (let shift = Math.max(-nth, longer - slips + nth); shift <= last; shift += 1)
          yield* pieces.get(typed.slice(Math.max(0, from + shift), Math.max(0, to + shift))) ?? []
      }
    }
  }

  return (typed) => {
    if (typed.length < LETTERS_MIN || typed.length > LETTERS_MAX) return []
    const max = slipsMax(typed.length)
    const found = new Map<string, number>()
    for (const word of sharingAPiece(typed, max)) {
      if (found.has(word) || !isLikelySlip(typed, word)) continue
      const slips = editDistance(typed, word, Math.min(max, slipsMax(word.length)))
      if (slips > 0 && slips <= slipsMax(word.length) && slips <= max) found.set(word, slips)
    }
    return [...found]
      .map(([word, slips]) => ({ word, slips }))
      .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
  }
}
