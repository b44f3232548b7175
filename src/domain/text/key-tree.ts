/** The empty beginning; what a beginning has that is no key. */
export const ROOT = 0
export const NO_KEY = -1

/**
 * Beginnings of keys, each of them a number. Of each: the one that is a letter shorter and that letter, how long it is,
 * and which key it is. `fails`: the longest end of it that is a beginning as well; `shorter`: the longest one that is a key.
 * `slots` is a table of all but the root, hashed by parent and letter; 0 is a free place.
 */
export type KeyTree = {
  parents: Int32Array
  letters: Uint16Array
  depths: Uint32Array
  keys: Int32Array
  fails: Int32Array
  shorter: Int32Array
  slots: Int32Array
}

const SPREAD_PARENT = 0x9e3779b1
const SPREAD_LETTER = 0x85ebca6b

function slotOf({ slots, parents, letters }: KeyTree, parent: number, letter: number): number {
  const last = slots.length - 1
  const mixed = Math.imul(parent + 1, SPREAD_PARENT) ^ Math.imul(letter + 1, SPREAD_LETTER)
  let slot = (mixed ^ (mixed >>> 15)) & last
  for (let node = slots[slot]; node; node = slots[slot]) {
    if (parents[node] === parent && letters[node] === letter) break
    slot = (slot + 1) & last
  }
  return slot
}

const childOf = (tree: KeyTree, parent: number, letter: number): number =>
  tree.slots[slotOf(tree, parent, letter)] ?? ROOT

/** The longest beginning that ends in this letter, after the longest one before it. */
export function step(tree: KeyTree, from: number, letter: number): number {
  let node = from
  for (;;) {
    const next = childOf(tree, node, letter)
    if (next !== ROOT || node === ROOT) return next
    node = tree.fails[node] ?? ROOT
  }
}

function plant(tree: KeyTree, key: string, { nth, size }: { nth: number; size: number }): number {
  let [node, count] = [ROOT, size]
  for (let at = 0; at < key.length; at += 1) {
    const letter = key.charCodeAt(at)
    const slot = slotOf(tree, node, letter)
    let next = tree.slots[slot] ?? ROOT
    if (next === ROOT) {
      next = count
      count += 1
      tree.slots[slot] = next
      tree.parents[next] = node
      tree.letters[next] = letter
      tree.depths[next] = at + 1
    }
    node = next
  }
  if (node !== ROOT) tree.keys[node] = nth
  return count
}

function byDepth({ depths }: KeyTree, size: number): Int32Array {
  const starts: number[] = []
  for (let node = 0; node < size; node += 1) {
    const next = (depths[node] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let depth = 1; depth < starts.length; depth += 1)
    starts[depth] = (starts[depth] ?? 0) + (starts[depth - 1] ?? 0)
  const order = new Int32Array(size)
  for (let node = 0; node < size; node += 1) {
    const depth = depths[node] ?? 0
    const place = starts[depth] ?? 0
    order[place] = node
    starts[depth] = place + 1
  }
  return order
}

/** Says for each beginning what is a beginning and a key inside it (Aho and Corasick, 1975). */
function link(tree: KeyTree, size: number): void {
  for (const node of byDepth(tree, size)) {
    const [parent = ROOT, letter = 0] = [tree.parents[node], tree.letters[node]]
    const fail = parent === ROOT ? ROOT : step(tree, tree.fails[parent] ?? ROOT, letter)
    tree.fails[node] = fail
    tree.shorter[node] = (tree.keys[fail] ?? NO_KEY) === NO_KEY ? (tree.shorter[fail] ?? ROOT) : fail
  }
}

/** The tree of these keys; an empty one is in none. Grows with their letters. */
export function buildKeyTree(keys: readonly string[]): KeyTree {
  const most = keys.reduce((sum, key) => sum + key.length, 1)
  const tree: KeyTree = {
    parents: new Int32Array(most),
    letters: new Uint16Array(most),
    depths: new Uint32Array(most),
    keys: new Int32Array(most).fill(NO_KEY),
    fails: new Int32Array(most),
    shorter: new Int32Array(most),
    slots: new Int32Array(2 ** Math.ceil(Math.log2(2 * most))),
  }
  const size = keys.reduce((sum, key, nth) => plant(tree, key, { nth, size: sum }), 1)
  link(tree, size)
  return tree
}
