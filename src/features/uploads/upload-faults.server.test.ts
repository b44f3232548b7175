import { spawnSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, upload } from '#/db/schema/index.ts'
import { serveStoredFile } from '#/platform/storage/serve-stored-file.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { s3Environment, startS3Server } from '#tests/setup/s3-server.ts'
import { sendForm } from '#tests/setup/send-upload.ts'
import { useTestStorage } from '#tests/setup/storage.ts'

const { dataDir } = await useTestStorage()
const incoming = join(dataDir, 'incoming')
await mkdir(incoming)

/** A disk of its own with room for two megabytes. Not everybody who runs the tests may mount one. */
const isSmall =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', incoming], { stdio: 'ignore' }).status === 0
afterAll(() => {
  // Lazily: a file that was refused a moment ago may still be closing.
  if (isSmall) spawnSync('umount', ['-l', incoming])
})

const s3 = await startS3Server()
Object.assign(process.env, s3Environment(s3.config))
afterAll(s3.stop)

await useTestAuth()
const { cookie } = await buildSignedIn()
beforeEach(() => db().delete(rateLimit))

const film = await mediaFixture('recorded.webm')
const send = (content: Uint8Array) => sendForm([{ name: 'file', content, type: 'video/webm' }], cookie)
const ask = (url: string, headers: Record<string, string> = {}) =>
  serveStoredFile(url.slice('/files/'.length), new Request(`http://localhost:3000${url}`, { headers }))

test('a file in a bucket is served by us, whole and in parts', async () => {
  const { status, url = '' } = await send(film)
  expect(status).toBe(200)
  const [whole, part] = [await ask(url), await ask(url, { range: 'bytes=100-199' })]
  expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(film)]).toEqual([200, true])
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${film.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true)
  expect(await readdir(incoming)).toEqual([])
})

test.skipIf(!isSmall)('on a full disk an upload is refused in words, and nothing is left of it', async () => {
  const before = await db().$count(upload)
  const refused = await send(Buffer.concat([film, Buffer.alloc(4_000_000)]))
  expect(refused).toMatchObject({
    status: 507,
    code: 'UNAVAILABLE',
    error: 'There is no room left to store files. Nothing was changed; please try again later.',
  })
  expect([await db().$count(upload), await readdir(incoming)]).toEqual([before, []])
  expect((await send(film)).status).toBe(200)
})

test('while the bucket is down an upload is refused in words, and nothing is left of it', async () => {
  const { url = '' } = await send(film)
  const before = await db().$count(upload)
  await s3.stop()
  const refused = await send(film)
  expect(refused).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    error: 'Files cannot be stored right now. Nothing was changed; please try again in a moment.',
  })
  expect(refused.headers.get('retry-after')).toBe('30')
  // The row that could not be taken back with its file is swept with it.
  expect([await db().$count(upload), await readdir(incoming)]).toEqual([before + 1, []])
  const asked = await ask(url)
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
