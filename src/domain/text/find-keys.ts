import { BEGINS, BREAKS, ENDS, type LetterStream } from './letter-stream.ts'

/** A beginning of keys; `key` where it is one. `shorter`: the longest key that is an end of it. */
type Node = {
  next: Map<number, Node>
  fail: Node | null
  shorter: Node | null
  depth: number
  key: string | null
}

const PLURAL = 115

const makeNode = (depth: number): Node => ({
  next: new Map(),
  fail: null,
  shorter: null,
  depth,
  key: null,
})

function plant(root: Node, key: string): void {
  let node = root
  for (let at = 0; at < key.length; at += 1) {
    const letter = key.charCodeAt(at)
    let next = node.next.get(letter)
    if (!next) node.next.set(letter, (next = makeNode(node.depth + 1)))
    node = next
  }
  node.key = key
}

function step(from: Node, letter: number, root: Node): Node {
  for (let node: Node | null = from; node; node = node.fail) {
    const next = node.next.get(letter)
    if (next) return next
  }
  return root
}

/** For each beginning of a key, the longest end of it that is a beginning as well (Aho and Corasick, 1975). */
function link(root: Node): void {
  const line = [...root.next.values()]
  for (const node of line) node.fail = root
  for (const node of line) {
    for (const [letter, next] of node.next) {
      next.fail = node.fail ? step(node.fail, letter, root) : root
      line.push(next)
    }
    node.shorter = node.fail && node.fail.key !== null ? node.fail : (node.fail?.shorter ?? null)
  }
}

/** Where a key stands in a stream: its first letter and its last. */
export type FoundKey = { key: string; first: number; last: number }

export type IsWanted = (found: FoundKey) => boolean

const has = ({ marks }: LetterStream, at: number, mark: number) => ((marks[at] ?? 0) & mark) !== 0

/** A plural or a genitive may follow: "Quillfeathers". */
const endsAt = (stream: LetterStream, at: number) =>
  has(stream, at, ENDS) || (stream.codes[at + 1] === PLURAL && has(stream, at + 1, ENDS))

function longestAt(node: Node, stream: LetterStream, last: number, isWanted: IsWanted): FoundKey | null {
  for (let found: Node | null = node.key === null ? node.shorter : node; found; found = found.shorter) {
    const first = last - found.depth + 1
    if (found.key === null || !has(stream, first, BEGINS)) continue
    const hit = { key: found.key, first, last }
    if (isWanted(hit)) return hit
  }
  return null
}

/**
 * Looks for keys in streams of letters, all in one walk: the work grows with the stream, however many keys there are. At
 * each place the longest wanted key counts that begins and ends where a word does.
 */
export function createKeyFinder(keys: Iterable<string>) {
  const root = makeNode(0)
  for (const key of keys) if (key !== '') plant(root, key)
  link(root)

  return (stream: LetterStream, isWanted: IsWanted): FoundKey[] => {
    const hits: FoundKey[] = []
    let node = root
    for (let at = 0; at < stream.codes.length; at += 1) {
      if (has(stream, at, BREAKS)) node = root
      node = step(node, stream.codes[at] ?? 0, root)
      const hit = node === root || !endsAt(stream, at) ? null : longestAt(node, stream, at, isWanted)
      if (hit) hits.push(hit)
    }
    return hits
  }
}
