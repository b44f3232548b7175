import type { NearWord } from '#/domain/text/near-words.ts'

type Words = { isKnown: (word: string) => boolean; findNear: (typed: string) => NearWord[] }

/** Readings of one misspelt word, and of all together, that are tried. */
const READINGS_EACH = 3
const READINGS_MAX = 9
/** With more misspelt words than these it is another language. */
const MISSPELT_MAX = 2

/**
 * The words with those put right that no name knows: likeliest reading first, none where nothing can be put right. Words
 * that are known stay, however near another is.
 */
export function correctWords(
  words: readonly string[],
  { isKnown, findNear }: Words,
): { words: string[]; slips: number }[] {
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0 || unknown.length > MISSPELT_MAX + 2) return []
  const near = new Map(unknown.map((word) => [word, findNear(word).slice(0, READINGS_EACH)]))
  const misspelt = [...near].filter(([, readings]) => readings.length > 0)
  if (misspelt.length === 0 || misspelt.length > MISSPELT_MAX) return []
  const combined = misspelt.reduce<{ meant: Map<string, string>; slips: number }[]>(
    (all, [typed, readings]) =>
      all.flatMap(({ meant, slips }) =>
        readings.map((reading) => ({
          meant: new Map([...meant, [typed, reading.word]]),
          slips: slips + reading.slips,
        })),
      ),
    [{ meant: new Map(), slips: 0 }],
  )
  return combined
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, READINGS_MAX)
    .map(({ meant, slips }) => ({ words: words.map((word) => meant.get(word) ?? word), slips }))
}
