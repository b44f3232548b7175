import { buildKeyTree, NO_KEY, ROOT, step, type KeyTree } from './key-tree.ts'
import { BEGINS, BREAKS, ENDS, type LetterStream } from './letter-stream.ts'

const PLURAL = 115

/** Where the nth key stands in a stream: its first letter and its last. `tried`: so many longer ones were none there. */
export type FoundKey = { nth: number; first: number; last: number; tried: number }

const has = ({ marks }: LetterStream, at: number, mark: number) => ((marks[at] ?? 0) & mark) !== 0

/** A plural or a genitive may follow: "Quillfeathers". */
const endsAt = (stream: LetterStream, at: number) =>
  has(stream, at, ENDS) ||
  (at + 1 < stream.length && stream.codes[at + 1] === PLURAL && has(stream, at + 1, ENDS))

/** What is made of the longest key that ends with a beginning and of which anything is made. */
function longestAt<Made>(
  { keys, shorter, depths }: KeyTree,
  beginning: number,
  last: number,
  stream: LetterStream,
  make: (found: FoundKey) => Made | null,
): Made | null {
  let node = keys[beginning] === NO_KEY ? (shorter[beginning] ?? ROOT) : beginning
  for (let tried = 0; node !== ROOT; node = shorter[node] ?? ROOT) {
    const first = last - (depths[node] ?? 0) + 1
    if (!has(stream, first, BEGINS)) continue
    const made = make({ nth: keys[node] ?? 0, first, last, tried })
    if (made !== null) return made
    tried += 1
  }
  return null
}

/**
 * Looks for keys in streams of letters, all in one walk: the work grows with the stream, however many keys there are. At
 * each place the longest key counts that begins and ends where a word does and of which `make` makes something.
 */
export function createKeyFinder(keys: readonly string[]) {
  const tree = buildKeyTree(keys)
  return <Made>(stream: LetterStream, make: (found: FoundKey) => Made | null): Made[] => {
    const all: Made[] = []
    let node = ROOT
    for (let at = 0; at < stream.length; at += 1) {
      if (has(stream, at, BREAKS)) node = ROOT
      if (node === ROOT && !has(stream, at, BEGINS)) continue
      node = step(tree, node, stream.codes[at] ?? 0)
      const made = node === ROOT || !endsAt(stream, at) ? null : longestAt(tree, node, at, stream, make)
      if (made !== null) all.push(made)
    }
    return all
  }
}
