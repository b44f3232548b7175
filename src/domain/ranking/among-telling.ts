import type { Scorer } from './scorer.ts'

/** Something between signs that may be a word, or a sentence where none leaves spaces. */
const SAYS_SOMETHING = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,1000}(?![\p{L}\p{N}])/u

/** Ranks those of the texts that hold a word, as if there were no others: these come last and change nothing. */
export function amongTelling(
  texts: readonly string[],
  prepare: (telling: readonly number[]) => Scorer,
): Scorer {
  const telling = texts.flatMap((text, number) => (SAYS_SOMETHING.test(text) ? [number] : []))
  const score = prepare(telling)
  return (query) => {
    const scores = score(query)
    const least = scores.reduce((lowest, each) => Math.min(lowest, each), 0)
    const all = new Float32Array(texts.length).fill(least - 1)
    telling.forEach((number, nth) => (all[number] = scores[nth] ?? 0))
    return all
  }
}
