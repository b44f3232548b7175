/**
 * The same items once the first of them is there; null when there is none. What fails before that fails here. Whoever
 * stops reading, even before the first item, stops the source.
 */
export async function peek<Item>(items: AsyncIterable<Item>): Promise<AsyncIterable<Item> | null> {
  const iterator = items[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return null
  let held: IteratorResult<Item> | undefined = first
  // Not a generator: one that nobody has begun to read would not pass the end on.
  const whole: AsyncIterator<Item> = {
    next: async () => {
      const result = held ?? (await iterator.next())
      held = undefined
      return result
    },
    return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
  }
  return { [Symbol.asyncIterator]: () => whole }
}
