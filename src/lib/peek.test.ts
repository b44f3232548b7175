import { expect, test } from 'vitest'
import { peek } from './peek.ts'

async function* upTo(count: number, onEnd: () => void = () => undefined) {
  try {
    for (let item = 1; item <= count; item += 1) yield item
  } finally {
    onEnd()
  }
}

test('nothing is lost by looking at the first', async () => {
  expect(await Array.fromAsync((await peek(upTo(3))) ?? [])).toEqual([1, 2, 3])
  expect(await peek(upTo(0))).toBeNull()
})

test('what fails at once fails before anything is answered', async () => {
  const failing = (async function* (): AsyncGenerator<number> {
    yield* await Promise.reject<AsyncGenerator<number>>(new Error('no database'))
  })()
  await expect(peek(failing)).rejects.toThrow('no database')
})

test('whoever stops reading stops the source', async () => {
  let isEnded = false
  const items = await peek(upTo(100, () => (isEnded = true)))
  for await (const item of items ?? []) if (item === 3) break
  expect(isEnded).toBe(true)
})

test('so does whoever never begins to read', async () => {
  let isEnded = false
  const items = await peek(upTo(100, () => (isEnded = true)))
  await items?.[Symbol.asyncIterator]().return?.()
  expect(isEnded).toBe(true)
})
