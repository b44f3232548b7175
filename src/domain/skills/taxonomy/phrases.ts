type Node<Value> = { next: Map<string, Node<Value>>; values: Value[] }

/** Where a phrase stands in a list of words, `to` not included, and what was listed under it. */
export type PhraseFound<Value> = { values: readonly Value[]; from: number; to: number }

export type Phrases<Value> = {
  /** The longest phrase that begins at `from`, ends before `to`, and one of whose values is allowed, if any. */
  longestAt: (
    words: readonly string[],
    range: { from: number; to?: number | undefined },
    allows?: (value: Value) => boolean,
  ) => PhraseFound<Value> | null
}

/** A tree of phrases by their words: a look-up walks no further than the longest phrase, however many there are. */
export function indexPhrases<Value>(
  phrases: Iterable<{ words: readonly string[]; value: Value }>,
): Phrases<Value> {
  const root: Node<Value> = { next: new Map(), values: [] }
  for (const { words, value } of phrases) {
    let node = root
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map(), values: [] }
      node.next.set(word, next)
      node = next
    }
    if (node !== root) node.values.push(value)
  }
  return {
    longestAt(words, { from, to = words.length }, allows = () => true) {
      let found: PhraseFound<Value> | null = null
      let node: Node<Value> | undefined = root
      for (let at = from; at < to; at += 1) {
        node = node.next.get(words[at] ?? '')
        if (!node) break
        const values = node.values.filter(allows)
        if (values.length > 0) found = { values, from, to: at + 1 }
      }
      return found
    },
  }
}
