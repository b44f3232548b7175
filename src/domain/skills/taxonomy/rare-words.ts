import { withoutLinks } from './link-words.ts'

/** Fewer shared words than this say nothing. */
const LIKENESS_MIN = 0.55
/** A word of more names than these finds nothing by itself. */
const NAMES_MAX = 400

/**
 * Finds names by the words they share, rare words weighing more: the weight of the shared words over that of all words
 * of both (Dice). Of the names of one value the likest counts.
 */
export function indexRareWords<Value>(
  names: readonly { words: readonly string[]; entry: Value }[],
): (words: readonly string[]) => { value: Value; likeness: number }[] {
  const byWord = new Map<string, number[]>()
  const distinct = names.map(({ words }) => [...new Set(withoutLinks(words))])
  distinct.forEach((words, nth) => {
    for (const word of words) {
      const sharing = byWord.get(word)
      if (sharing) sharing.push(nth)
      else byWord.set(word, [nth])
    }
  })
  const weightOf = (word: string) => Math.log((names.length + 1) / ((byWord.get(word)?.length ?? 0) + 0.5))
  const sumOf = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)
  const weights = distinct.map(sumOf)

  return (words) => {
    const asked = [...new Set(withoutLinks(words))]
    const shared = new Map<number, number>()
    for (const word of asked) {
      const sharing = byWord.get(word) ?? []
      if (sharing.length > NAMES_MAX) continue
      for (const nth of sharing) shared.set(nth, (shared.get(nth) ?? 0) + weightOf(word))
    }
    const askedWeight = sumOf(asked)
    const found = new Map<Value, number>()
    for (const [nth, weight] of shared) {
      const value = names[nth]?.entry
      const likeness = (2 * weight) / (askedWeight + (weights[nth] ?? 0))
      if (value !== undefined && likeness >= LIKENESS_MIN)
        found.set(value, Math.max(likeness, found.get(value) ?? 0))
    }
    return [...found].map(([value, likeness]) => ({ value, likeness }))
  }
}
