import { unified } from './unified.ts'

/** Looks of a sign: between words; inside one and no part of it; a letter or digit, alone in scripts without spaces. */
export const SEPARATOR = 0
export const UNSEEN = 1
const LETTER = 2
export const UPPER = 4
export const DIGIT = 8
export const ALONE = 16

/** What a sign of a text is for names, and its letters, folded. */
type Sign = { look: number; units: readonly number[] }

const OTHER_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/** Letters of Greece and Russia as the Latin ones that look like them: "Sean" may be written with two alphabets. */
const LOOK_ALIKE = new Map(
  'аa вb еe зz іi ѕs јj кk мm нh оo рp сc тt уy хx αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
)

const IS_UNSEEN = /^[\p{M}\p{Cf}]+$/u
const IS_LETTER = /^[\p{L}\p{N}]/u
const IS_DIGIT = /^\p{Nd}/u
const IS_ALONE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

function readSign(code: number): Sign {
  const sign = String.fromCodePoint(code)
  if (IS_UNSEEN.test(sign)) return { look: UNSEEN, units: [] }
  if (!IS_LETTER.test(sign)) return { look: SEPARATOR, units: [] }
  const plain = unified(sign, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = OTHER_LETTERS[plain] ?? LOOK_ALIKE.get(plain) ?? plain
  const marks = [
    sign.toLowerCase() === sign ? 0 : UPPER,
    IS_DIGIT.test(sign) ? DIGIT : 0,
    IS_ALONE.test(sign) ? ALONE : 0,
  ]
  return {
    look: marks.reduce((look, mark) => look | mark, LETTER),
    units: Array.from({ length: folded.length }, (_none, at) => folded.charCodeAt(at)),
  }
}

/** So many signs are kept at hand, beside those that most letters of Europe are among. */
const KEPT_MAX = 5_000
const kept = new Map<number, Sign>()

function signOf(code: number): Sign {
  const known = kept.get(code)
  if (known) return known
  const sign = readSign(code)
  if (kept.size < KEPT_MAX) kept.set(code, sign)
  return sign
}

const OFTEN = 0x600
const UNREAD = 255
const looks = new Uint8Array(OFTEN).fill(UNREAD)
/** 0 where it is not one letter. */
const letters = new Uint16Array(OFTEN)

function readOften(code: number): number {
  const { look, units } = signOf(code)
  const [letter = 0] = units
  looks[code] = look
  letters[code] = units.length === 1 ? letter : 0
  return look
}

/** What the sign of a code point is: `SEPARATOR`, `UNSEEN`, or `LETTER` with its marks. */
export function lookOf(code: number): number {
  const look = code < OFTEN ? (looks[code] ?? UNREAD) : UNREAD
  if (look !== UNREAD) return look
  return code < OFTEN ? readOften(code) : signOf(code).look
}

/** The one letter that a sign is folded to, once its look is known; 0 where it may be several. */
export const letterOf = (code: number): number => (code < OFTEN ? (letters[code] ?? 0) : 0)

export const lettersOf = (code: number): readonly number[] => signOf(code).units
