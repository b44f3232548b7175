import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startS3Server } from '#tests/setup/s3-server.ts'
import { s3Store } from './s3-store.server.ts'

const s3 = await startS3Server()
const directory = await mkdtemp(join(tmpdir(), 'flightpath-readers-'))
afterAll(async () => {
  await s3.stop()
  await rm(directory, { recursive: true })
})

async function putFile(bytes: number): Promise<string> {
  const [name, path] = [`company-videos/${randomUUID()}.mp4`, join(directory, 'content')]
  await writeFile(path, randomBytes(bytes))
  await s3Store(s3.config).put(name, path)
  return name
}

test('sixty players that pause keep nobody else from the bucket', async () => {
  const store = s3Store(s3.config)
  const [film, other] = [await putFile(4_000_000), await putFile(1_000)]
  // A busy machine may take longer to open sixty than one call gets: until then the store's clock stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const paused = await Promise.all(Array.from({ length: 60 }, () => store.open(film)))
  vi.useRealTimers()
  // Behind the readers it would wait until the store is given up.
  expect(await store.find(other)).toEqual({ bytes: 1_000 })
  for (const reader of paused) reader.destroy()
})
