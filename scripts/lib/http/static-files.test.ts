import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const dist = mkdtempSync(join(tmpdir(), 'flightpath-static-'))
const FILES = {
  'client/assets/now-b.js': 'export const now = 1',
  'kept/assets/before-a.js': 'export const before = 1',
  'client/mark.svg': '<svg/>',
}

beforeAll(() => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(join(dist, path, '..'), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const PAGE = '<!doctype html><title>Not found</title>'

async function ask(path: string, method = 'GET') {
  const request = new Request(`http://localhost:3000${path}`, { method })
  const page = () => new Response(PAGE, { status: 404, headers: { 'content-type': 'text/html' } })
  const answer = await staticFiles(dist)(request, page)
  const [type, cache] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name))
  return { status: answer.status, type, cache, body: await answer.text() }
}

test.each([
  ['of this build', '/assets/now-b.js', FILES['client/assets/now-b.js']],
  ['of the build before', '/assets/before-a.js', FILES['kept/assets/before-a.js']],
])('a file %s is answered as it is, to be kept for ever', async (_whose, path, body) => {
  expect(await ask(path)).toEqual({
    status: 200,
    type: expect.stringContaining('javascript'),
    cache: expect.stringMatching(/max-age=31536000.*immutable/),
    body,
  })
})

test.each([
  ['/assets/auth-client-gone.js', 'GET'],
  ['/assets/auth-client-gone.js', 'HEAD'],
  ['/assets/gone', 'GET'],
  ['/assets/', 'GET'],
  ['/assets/now-b.js', 'POST'],
])('a missing file, %s by %s, is no page and kept by nobody', async (path, method) => {
  const answer = await ask(path, method)
  expect(answer).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' })
  expect(answer.body).not.toContain('<')
})

test('other files are kept for an hour, and what is no file is left to the pages', async () => {
  expect(await ask('/mark.svg')).toMatchObject({
    status: 200,
    cache: expect.stringContaining('max-age=3600'),
  })
  expect((await ask('/jobs')).body).toBe(PAGE)
})
