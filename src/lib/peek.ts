/** The same items once the first of them is there; null when there is none. What fails before that fails here. */
export async function peek<Item>(items: AsyncIterable<Item>): Promise<AsyncIterable<Item> | null> {
  const iterator = items[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return null
  return (async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}
