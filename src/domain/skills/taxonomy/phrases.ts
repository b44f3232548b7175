type Node<Value> = { next: Map<string, Node<Value>> | null; values: Value[] | null }

/** Where a phrase stands in a list of words, `to` not included, and what was listed under it. */
type PhraseFound<Value> = { values: readonly Value[]; from: number; to: number }

export type Phrases<Value> = {
  /** What is listed under all of the words. */
  whole: (words: readonly string[]) => readonly Value[]
  /** The longest phrase that begins at `from`, ends before `to`, and one of whose values is allowed, if any. */
  longestAt: (
    words: readonly string[],
    range: { from: number; to?: number | undefined },
    allows?: (value: Value) => boolean,
  ) => PhraseFound<Value> | null
}

/** Most phrases lead to no longer one: nothing is kept for what they lack. */
function insert<Value>(root: Node<Value>, words: readonly string[], value: Value): void {
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    let next = node.next.get(word)
    if (!next) node.next.set(word, (next = { next: null, values: null }))
    node = next
  }
  if (node.values) node.values.push(value)
  else node.values = [value]
}

/** A tree of phrases by their words: a look-up walks no further than the longest phrase, however many there are. */
export function indexPhrases<Value extends { words: readonly string[] }>(
  phrases: Iterable<Value>,
): Phrases<Value> {
  const root: Node<Value> = { next: null, values: null }
  for (const value of phrases) if (value.words.length > 0) insert(root, value.words, value)
  return {
    whole(words) {
      let node: Node<Value> | undefined = root
      for (const word of words) node = node?.next?.get(word)
      return node?.values ?? []
    },
    longestAt(words, { from, to = words.length }, allows) {
      let found: PhraseFound<Value> | null = null
      let node: Node<Value> | undefined = root
      for (let at = from; at < to; at += 1) {
        node = node.next?.get(words[at] ?? '')
        if (!node) break
        const values: Value[] = (allows ? node.values?.filter(allows) : node.values) ?? []
        if (values.length > 0) found = { values, from, to: at + 1 }
      }
      return found
    },
  }
}
