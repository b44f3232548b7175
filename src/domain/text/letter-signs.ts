/** What a sign of a text is for names: its letters, folded; `SEPARATOR` between words, `UNSEEN` inside them. */
export type Sign = { units: readonly number[]; isUpper: boolean; isDigit: boolean; isAlone: boolean }

const PLAIN = { isUpper: false, isDigit: false, isAlone: false }
export const SEPARATOR: Sign = { units: [], ...PLAIN }
export const UNSEEN: Sign = { units: [], ...PLAIN }

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

const IS_UNSEEN = /^[\p{M}\p{Cf}]+$/u
const IS_LETTER = /^[\p{L}\p{N}]/u
const IS_DIGIT = /^\p{Nd}/u
/** Scripts that put no space between words. */
const IS_ALONE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function readSign(sign: string): Sign {
  if (IS_UNSEEN.test(sign)) return UNSEEN
  if (!IS_LETTER.test(sign)) return SEPARATOR
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = OTHER_LETTERS[plain] ?? plain
  return {
    units: Array.from({ length: folded.length }, (_none, at) => folded.charCodeAt(at)),
    isUpper: sign.toLowerCase() !== sign,
    isDigit: IS_DIGIT.test(sign),
    isAlone: IS_ALONE.test(sign),
  }
}

const ASCII = Array.from({ length: 128 }, (_none, code) => readSign(String.fromCharCode(code)))
/** So many others are kept at hand. */
const KEPT_MAX = 5_000
const others = new Map<number, Sign>()

/** The sign of a code point. */
export function signOf(code: number): Sign {
  const known = ASCII[code] ?? others.get(code)
  if (known) return known
  const sign = readSign(String.fromCodePoint(code))
  if (others.size < KEPT_MAX) others.set(code, sign)
  return sign
}
