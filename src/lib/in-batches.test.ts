import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

function loading(batchMax = 100) {
  const batches: number[][] = []
  const square = inBatches((keys: number[]) => {
    batches.push(keys)
    return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, key * key] as const)))
  }, batchMax)
  return { square, batches }
}

test('what is asked for in the same moment is one call, each key once', async () => {
  const { square, batches } = loading()
  expect(await Promise.all([square(2), square(3), square(2)])).toEqual([4, 9, 4])
  expect(batches).toEqual([[2, 3]])
})

test('a later question is another call', async () => {
  const { square, batches } = loading()
  await square(2)
  await square(3)
  expect(batches).toEqual([[2], [3]])
})

test('no call is larger than allowed', async () => {
  const { square, batches } = loading(2)
  expect(await Promise.all([1, 2, 3, 4, 5].map(square))).toEqual([1, 4, 9, 16, 25])
  expect(batches.map(({ length }) => length)).toEqual([2, 2, 1])
})

test('what was not found is undefined', async () => {
  expect(await loading().square(-1)).toBeUndefined()
})

test('a call that fails fails for everybody who waits, and the next is another one', async () => {
  let calls = 0
  const load = inBatches((keys: string[]) => {
    calls += 1
    return calls === 1
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(new Map(keys.map((key) => [key, key])))
  }, 10)
  const first = await Promise.allSettled([load('a'), load('b')])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load('a')).toBe('a')
})
