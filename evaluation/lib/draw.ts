/** The same draws every time. */
export type Random = { number: () => number; some: <Item>(from: readonly Item[], count: number) => Item[] }

/** Mulberry32: small, and good enough for drawing samples. */
export function createRandom(seed: number): Random {
  let state = seed
  function number(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Without the same one twice; all of them where there are no more. */
  function some<Item>(from: readonly Item[], count: number): Item[] {
    const left = [...from]
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const at = Math.floor(number() * left.length)
      const [drawn] = left.splice(at, 1, left.at(-1) as Item)
      left.pop()
      return drawn as Item
    })
  }

  return { number, some }
}
