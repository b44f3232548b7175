/**
 * Makes one call of what is asked for in the same moment. Every key is loaded once a batch, and a batch that fails fails
 * for all who wait for it.
 *
 * @example const loadJob = inBatches((numbers) => loadJobs(numbers), 100)
 */
export function inBatches<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  batchMax: number,
): (key: Key) => Promise<Value | undefined> {
  type Batch = { keys: Set<Key>; answer: Promise<ReadonlyMap<Key, Value>> }
  let open: Batch | null = null

  const begin = (): Batch => {
    const keys = new Set<Key>()
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<Key, Value>>()
    const batch = { keys, answer: promise }
    setTimeout(() => {
      if (open === batch) open = null
      resolve(load([...keys]))
    })
    return batch
  }
  return async (key) => {
    if (!open || open.keys.size >= batchMax) open = begin()
    open.keys.add(key)
    return (await open.answer).get(key)
  }
}
