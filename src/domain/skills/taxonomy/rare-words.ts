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
  const byWord = new Map<string, { names: number[]; weight: number; count: number }>()
  const distinct = names.map(({ words }) => [...new Set(withoutLinks(words))])
  distinct.forEach((words, nth) => {
    for (const word of words) {
      const sharing = byWord.get(word) ?? { names: [], weight: 0, count: 0 }
      byWord.set(word, sharing)
      sharing.count += 1
      // A name of one word is found by that word already, whatever stands round it.
      if (words.length > 1) sharing.names.push(nth)
    }
  })
  const weigh = (having: number) => Math.log((names.length + 1) / (having + 0.5))
  for (const sharing of byWord.values()) sharing.weight = weigh(sharing.count)
  const sumOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (byWord.get(word)?.weight ?? weigh(0)), 0)
  const weights = distinct.map(sumOf)

  return (words) => {
    const asked = [...new Set(withoutLinks(words))]
    const askedWeight = sumOf(asked)
    const shared = new Map<number, number>()
    for (const word of asked) {
      const sharing = byWord.get(word)
      if (!sharing || sharing.count > NAMES_MAX) continue
      for (const nth of sharing.names) shared.set(nth, (shared.get(nth) ?? 0) + sharing.weight)
    }
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
