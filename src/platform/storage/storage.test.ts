import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStoredFile } from './serve-stored-file.server.ts'
import { deleteStoredFile, findStoredFile, storedFileName, storeFile } from './storage.server.ts'
import { storePicture } from './store-picture.server.ts'

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>'
let dataDir = ''

const ask = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/files/x', { headers })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'flightpath-storage-'))
  process.env.DATA_DIR = dataDir
  await writeFile(join(dataDir, 'auth-secret'), 'secret')
})

afterAll(() => rm(dataDir, { recursive: true }))

test('a stored file is found under the address it was given, and nothing half-written is left', async () => {
  const address = await storeFile('company-logos', Buffer.from('logo'), { extension: 'webp' })
  expect(address).toMatch(/^\/files\/company-logos\/[\w-]{36}\.webp$/)
  expect(await findStoredFile(address.slice('/files/'.length))).toMatchObject({
    bytes: 4,
    contentType: 'image/webp',
  })
  expect(await readdir(join(dataDir, 'files/company-logos'))).toHaveLength(1)
})

test.each([
  '../auth-secret',
  '..%2fauth-secret',
  '/etc/passwd',
  'company-logos/../../auth-secret',
  'a\0.webp',
  '',
  '.',
])('the name %j reaches nothing outside the storage', async (name) => {
  expect(await findStoredFile(name)).toBeNull()
  expect((await serveStoredFile(name, ask())).status).toBe(404)
})

test('a file is deleted by its name; one that is not there, or lies outside the storage, changes nothing', async () => {
  const name = storedFileName(
    await storeFile('profile-pictures', Buffer.from('a'), { extension: 'webp' }),
    'profile-pictures',
  )
  await writeFile(join(dataDir, 'outside.webp'), 'stays')
  await deleteStoredFile(name ?? '')
  await deleteStoredFile(name ?? '')
  await deleteStoredFile('../outside.webp')
  await deleteStoredFile('company-logos')
  expect(await findStoredFile(name ?? '')).toBeNull()
  expect(await readdir(dataDir)).toContain('outside.webp')
})

test.each([
  [null, null],
  ['/files/company-logos/a.webp', null],
  ['/files/profile-pictures/../company-logos/a.webp', null],
  ['https://evil.example/files/profile-pictures/a.webp', null],
  ['/files/profile-pictures/a.webp', 'profile-pictures/a.webp'],
  ['http://localhost:3000/files/profile-pictures/a.webp', 'profile-pictures/a.webp'],
])('the address %s is the file %s of the profile pictures', (address, name) => {
  expect(storedFileName(address, 'profile-pictures')).toBe(name)
})

test(
  'a file that is no picture or video of ours is not served, and said so in the barest words',
  { tags: ['R105'] },
  async () => {
    await writeFile(join(dataDir, 'files/company-logos/page.html'), '<script>')
    const answer = await serveStoredFile('company-logos/page.html', ask())
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found'])
  },
)

test('a stored file is served with its type, may not run anything and may be kept for ever', async () => {
  const address = await storeFile('company-logos', Buffer.from('logo'), { extension: 'webp' })
  const answer = await serveStoredFile(address.slice('/files/'.length), ask())
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
})

test('what shows a person is kept by browsers for a minute, and by no cache that others share', async () => {
  const address = await storeFile('profile-pictures', Buffer.from('face'), { extension: 'webp' })
  const answer = await serveStoredFile(address.slice('/files/'.length), ask())
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60')
  await answer.arrayBuffer()
})

/** What a browser gets that remembers the tag of an earlier answer. */
async function serveSquare(knownTag = '') {
  return serveStoredFile('company-logos/square.webp', ask({ 'if-none-match': knownTag }))
}

test.each(['square', '8f14e45f-ceea-867a-a5f0-000000000000'])(
  'a drawing of ours under the fixed name %s is never kept without asking again',
  async (name) => {
    await storePicture('company-logos', SQUARE, name)
    const answer = await serveStoredFile(`company-logos/${name}.webp`, ask())
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
  },
)

test('a drawing that is as it was is not sent again, though it was stored anew; another one is', async () => {
  await storePicture('company-logos', SQUARE, 'square')
  const tag = (await serveSquare()).headers.get('etag') ?? ''
  await storePicture('company-logos', SQUARE, 'square')
  const [same, weak] = [await serveSquare(tag), await serveSquare(`W/${tag}`)]
  expect([same.status, weak.status, (await same.arrayBuffer()).byteLength]).toEqual([304, 304, 0])
  await storePicture('company-logos', SQUARE.replace('<rect', '<rect fill="red"'), 'square')
  const changed = await serveSquare(tag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})
