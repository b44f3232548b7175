import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('never more than allowed run at once, all run, and in the order they came', async () => {
  const inTurn = fewAtOnce(3)
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    begun.push(number)
    running += 1
    most = Math.max(most, running)
    await pause()
    running -= 1
    return number
  }
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  expect(await Promise.all(numbers.map((number) => inTurn(work(number))))).toEqual(numbers)
  expect([begun, most, running]).toEqual([numbers, 3, 0])
})

test('whoever comes to a line that is full is refused, and the line goes on', async () => {
  const inTurn = fewAtOnce(1, { waitingMax: 1, full: () => new Error('full') })
  const served = [inTurn(pause), inTurn(pause)]
  await expect(inTurn(pause)).rejects.toThrow('full')
  await Promise.all(served)
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes')
})

test('what nobody wants any more gives its place in the line to others, and never runs', async () => {
  const inTurn = fewAtOnce(1, { waitingMax: 1, full: () => new Error('full') })
  let isWanted = true
  const first = inTurn(pause)
  const left = inTurn(
    () => Promise.reject(new Error('nobody asked')),
    () => isWanted,
  )
  isWanted = false
  const [, refusal, later] = await Promise.allSettled([first, left, inTurn(() => Promise.resolve('served'))])
  expect(refusal).toMatchObject({ reason: { message: 'full' } })
  expect(later).toMatchObject({ value: 'served' })
})

test('work that fails gives its place back', async () => {
  const inTurn = fewAtOnce(1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes')
})
