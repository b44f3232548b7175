import { expect, test, vi } from 'vitest'
import { encodePins } from '../pins/encode-pins.ts'
import { WORD_BYTES } from '../pins/pins.ts'
import { openClusterDesk, type Fetch } from './cluster-desk.ts'
import { openClusterWorker, pinsAddress, type WorkerLike } from './cluster-client.ts'

function column(...numbers: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * WORD_BYTES))
  numbers.forEach((number, nth) => view.setInt32(nth * WORD_BYTES, number))
  return new Uint8Array(view.buffer)
}

/** Two jobs at one point and one beside the map. */
const PINS = encodePins('all', {
  numbers: column(2, 1),
  lngs: column(0, 0),
  lats: column(0, 0),
  beside: column(3),
})
const TOO_MANY = encodePins('too-many', {
  numbers: column(),
  lngs: column(),
  lats: column(),
  beside: column(),
})
const TOWNS = { names: ['Null Island'], lngs: [0], lats: [0], thousands: [0] }
const LOAD = { kind: 'load', address: '/pins', townsAddress: '/towns' } as const
const LOOK = { kind: 'look', look: { bounds: [-9, -9, 9, 9], zoom: 6, listed: 5 } } as const

const answering =
  (pins: () => Response | Promise<Response>, towns = () => Response.json(TOWNS)): Fetch =>
  async (address) =>
    address === '/towns' ? towns() : pins()

const whole = () => new Response(PINS.slice())

test('the pins of a search are fetched, clustered and named', async () => {
  const ask = openClusterDesk(answering(whole))
  const beside = Int32Array.of(3)
  expect(await ask(LOAD)).toEqual({
    onMap: 2,
    besideCount: 1,
    beside,
    bounds: [0, 0, 0, 0],
    dense: [0, 0, 0, 0],
  })
  expect(await ask({ kind: 'naming' })).toBe(true)
  const picture = await ask(LOOK)
  expect(picture).toMatchObject({ inView: 2, newest: [2, 1], clusters: [{ count: 2, near: 'Null Island' }] })
})

test('without the towns clusters have no names', async () => {
  const ask = openClusterDesk(answering(whole, () => new Response('', { status: 503 })))
  await ask(LOAD)
  expect(await ask({ kind: 'naming' })).toBe(false)
  expect(await ask(LOOK)).toMatchObject({ clusters: [{ near: null }] })
})

test('a server that has enough to do is asked once more, after the time that it names', async () => {
  vi.useFakeTimers()
  let asked = 0
  const ask = openClusterDesk(
    answering(() => {
      asked += 1
      return asked === 1 ? new Response('', { status: 503, headers: { 'retry-after': '5' } }) : whole()
    }),
  )
  const answer = ask(LOAD)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toMatchObject({ onMap: 2 })
  vi.useRealTimers()
})

/** A search that finds more than a page holds; the server answers for its clusters. */
const crowded =
  (answers: Record<string, unknown>): Fetch =>
  async (address) => {
    if (address === '/towns') return Response.json(TOWNS)
    const ask = new URL(address, 'http://localhost').searchParams.get('ask')
    return ask ? Response.json(answers[ask]) : new Response(TOO_MANY.slice())
  }

const OPENING = { zoom: 9, bounds: [0, 0, 1, 1] }

test('of more jobs than a page can hold the server is asked, and names are given here', async () => {
  const cluster = { id: 7, lng: 0, lat: 0, count: 250_000, near: null }
  const ask = openClusterDesk(
    crowded({
      summary: {
        onMap: 250_000,
        besideCount: 9_000,
        beside: [3, 2],
        bounds: [0, 0, 9, 9],
        dense: [0, 0, 1, 1],
      },
      look: { clusters: [cluster], pins: [], inView: 250_000, newest: [5] },
      jobsOf: [5, 4],
      opening: OPENING,
    }),
  )
  expect(await ask(LOAD)).toMatchObject({ onMap: 250_000, besideCount: 9_000, dense: [0, 0, 1, 1] })
  await ask({ kind: 'naming' })
  expect(await ask(LOOK)).toMatchObject({ clusters: [{ count: 250_000, near: 'Null Island' }] })
  expect(await ask({ kind: 'jobsOf', clusterId: 7 })).toEqual([5, 4])
  expect(await ask({ kind: 'opening', clusterId: 7 })).toEqual(OPENING)
})

test('jobs that are too many for the server as well are said', async () => {
  expect(await openClusterDesk(crowded({ summary: 'too-many' }))(LOAD)).toBe('too-many')
})

test('a failed answer fails the search, and the one before goes on answering', async () => {
  let status = 200
  const ask = openClusterDesk(answering(() => new Response(PINS.slice(), { status })))
  await ask(LOAD)
  status = 503
  await expect(ask(LOAD)).rejects.toThrow('503')
  expect(await ask(LOOK)).toMatchObject({ inView: 2 })
})

test('a search that was overtaken by another is void', async () => {
  const first = Promise.withResolvers<Response>()
  const answers = [first.promise, Promise.resolve(whole())]
  const ask = openClusterDesk(answering(() => answers.shift() ?? whole()))
  const slow = ask(LOAD)
  expect(await ask(LOAD)).toMatchObject({ onMap: 2 })
  first.resolve(new Response(TOO_MANY.slice()))
  await expect(slow).rejects.toThrow()
  expect(await ask(LOOK)).toMatchObject({ inView: 2 })
})

test('asking before anything is loaded fails', async () => {
  await expect(openClusterDesk(answering(whole))(LOOK)).rejects.toThrow()
})

/** A worker whose answers are given by the test, in any order. */
function fakeWorker() {
  const asked: number[] = []
  const side = new EventTarget()
  const worker: WorkerLike = {
    addEventListener: (type: string, listen: (event: never) => void) =>
      side.addEventListener(type, (event) => listen(event as never)),
    postMessage: ({ requestId }) => void asked.push(requestId),
    terminate: () => undefined,
  }
  const reply = (nth: number, answer: number) =>
    side.dispatchEvent(new MessageEvent('message', { data: { requestId: asked[nth] ?? 0, answer } }))
  return { worker, reply, end: () => side.dispatchEvent(new Event('error')) }
}

test('answers find back to their questions in whatever order they come', async () => {
  const { worker, reply } = fakeWorker()
  const source = openClusterWorker(worker, '/towns', 'GBP')
  const [first, second] = [source.opening(1), source.opening(2)]
  reply(1, 22)
  reply(0, 11)
  reply(0, 99)
  expect([await first, await second]).toEqual([11, 22])
})

test('when the worker ends, nobody waits for ever', async () => {
  const { worker, end } = fakeWorker()
  const asked = openClusterWorker(worker, '/towns', 'GBP').jobsOf(1)
  end()
  await expect(asked).rejects.toThrow()
})

test('the address of the pins holds the parameters that are set', () => {
  expect(pinsAddress({}, 'EUR')).toBe('/api/jobs/pins')
  expect(pinsAddress({ minSalary: '9' }, 'EUR')).toBe('/api/jobs/pins?minSalary=9&currency=EUR')
  expect(pinsAddress({ search: 'R&D nurse', minSalary: '30000', sector: undefined }, 'GBP')).toBe(
    '/api/jobs/pins?search=R%26D+nurse&minSalary=30000',
  )
})
