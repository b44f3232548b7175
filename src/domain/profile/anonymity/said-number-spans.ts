import type { Span } from './spans.ts'

/** Digits as they are said, a language a line; "double oh", "nine hundred" and "trente-quatre" are two digits. */
const UNITS =
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine' +
  '|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf' +
  '|null|eins|zwo|zwei|drei|vier|fünf|sechs|sieben|acht|neun' +
  '|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve' +
  '|um|dois|três|quatro|sete|oito|nove|meia' +
  '|due|tre|quattro|cinque|sei|sette|otto' +
  '|nul|een|twee|drie|vijf|zes|zeven|negen' +
  '|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć'
const TWICE =
  'double|triple|treble|doppel|doppio|hundred|hundert|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante'
const WORD = `(?:${UNITS}|${TWICE})(?!\\p{L})`
/** A few words for digits, with digits among them. */
const SAID = new RegExp(
  `(?<!\\p{L})${WORD}(?:[^\\p{L}\\p{N}]{0,3}(?:et[^\\p{L}\\p{N}]|)(?:${WORD}|\\d{1,6}(?!\\d)))+`,
  'giu',
)
/** Most texts have no two of these beside each other. */
const MAY_BE_SAID = new RegExp(`(?:${UNITS}|${TWICE})[\\s,.-]{0,3}(?:\\d|${UNITS}|${TWICE})`, 'i')
const PART = new RegExp(`${WORD}|\\d+`, 'giu')
const IS_TWICE = new RegExp(`^(?:${TWICE})$`, 'iu')
/** What stands before it of the same number: "07seven", "+44 seven". */
const BEFORE = /(?:(?:\+|plus)\s?)?(?:\d{1,6}[\s().-]{0,3}){0,3}$/iu
const BEFORE_MAX = 24
const LENGTH_MIN = 7
const WORDS_MIN = 5
/** "seis cero cero 123 456" */
const MIXED_WORDS_MIN = 3
const MIXED_MIN = 9

const IN_ORDER = UNITS.split('|')

/** "one, two, three": each word comes next to the one before, so that somebody counts. */
function isCounting(parts: readonly string[]): boolean {
  const places = parts.map((part) => IN_ORDER.indexOf(part.toLowerCase()))
  return places.every((place, nth) => nth === 0 || [1, 2].includes(place - (places[nth - 1] ?? -1)))
}

const lengthOf = (part: string) => (/^\d/.test(part) ? part.length : IS_TWICE.test(part) ? 2 : 1)

/** Telephone numbers whose digits, or some of them, are words: "oh seven seven double-oh …", "07seven00 900142". */
export function saidNumberSpans(text: string): Span[] {
  if (!MAY_BE_SAID.test(text)) return []
  return Array.from(text.matchAll(SAID)).flatMap(({ 0: said, index }) => {
    const before = BEFORE.exec(text.slice(Math.max(0, index - BEFORE_MAX), index))?.[0] ?? ''
    const parts = (before + said).match(PART) ?? []
    const words = parts.filter((part) => !/^\d/.test(part)).length
    const length = parts.reduce((sum, part) => sum + lengthOf(part), 0)
    const isLed = /^[+0]/.test(before) && words > 0 && (!/\s$/.test(before) || length >= 10)
    const isMixed = words >= MIXED_WORDS_MIN && length >= MIXED_MIN && !/(?:19|20)\d\d/.test(said)
    return length >= LENGTH_MIN && !isCounting(parts) && (words >= WORDS_MIN || isLed || isMixed)
      ? [{ from: index - before.length, to: index + said.length }]
      : []
  })
}
