import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turnsByKey } from './turns-by-key.ts'

const full = () => new Error('full')

/** Work that ends when it is told to. */
function makeWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

test('of one key so many run at once, the others wait in their order, and another key waits for none of them', async () => {
  const inTurn = turnsByKey({ atOnce: 2, waitingMax: 9, full })
  const { begun, work, end } = makeWork()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => inTurn(name.slice(0, 1), work(name)))
  await pause()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a2')
  await pause()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'b1', 'a3']) end(name)
  await pause()
  end('a4')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('where enough wait one more is refused, and work that fails gives its place on', async () => {
  const inTurn = turnsByKey({ atOnce: 1, waitingMax: 1, full })
  const failing = inTurn('a', async () => {
    await Promise.resolve()
    throw new Error('no')
  })
  const waiting = inTurn('a', async () => 'second')
  await expect(inTurn('a', async () => 'third')).rejects.toThrow('full')
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toBe('second')
  expect(await inTurn('a', async () => 'fourth')).toBe('fourth')
})
