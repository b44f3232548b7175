import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAtOncePerKey } from './one-at-once-per-key.ts'

test('one piece of work of each key runs at once, and nobody waits for another key’s', async () => {
  const inTurn = oneAtOncePerKey({})
  const begun: string[] = []
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    begun.push(name)
    await held
  }
  const all = [inTurn('a', work('a1')), inTurn('a', work('a2')), inTurn('b', work('b1'))]
  await pause()
  expect(begun).toEqual(['a1', 'b1'])
  goOn()
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('a key’s line that is full refuses its own alone, and work that fails gives its place back', async () => {
  const inTurn = oneAtOncePerKey({ waitingMax: 1, full: () => new Error('full') })
  const first = inTurn('a', () => Promise.reject(new Error('no')))
  const second = inTurn('a', pause)
  await expect(inTurn('a', pause)).rejects.toThrow('full')
  await expect(first).rejects.toThrow('no')
  expect(await inTurn('b', () => Promise.resolve('b'))).toBe('b')
  await second
  expect(await inTurn('a', () => Promise.resolve('a'))).toBe('a')
})
