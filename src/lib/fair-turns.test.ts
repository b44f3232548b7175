import { setImmediate as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fairTurns } from './fair-turns.ts'

const full = () => new Error('full')
const fail = () => Promise.reject(new Error('no'))
const answer =
  <T>(value: T) =>
  () =>
    Promise.resolve(value)

/** Asks for a turn of each network at the same moment; answers who was served, in order, and who was refused. */
async function askAll(names: readonly string[], waitingMax: number) {
  const inTurn = fairTurns({ atOnce: 1, lines: { all: waitingMax }, full })
  const served: string[] = []
  const outcomes = await Promise.allSettled(
    names.map((name) =>
      inTurn({ line: 'all', network: name.slice(0, 1) }, async () => {
        await pause()
        served.push(name)
      }),
    ),
  )
  return { served, refused: names.filter((_, nth) => outcomes[nth]?.status === 'rejected') }
}

test('never more than allowed run at once, all run, and in the order they came', async () => {
  const inTurn = fairTurns({ atOnce: 3, lines: { all: Infinity }, full })
  const begun: number[] = []
  let [running, most] = [0, 0]
  const work = (number: number) => async () => {
    begun.push(number)
    running += 1
    most = Math.max(most, running)
    await pause()
    running -= 1
    return number
  }
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const all = numbers.map((number) => inTurn({ line: 'all', network: 'a' }, work(number)))
  expect(await Promise.all(all)).toEqual(numbers)
  expect([begun, most, running]).toEqual([numbers, 3, 0])
})

test('a network has one turn before any has its second, however many it asked for', async () => {
  const { served, refused } = await askAll(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'a4'], 9)
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(refused).toEqual([])
})

test('within a network its own networks take turns, and addresses within those', async () => {
  const inTurn = fairTurns({ atOnce: 1, lines: { all: Infinity }, full })
  const served: string[] = []
  const ask = (network: string) =>
    inTurn({ line: 'all', network }, async () => {
      await pause()
      served.push(network)
    })
  const crowd = ['n a 1', 'n a 1', 'n a 1', 'n a 2', 'n a 2', 'n b 1', 'm']
  await Promise.all(crowd.map(ask))
  expect(served).toEqual(['n a 1', 'm', 'n b 1', 'n a 2', 'n a 1', 'n a 2', 'n a 1'])
})

test('in a line that is full a neighbour is let in where one address of the network asks for many', async () => {
  const inTurn = fairTurns({ atOnce: 1, lines: { all: 3 }, full })
  const served: string[] = []
  const ask = (network: string) =>
    inTurn({ line: 'all', network }, async () => {
      await pause()
      served.push(network)
    })
  const asked = ['n 1', 'n 1', 'n 1', 'n 1', 'n 1', 'n 2'].map(ask)
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
  ])
  expect(served).toEqual(['n 1', 'n 2', 'n 1', 'n 1'])
})

test('in a line that is full those of a network that has many make room for others, who else come too late', async () => {
  expect(await askAll(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'e1'], 3)).toEqual({
    served: ['a1', 'b1', 'c1', 'd1'],
    refused: ['a2', 'a3', 'a4', 'e1'],
  })
})

test('networks that had their turns lately keep nobody out who had none, however many they are and as often as they come back', async () => {
  const inTurn = fairTurns({ atOnce: 1, lines: { all: 3 }, full })
  const served: string[] = []
  const ask = (place: string) =>
    inTurn({ line: 'all', network: place }, async () => {
      await pause()
      served.push(place)
    })
  for (const place of 'abcde') await ask(place)
  const crowd = Array.from('abcde', ask)
  const newcomer = ask('x')
  const outcomes = await Promise.allSettled(crowd)
  await newcomer
  expect(served.slice(5)).toEqual(['a', 'x', 'b', 'c'])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
})

test('ten minutes later a turn counts no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const inTurn = fairTurns({ atOnce: 1, lines: { all: 1 }, full })
  const ask = (place: string) => inTurn({ line: 'all', network: place }, pause)
  await ask('a')
  vi.setSystemTime(Date.now() + 600_000)
  const asked = ['b', 'a', 'x'].map(ask)
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})

test('a line has its own room and its own turns: one that is full keeps nobody of another waiting', async () => {
  const inTurn = fairTurns({ atOnce: 1, lines: { own: 2, others: 3 }, full })
  const served: string[] = []
  const ask = (line: 'own' | 'others', name: string) =>
    inTurn({ line, network: name }, async () => {
      await pause()
      served.push(name)
    })
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((name) => ask('others', name))
  const own = ['x', 'y'].map((name) => ask('own', name))
  expect((await Promise.allSettled(crowd)).at(-1)).toMatchObject({ status: 'rejected' })
  await Promise.all(own)
  expect(served).toEqual(['a', 'x', 'b', 'y', 'c', 'd'])
})

test('what nobody wants any more gives its place in the line to others, and never runs', async () => {
  const inTurn = fairTurns({ atOnce: 1, lines: { all: 1 }, full })
  let isWanted = true
  const first = inTurn({ line: 'all', network: 'a' }, pause)
  const left = inTurn({ line: 'all', network: 'b', isWanted: () => isWanted }, fail)
  isWanted = false
  const last = inTurn({ line: 'all', network: 'c' }, answer('served'))
  const [, refusal, later] = await Promise.allSettled([first, left, last])
  expect(refusal).toMatchObject({ reason: { message: 'full' } })
  expect(later).toMatchObject({ value: 'served' })
})

test('work that fails gives its turn back', async () => {
  const inTurn = fairTurns({ atOnce: 1, lines: { all: 0 }, full })
  const turn = { line: 'all', network: 'a' } as const
  await expect(inTurn(turn, fail)).rejects.toThrow('no')
  expect(await inTurn(turn, answer('yes'))).toBe('yes')
})
