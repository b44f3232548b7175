import { ALONE, DIGIT, letterOf, lettersOf, lookOf, SEPARATOR, UNSEEN, UPPER } from './letter-signs.ts'

/** Marks of a letter: a name may begin before it, may end behind it, cannot go on from the letters before to it. */
export const BEGINS = 1
export const ENDS = 2
export const BREAKS = 4

/**
 * The letters and digits of a text in one row, folded, without what joins or splits words. `from` and `to` say where in
 * the text each of them stands. The first `length` places count.
 */
export type LetterStream = {
  length: number
  codes: Uint16Array
  marks: Uint8Array
  from: Uint32Array
  to: Uint32Array
}

const BASE = 0x10000

/** A short word as one number. */
function numberOf(word: string): number {
  return Array.from(word).reduce((number, letter) => number * BASE + letter.charCodeAt(0), 0)
}

/** Words that stand between the parts of a name, in whatever language: "Miller and Sons", "Miller & Sons". */
const BETWEEN = new Set(['and', 'und', 'et', 'og', 'och', 'y', 'e', 'n'].map(numberOf))
const BETWEEN_MAX = 3
/** So many signs join the parts of a name at most. */
const JOINT_MAX = 4
/** Shorter words keep each letter. */
const COLLAPSED_MIN = 4
const [A, E, O, U] = [97, 101, 111, 117]

const FIRST_SIZE = 512

export const makeStream = (): LetterStream => ({
  length: 0,
  codes: new Uint16Array(FIRST_SIZE),
  marks: new Uint8Array(FIRST_SIZE),
  from: new Uint32Array(FIRST_SIZE),
  to: new Uint32Array(FIRST_SIZE),
})

function grown<Row extends Uint8Array | Uint16Array | Uint32Array>(row: Row, empty: Row): Row {
  empty.set(row)
  return empty
}

function grow(stream: LetterStream): void {
  const size = 2 * stream.codes.length
  stream.codes = grown(stream.codes, new Uint16Array(size))
  stream.marks = grown(stream.marks, new Uint8Array(size))
  stream.from = grown(stream.from, new Uint32Array(size))
  stream.to = grown(stream.to, new Uint32Array(size))
}

function markEnd({ marks, length }: LetterStream): void {
  if (length > 0) marks[length - 1] = (marks[length - 1] ?? 0) | ENDS
}

/** "QuillFeather1985" has turns: a name may end and another begin there. */
const isTurn = (look: number, before: number) =>
  (((look | before) & ALONE) | ((look ^ before) & DIGIT) | (look & ~before & UPPER)) !== 0

type Letters = { mark: number; from: number; to: number }

function putLetter(all: LetterStream, letter: number, { mark, from, to }: Letters): void {
  if (all.length === all.codes.length) grow(all)
  const at = all.length
  all.codes[at] = letter
  all.marks[at] = mark
  all.from[at] = from
  all.to[at] = to
  all.length = at + 1
}

function putLetters(all: LetterStream, letters: readonly number[], { mark, ...place }: Letters): void {
  letters.forEach((letter, nth) => putLetter(all, letter, { ...place, mark: nth === 0 ? mark : 0 }))
}

function codeAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 0xd800 ? code : (text.codePointAt(at) ?? 0)
}

/** Writes all letters of a text into the row, and answers where in it each word begins. */
function readAll(text: string, all: LetterStream): number[] {
  const words: number[] = []
  all.length = 0
  let joint = 0
  let before = SEPARATOR
  for (let to = 0; to < text.length;) {
    const from = to
    const code = codeAt(text, from)
    const look = lookOf(code)
    to += code > 0xffff ? 2 : 1
    if (look === UNSEEN) continue
    if (look === SEPARATOR) {
      if (before !== SEPARATOR) markEnd(all)
      joint += 1
    } else {
      const isFirst = before === SEPARATOR
      const begins = isFirst || isTurn(look, before)
      if (begins && !isFirst) markEnd(all)
      if (isFirst) words.push(all.length)
      const mark = (begins ? BEGINS : 0) | (isFirst && joint > JOINT_MAX ? BREAKS : 0)
      const letter = letterOf(code)
      if (letter !== 0) putLetter(all, letter, { mark, from, to })
      else putLetters(all, lettersOf(code), { mark, from, to })
      joint = 0
    }
    before = look
  }
  markEnd(all)
  words.push(all.length)
  return words
}

type Between = { nth: number; text: string }

/** "E.ON", "N’Diaye": what goes on behind a single letter; not "Rock’n’Roll". */
const GOES_ON = /(?<!['’ʼ`´])\p{L}(?:\.|['’ʼ`´]\p{L})/uy

/** Whether a word only stands between the parts of a name; a single letter does where it is none of many. */
function isBetween({ codes, from }: LetterStream, words: readonly number[], { nth, text }: Between): boolean {
  const [first = 0, end = 0] = [words[nth], words[nth + 1]]
  if (nth === 0 || nth >= words.length - 2 || end - first > BETWEEN_MAX) return false
  let number = 0
  for (let at = first; at < end; at += 1) number = number * BASE + (codes[at] ?? 0)
  if (!BETWEEN.has(number)) return false
  if (end - first > 1) return true
  GOES_ON.lastIndex = from[first] ?? 0
  return !GOES_ON.test(text) && first - (words[nth - 1] ?? 0) > 1 && (words[nth + 2] ?? 0) - end > 1
}

/** "Mueller" and "Müller", "Aarhus" and "Århus" have the same letters: the second of two such is left out. */
function isDropped(code: number | undefined, before: number | undefined): boolean {
  return (code === E && (before === A || before === O || before === U)) || (code === A && before === A)
}

/** Moves a word up to behind the last one that is kept, where `kept` letters stand; answers how many stand then. */
function keepWord({ codes, marks, from, to }: LetterStream, kept: number, first: number, end: number) {
  const collapses = end - first >= COLLAPSED_MIN
  let [last, before] = [kept - 1, -1]
  for (let at = first; at < end; at += 1) {
    const code = codes[at] ?? 0
    if (collapses && isDropped(code, before)) {
      to[last] = to[at] ?? 0
      marks[last] = (marks[last] ?? 0) | ((marks[at] ?? 0) & ENDS)
    } else {
      last += 1
      codes[last] = code
      marks[last] = marks[at] ?? 0
      from[last] = from[at] ?? 0
      to[last] = to[at] ?? 0
    }
    before = code
  }
  return last + 1
}

/**
 * Reads the letters of a text for names that may be joined, split, accented or spelt out in it. Grows with the text.
 * Whoever reads many texts hands in one row, which is overwritten.
 *
 * @example readLetters('Müller & Söhne') // the letters 'mullersohne', as of 'Mueller und Soehne'
 */
export function readLetters(text: string, stream: LetterStream = makeStream()): LetterStream {
  const words = readAll(text, stream)
  let kept = 0
  for (let nth = 0; nth < words.length - 1; nth += 1) {
    const [first = 0, end = 0] = [words[nth], words[nth + 1]]
    if (end - first > BETWEEN_MAX || !isBetween(stream, words, { nth, text }))
      kept = keepWord(stream, kept, first, end)
  }
  stream.length = kept
  return stream
}

const FOLDED = makeStream()

export function foldedLetters(text: string): string {
  const { codes, length } = readLetters(text, FOLDED)
  return String.fromCharCode(...codes.subarray(0, length))
}
