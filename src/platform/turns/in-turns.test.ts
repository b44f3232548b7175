import { expect, test } from 'vitest'
import { inTurns } from './in-turns.server.ts'

/** How many of 30 items that take so many milliseconds each are made in one piece while somebody else waits. */
async function piecesOf(each: number): Promise<{ made: number[]; pieces: number[] }> {
  const pieces = [0]
  let [time, isOver] = [0, false]
  const elsewhere = () => {
    if (isOver) return
    pieces.push(0)
    setImmediate(elsewhere)
  }
  setImmediate(elsewhere)
  const make = (item: number) => {
    time += each
    pieces.push((pieces.pop() ?? 0) + 1)
    return item * 2
  }
  const items = Array.from({ length: 30 }, (_none, nth) => nth)
  const made = await inTurns(items, make, () => time)
  isOver = true
  return { made, pieces: pieces.filter((count) => count > 0) }
}

test('whoever waits has a turn as soon as the work has taken ten milliseconds', async () => {
  expect((await piecesOf(2)).pieces).toEqual([5, 5, 5, 5, 5, 5])
  expect((await piecesOf(25)).pieces).toHaveLength(30)
})

test('what costs nothing is made in one piece, and everything in its order', async () => {
  const { made, pieces } = await piecesOf(0)
  expect(pieces).toEqual([30])
  expect(made.slice(0, 3)).toEqual([0, 2, 4])
})
