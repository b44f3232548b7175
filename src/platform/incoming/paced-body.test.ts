import { expect, test, vi } from 'vitest'
import { pacedBody } from './paced-body.server.ts'

type Source = ReadableStreamDefaultController<Uint8Array>

/** A request whose body is given piece by piece. */
function requestOf(start: (source: Source) => void): Request {
  const body = new ReadableStream<Uint8Array>({ start })
  return new Request('http://localhost:3000/', Object.assign({ method: 'POST', body }, { duplex: 'half' }))
}

/** How many bytes came. */
async function readAll(request: Request, stop = new AbortController().signal): Promise<number> {
  let bytes = 0
  for await (const piece of pacedBody(request, stop)) bytes += piece.length
  return bytes
}

test('a body is given as it comes, to its end', async () => {
  const request = requestOf((source) => {
    for (const bytes of [1, 20, 300]) source.enqueue(new Uint8Array(bytes))
    source.close()
  })
  expect(await readAll(request)).toBe(321)
})

test('who sends nothing is refused after four seconds, and what they send later is not read', async () => {
  vi.useFakeTimers()
  let source: Source | undefined
  const request = requestOf((given) => {
    source = given
  })
  const refused = readAll(request).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await refused).toMatchObject({ status: 408, message: 'media.upload.tooSlow' })
  expect([vi.getTimerCount(), source?.desiredSize]).toEqual([0, 1])
})

test('our own slowness does not count against the sender', async () => {
  vi.useFakeTimers()
  const request = requestOf((source) => {
    source.enqueue(new Uint8Array(10))
    source.enqueue(new Uint8Array(10))
    source.close()
  })
  let bytes = 0
  for await (const piece of pacedBody(request, new AbortController().signal)) {
    bytes += piece.length
    vi.advanceTimersByTime(60_000)
  }
  expect(bytes).toBe(20)
})

test('who stops it while it waits is heard at once, with their own words', async () => {
  const stop = new AbortController()
  const silent = requestOf(() => undefined)
  const refused = readAll(silent, stop.signal).catch((error: unknown) => error)
  stop.abort(new Error('enough'))
  expect(await refused).toMatchObject({ message: 'enough' })
})

test('a body that breaks off is refused as unfinished', async () => {
  const request = requestOf((source) => source.error(new Error('gone')))
  await expect(readAll(request)).rejects.toThrow('media.upload.unfinished')
})

test('a request without a body has nothing to give', async () => {
  expect(await readAll(new Request('http://localhost:3000/', { method: 'POST' }))).toBe(0)
})
