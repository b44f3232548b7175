import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallPng } from '#tests/setup/hostile-files.ts'
import { field, fileHead, form, rawUpload, type SendBody } from '../fixtures/raw-upload.ts'
import { cookieOf, expect, test } from '../fixtures/test.ts'
import { ABUSES, film, html, one } from './upload-abuses.ts'

const DATA_DIR = process.env.E2E_DATA_DIR ?? ''

let ours = ''
let cookie = ''

test.beforeAll(async ({ stateOf }, { project }) => {
  ours = project.use.baseURL ?? ''
  cookie = cookieOf(await stateOf('Employer'))
})

const upload = (body: SendBody, headers: Record<string, string> = {}) =>
  rawUpload({ baseURL: ours, headers: { cookie, ...headers }, body })

for (const [name, abuse] of Object.entries(ABUSES)) {
  test(
    `${name}: refused in words, and no more is taken than what is on the way`,
    { tag: ['@R167', '@R199'] },
    async () => {
      const { body, headers, status = 422, error } = abuse()
      const answer = await upload(await body, headers)
      expect(answer).toMatchObject({ status, body: { error, message: error } })
      // What lies between us on the way counts as taken; a gigabyte does not lie there.
      expect(answer.sentBytes).toBeLessThan(130_000_000)
    },
  )
}

const PATHS = [
  '',
  '..',
  '../..',
  '/etc',
  '%2e%2e%2f',
  '..\\..',
  'C:\\',
  'profile-pictures/../../x',
  'profile-pictures\u0000',
]

test('no folder but ours is ever written to, however it is named', { tag: ['@2.10a'] }, async () => {
  const png = await smallPng()
  const before = readdirSync(DATA_DIR).toSorted()
  for (const path of [...PATHS, '\u2025/x', 'a'.repeat(10_000)]) {
    for (const body of [
      form(field('path', path), fileHead('image/png'), png),
      form(fileHead('image/png'), png, Buffer.from('\r\n'), field('path', path)),
    ]) {
      const answer = await upload(body)
      expect(answer, path).toMatchObject({ status: 422, body: { error: 'There is no place for this file' } })
    }
  }
  expect(new Set([...before, 'incoming'])).toEqual(new Set([...readdirSync(DATA_DIR), 'incoming']))
})

test('nothing outside the storage is ever read, however it is asked for', async () => {
  const secret = readFileSync(join(DATA_DIR, 'auth-secret'), 'utf8')
  for (const path of [
    '..%2fauth-secret',
    '..%2f..%2f.env',
    '%2e%2e/auth-secret',
    '%2e%2e%2fauth-secret',
    'company-logos/..%2f..%2fauth-secret',
    'company-logos%2f..%2f..%2fauth-secret',
    '..%5cauth-secret',
    '%2fetc%2fpasswd',
    'company-logos/default.webp%00.png',
    'company-logos/default.webp%2f..%2f..%2f..%2fauth-secret',
  ]) {
    const answer = await fetch(`${ours}/files/${path}`)
    expect([404, 400], path).toContain(answer.status)
    expect(await answer.text()).not.toContain(secret)
  }
})

for (const [what, fileName, type] of [
  ['a PHP name', 'shell.php', 'image/png'],
  ['two endings', 'a.png.html', 'image/png'],
  ['a way out', '../../../a.png', 'image/png'],
  ['a type in capitals', 'a.png', 'IMAGE/PNG'],
] as const) {
  test(`a PNG with ${what} and a page at its end is made anew, and nothing of the page is served`, async () => {
    const polyglot = Buffer.concat([await smallPng(), html])
    const { status, body } = await upload(form(fileHead(type, fileName), polyglot))
    expect([status, body.url]).toEqual([
      200,
      expect.stringMatching(/^\/files\/profile-pictures\/[\w-]{36}\.webp$/),
    ])
    const served = await fetch(`${ours}${body.url}`)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=60',
    })
    expect(Buffer.from(await served.arrayBuffer()).includes('<script')).toBe(false)
  })
}

test(
  'a film is served in parts, and without its content to who asks for its head',
  { tag: ['@2.10b'] },
  async () => {
    const content = await film('recorded.mp4')
    const { body } = await upload(one(content, 'video/mp4'))
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${ours}${body.url}`, { method, headers })
    const part = await ask({ range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
    const beyond = await ask({ range: `bytes=${content.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    const head = await ask({}, 'HEAD')
    expect([
      head.status,
      head.headers.get('content-length'),
      head.headers.get('accept-ranges'),
      await head.text(),
    ]).toEqual([...[200, String(content.length), 'bytes', '']])
  },
)

test('files are posted: any other way is refused as such', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await fetch(`${ours}/api/upload`, {
      method,
      headers: { cookie, origin: ours },
    })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
})
