import { unified } from '#/domain/text/unified.ts'

/** Accents that stand alone, and the marks that go over a letter in their stead. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '\u00B4': '\u0301',
  '^': '\u0302',
  '\u02C6': '\u0302',
  '~': '\u0303',
  '\u02DC': '\u0303',
  '\u00AF': '\u0304',
  '\u02D8': '\u0306',
  '\u02D9': '\u0307',
  '\u00A8': '\u0308',
  '\u02DA': '\u030A',
  '\u02DD': '\u030B',
  '\u02C7': '\u030C',
  '\u00B8': '\u0327',
  '\u02DB': '\u0328',
}
const ACCENT = '[\u02C6\u02DC\u00AF\u02D8\u02D9\u00A8\u02DA\u02DD\u02C7\u00B8\u02DB]'
/** Keys have these, and people write two of them for an apostrophe. */
const OF_KEYS = '[\u00B4`^~]'
const BEFORE_LETTER = new RegExp(`(${ACCENT}|\u00B4|(?<=\\p{L})${OF_KEYS}) ?([\\p{L}\u0131\u0237])`, 'gu')
const AFTER_LETTER = new RegExp(`(\\p{L})(${ACCENT})`, 'gu')
/** Between two letters such an accent belongs over the second, whatever else the page holds. */
const IN_WORD = new RegExp(`(?<=\\p{L})(${ACCENT})(\\p{L})`, 'gu')
const DOTLESS: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' }
/** Over other letters, an acute accent on its own is an apostrophe: "I\u00B4m". */
const TAKES_ACUTE = /[aeiouy\u0131cnz]/iu

/** A letter with an accent over it; null when no language writes the two as one. */
function compose(letter: string, accent: string): string | null {
  if (accent === '\u00B4' && !TAKES_ACUTE.test(letter)) return null
  const one = unified((DOTLESS[letter] ?? letter) + (MARKS[accent] ?? ''), 'NFC')
  return Array.from(one).length === 1 ? one : null
}

/** Accents that were set before or behind their letter, as old fonts of TeX do it, over it. */
const composeAccents = (text: string) =>
  text
    .replace(BEFORE_LETTER, (all, accent: string, letter: string) => compose(letter, accent) ?? all)
    .replace(AFTER_LETTER, (all, letter: string, accent: string) => compose(letter, accent) ?? all)

const composeInWords = (text: string) =>
  text.replace(IN_WORD, (all, accent: string, letter: string) => compose(letter, accent) ?? all)

const HAS_ACCENTS = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F]/

/** Tells whether a text has letters with accents of their own: beside them, one at the edge of a word is no accent. */
export const hasAccents = (text: string): boolean => HAS_ACCENTS.test(text)

const UNKNOWN = '\u0000'
/** Which letters a joined sign stands for when its font does not say so: by the letters on both sides. */
const LIGATURES: [before: RegExp, after: RegExp, letters: string][] = [
  [/\p{L}$/u, /^(?:ons?\b|onal|ve\b|ng\b)/u, 'ti'],
  [/(?:^|[^\p{L}])(?:o|e|su|tra|di|a|gra|co|coe|ine|insu)$/iu, /^[cl]/u, 'ffi'],
  [/(?:^|[^\p{L}])(?:di|e|a|o|su|bu|co|sta|che|chi|tari|cli)$/iu, /^[eaoru]/u, 'ff'],
  [/(?:sta|cli|chie)$/iu, /^(?:$|[^\p{L}])/u, 'ff'],
  [/(?:^|[^\p{L}aeiouy])$/iu, /^(?:ow|u|oo|ee|at|ex|y|a[ms]|iege|ege|igh)/u, 'fl'],
  [/(?:re|con|in|over|work|air|cash|de)$/iu, /^(?:ow|u|ect|ict|at)/u, 'fl'],
]

const BEFORE_MAX = 20

/** What stands for an unknown sign between two texts. */
function signBetween(before: string, after: string): string {
  const isInWord = /^\p{Ll}/u.test(after) || /\p{L}$/u.test(before)
  if (!isInWord) return ' '
  return LIGATURES.find(([left, right]) => left.test(before) && right.test(after))?.[2] ?? 'fi'
}

function readLigatures(text: string): string {
  if (!text.includes(UNKNOWN)) return text
  const [first = '', ...others] = text.split(UNKNOWN)
  const read = [first]
  // The end of a text that is being put together would be copied whole each time.
  let before = first.slice(-BEFORE_MAX)
  for (const after of others) {
    const sign = signBetween(before, after)
    read.push(sign, after)
    before = `${before}${sign}${after}`.slice(-BEFORE_MAX)
  }
  return read.join('')
}

/** Joined letters, and those of Hebrew and Arabic in the form they have within a word; the letters themselves are meant. */
const IN_FORM = /[\uFB00-\uFDFF\uFE70-\uFEFC]+/g
/** Persian and Urdu have letters of their own for yeh and heh, which fonts show for the Arabic ones too. */
const PERSIAN = /[\u067E\u0686\u0698\u06AF\uFB56-\uFB59\uFB7A-\uFB7D\uFB8A-\uFB8B\uFB92-\uFB95]/
const YEH_INSIDE = /[\uFBFE\uFBFF]/g
const HEH = /[\uFBA6-\uFBAD\u06BE]/g

function withoutForms(text: string): string {
  const arabic = PERSIAN.test(text) ? text : text.replace(YEH_INSIDE, '\u064A').replace(HEH, '\u0647')
  return arabic.replace(IN_FORM, (letters) => unified(letters, 'NFKC'))
}

/** Bullets of the fonts of symbols that word processors bring along; what else is there only a font could show. */
const BULLETS = /[\uF0A7\uF0B7\uF076\uF0D8\uF0FC\uF0A8\uF06E\uF0E0]/g
/** A year and a word that touch are two columns without a gap between. */
const TOUCHING = /(?<![\p{L}\p{N}])((?:19|20)\d{2})(?=\p{Lu}\p{Ll}{2})/gu
/** Small capitals of some fonts are capitals but for the i. */
const CAPITALS_BUT_I = /(?<![\p{L}])\p{Lu}[\p{Lu}i]{3,30}(?!\p{L})/gu
const UNSEEN = /[\p{Co}\p{Cc}\u200B-\u200F\u2028-\u202E\uFEFF]/gu

/**
 * What a line says in plain signs: accents over their letters, joined letters apart, one kind of hyphen, and single
 * spaces.
 *
 * @param options `areAccentsApart`: accents at the edge of a word belong over a letter too
 * @example plainGlyphs('J\u00A8urgen') // 'Jürgen'
 */
export function plainGlyphs(text: string, { areAccentsApart = true } = {}): string {
  const read = readLigatures(text)
  return withoutForms(areAccentsApart ? composeAccents(read) : composeInWords(read))
    .replace(BULLETS, '•')
    .replace(/[\u00AD\u2010\u2011]/g, '-')
    .replace(UNSEEN, ' ')
    .replace(TOUCHING, '$1 ')
    .replace(CAPITALS_BUT_I, (word) => (word.replaceAll('i', '').length > 2 ? word.toUpperCase() : word))
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)- ?-(?= ?\d)/g, '-')
}

/** Tells whether a text is nothing but an accent that is drawn over the letter beside it. */
export const isOnlyAccent = (text: string): boolean => new RegExp(`^(?:${ACCENT}|${OF_KEYS})$`).test(text)
