import { SEPARATOR, signOf, UNSEEN, type Sign } from './letter-signs.ts'

/** Marks of a letter: a name may begin before it, may end behind it, cannot go on from the letters before to it. */
export const BEGINS = 1
export const ENDS = 2
export const BREAKS = 4

/**
 * The letters and digits of a text in one row, folded, without what joins or splits words. `from` and `to` say where in
 * the text each of them stands.
 */
export type LetterStream = { codes: number[]; marks: number[]; from: number[]; to: number[] }

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

const makeStream = (): LetterStream => ({ codes: [], marks: [], from: [], to: [] })

/** The letters of some places in a row. */
const lettersOf = ({ codes }: LetterStream, first: number, end: number): string =>
  String.fromCharCode(...codes.slice(first, end))

function markEnd({ marks }: LetterStream): void {
  const last = marks.length - 1
  if (last >= 0) marks[last] = (marks[last] ?? 0) | ENDS
}

/** "QuillFeather1985" has turns: a name may end and another begin there. */
const isTurn = (sign: Sign, before: Sign) =>
  sign.isAlone || before.isAlone || sign.isDigit !== before.isDigit || (sign.isUpper && !before.isUpper)

/** All letters of a text, and where in the row each word begins. */
function readAll(text: string): { all: LetterStream; words: number[] } {
  const all = makeStream()
  const words: number[] = []
  let [joint, before] = [0, SEPARATOR]
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0
    const [from, sign] = [at, signOf(code)]
    at += code > 0xffff ? 2 : 1
    if (sign === UNSEEN) continue
    if (sign === SEPARATOR) {
      if (before !== SEPARATOR) markEnd(all)
      joint += 1
    } else {
      const isFirst = before === SEPARATOR
      const turns = !isFirst && isTurn(sign, before)
      if (turns) markEnd(all)
      if (isFirst) words.push(all.codes.length)
      let mark = isFirst || turns ? BEGINS : 0
      if (isFirst && joint > JOINT_MAX) mark |= BREAKS
      for (const unit of sign.units) {
        all.codes.push(unit)
        all.marks.push(mark)
        all.from.push(from)
        all.to.push(at)
        mark = 0
      }
      joint = 0
    }
    before = sign
  }
  markEnd(all)
  return { all, words: [...words, all.codes.length] }
}

/** Whether a word only stands between the parts of a name; a single letter does where it is none of many. */
function isBetween(all: LetterStream, words: readonly number[], nth: number): boolean {
  const [first = 0, end = 0] = [words[nth], words[nth + 1]]
  if (nth === 0 || nth >= words.length - 2 || end - first > BETWEEN_MAX) return false
  let number = 0
  for (let at = first; at < end; at += 1) number = number * BASE + (all.codes[at] ?? 0)
  if (!BETWEEN.has(number)) return false
  return end - first > 1 || (first - (words[nth - 1] ?? 0) > 1 && (words[nth + 2] ?? 0) - end > 1)
}

/** "Mueller" and "Müller", "Aarhus" and "Århus" have the same letters: the second of two such is left out. */
function isDropped(code: number | undefined, before: number | undefined): boolean {
  return (code === E && (before === A || before === O || before === U)) || (code === A && before === A)
}

function copyWord(all: LetterStream, kept: LetterStream, first: number, end: number): void {
  const collapses = end - first >= COLLAPSED_MIN
  for (let at = first; at < end; at += 1) {
    const last = kept.codes.length - 1
    if (collapses && at > first && isDropped(all.codes[at], all.codes[at - 1])) {
      kept.to[last] = all.to[at] ?? 0
      kept.marks[last] = (kept.marks[last] ?? 0) | ((all.marks[at] ?? 0) & ENDS)
      continue
    }
    kept.codes.push(all.codes[at] ?? 0)
    kept.marks.push(all.marks[at] ?? 0)
    kept.from.push(all.from[at] ?? 0)
    kept.to.push(all.to[at] ?? 0)
  }
}

/**
 * Reads the letters of a text for names that may be joined, split, accented or spelt out in it. Grows with the text.
 *
 * @example readLetters('Müller & Söhne') // the letters 'mullersohne', as of 'Mueller und Soehne'
 */
export function readLetters(text: string): LetterStream {
  const { all, words } = readAll(text)
  const kept = makeStream()
  for (let nth = 0; nth < words.length - 1; nth += 1) {
    const [first = 0, end = 0] = [words[nth], words[nth + 1]]
    if (end - first > BETWEEN_MAX || !isBetween(all, words, nth)) copyWord(all, kept, first, end)
  }
  return kept
}

/** All letters of a text in one piece. */
export function foldedLetters(text: string): string {
  const stream = readLetters(text)
  return lettersOf(stream, 0, stream.codes.length)
}
