import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { startS3Server } from '#tests/setup/s3-server.ts'
import { localStore } from './local-store.server.ts'
import { s3Store } from './s3-store.server.ts'

const directory = await mkdtemp(join(tmpdir(), 'flightpath-store-'))
const root = join(directory, 'files')
const s3 = await startS3Server()
afterAll(async () => {
  await s3.stop()
  await rm(directory, { recursive: true })
})

/** A finished file on this disk, ready to be put into a store. */
async function finished(content: Uint8Array): Promise<string> {
  const path = join(directory, randomUUID())
  await writeFile(path, content)
  return path
}

const newName = () => `company-videos/${randomUUID()}.mp4`

describe.each([
  ['files on this disk', localStore(root)],
  ['a bucket', s3Store(s3.config)],
])('%s', (_kind, store) => {
  test('a file comes out as it went in, with its size, and is gone from where it was', async () => {
    const [name, content] = [newName(), randomBytes(3_000_000)]
    const path = await finished(content)
    await store.put(name, path)
    expect(await store.find(name)).toEqual({ bytes: content.length })
    expect((await buffer(await store.open(name))).equals(content)).toBe(true)
    expect(existsSync(path)).toBe(false)
  })

  test.each([
    [0, 1],
    [999, 999],
    [0, 999],
    [500, 501],
    [990, 999],
  ])('of a thousand bytes it gives those from %i to %i', async (start, end) => {
    const [name, content] = [newName(), randomBytes(1_000)]
    await store.put(name, await finished(content))
    const part = await buffer(await store.open(name, { start, end }))
    expect(part.equals(content.subarray(start, end + 1))).toBe(true)
  })

  test('a file put under a name that is taken takes its place', async () => {
    const name = 'company-logos/default.webp'
    await store.put(name, await finished(Buffer.from('old')))
    await store.put(name, await finished(Buffer.from('new')))
    expect(String(await buffer(await store.open(name)))).toBe('new')
  })

  test('what is not there is not found and cannot be opened; to delete it is no fault', async () => {
    expect(await store.find(newName())).toBeNull()
    await expect(store.open(newName())).rejects.toThrow()
    await store.delete(newName())
  })

  test('a deleted file is gone, and may be deleted again', async () => {
    const name = newName()
    await store.put(name, await finished(Buffer.from('a')))
    await store.delete(name)
    await store.delete(name)
    expect(await store.find(name)).toBeNull()
  })

  test('a file that is not there cannot be put, and nothing appears', async () => {
    const name = newName()
    await expect(store.put(name, join(directory, 'nothing'))).rejects.toThrow()
    expect(await store.find(name)).toBeNull()
  })

  test('a reader who goes away is let go', async () => {
    const name = newName()
    await store.put(name, await finished(randomBytes(2_000_000)))
    const stream = await store.open(name)
    stream.destroy()
    expect(stream.destroyed).toBe(true)
  })
})

test('a link that leads out of the directory leads nowhere', async () => {
  const store = localStore(root)
  await mkdir(join(root, 'profile-pictures'), { recursive: true })
  await writeFile(join(directory, 'secret'), 'secret')
  const name = 'profile-pictures/a.webp'
  await symlink(join(directory, 'secret'), join(root, name))
  expect(await store.find(name)).toBeNull()
  await expect(store.open(name)).rejects.toThrow()
  await symlink(directory, join(root, 'job-videos'))
  expect(await store.find('job-videos/secret')).toBeNull()
})

/** A server that does this to whoever connects, and never answers. */
async function listen(meet: (caller: Socket) => void) {
  const server = createServer(meet).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Asks everything of a store at once, each call with its outcome. */
async function askAll(endpoint: string) {
  const store = s3Store({ ...s3.config, endpoint })
  const path = await finished(Buffer.from('a'))
  const calls = [
    store.find(newName()),
    store.open(newName()),
    store.delete(newName()),
    store.put(newName(), path),
  ]
  let failed = 0
  const ended = calls.map((call) => call.catch(() => (failed += 1)))
  return { calls: calls.length, failed: () => failed, ended: Promise.all(ended) }
}

test('a bucket that is down is given up after two tries at most', async () => {
  let met = 0
  const endpoint = await listen((caller) => {
    met += 1
    caller.destroy()
  })
  const { calls, failed, ended } = await askAll(endpoint)
  await ended
  expect(failed()).toBe(calls)
  expect(met).toBeLessThanOrEqual(2 * calls)
})

test('a bucket that never answers is given up after four seconds, not earlier', async () => {
  const callers = new Set<Socket>()
  const { promise: allHaveAsked, resolve: tellAllHaveAsked } = Promise.withResolvers<void>()
  const endpoint = await listen(
    (caller) =>
      void caller.once('data', () => {
        callers.add(caller)
        if (callers.size === 4) tellAllHaveAsked()
      }),
  )
  useFakeTimeouts()
  const { calls, failed, ended } = await askAll(endpoint)
  expect(calls).toBe(4)
  // Not by `expect.poll`: each of its looks moves the clock.
  await allHaveAsked
  await vi.advanceTimersByTimeAsync(3_900)
  expect(failed()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  await ended
  expect(failed()).toBe(calls)
})
