import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, upload, user } from '#/db/schema/index.ts'
import { findStoredFile } from '#/platform/storage/storage.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { multipart, sendBody, sendForm, type FormPart } from '#tests/setup/send-upload.ts'
import { useTestStorage } from '#tests/setup/storage.ts'

const { dataDir, isOnDisk } = await useTestStorage()
await useTestAuth()

const { userId, cookie } = await buildSignedIn()
const red = { create: { width: 800, height: 400, channels: 3 as const, background: '#f00' } }
const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp(red).toFormat(format).toBuffer()

const fileOf = (content: Uint8Array | string, type = 'image/png'): FormPart => ({
  name: 'file',
  content,
  type,
})
const pathOf = (value: string): FormPart => ({ name: 'path', value })

/** What a refused upload must not have left: a row, or a file anywhere. */
async function leftovers(): Promise<string[]> {
  const rows = await db().select({ name: upload.name }).from(upload)
  const all = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = all.filter((entry) => entry.isFile()).map((entry) => entry.name)
  return [...rows.map(({ name }) => name), ...files]
}

async function clear(): Promise<void> {
  await db().delete(rateLimit)
  await db().delete(upload)
}
beforeEach(clear)
const incoming = () => readdir(join(dataDir, 'incoming')).catch(() => [])
afterEach(async () => {
  const left = await incoming()
  if (left.length > 0) throw new Error('a file was left among the incoming ones')
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s becomes a square WebP without anything that was hidden in it, and has a row',
  async (format) => {
    const content = await sharp(await picture(format))
      .withExif({ IFD0: { Copyright: 'hidden' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const { status, url = '' } = await sendForm([fileOf(content, `image/${format}`)], cookie)
    expect([status, url]).toEqual([
      200,
      expect.stringMatching(/^\/files\/profile-pictures\/[\w-]{36}\.webp$/),
    ])
    const stored = await findStoredFile(url.slice('/files/'.length))
    const meta = await sharp(join(dataDir, url)).metadata()
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 360, 360, undefined])
    const [row] = await db().select().from(upload)
    expect(row).toMatchObject({ name: url.slice('/files/'.length), userId, bytes: stored?.bytes })
  },
)

test('the folder may be named before the file or after it', async () => {
  const content = await picture('png')
  for (const parts of [
    [pathOf('company-logos'), fileOf(content)],
    [fileOf(content), pathOf('company-logos')],
  ]) {
    expect((await sendForm(parts, cookie)).url).toMatch(/^\/files\/company-logos\//)
  }
})

test('a picture taken with the camera on its side is turned upright', async () => {
  const half = await sharp({ create: { ...red.create, width: 100, height: 200 } })
    .png()
    .toBuffer()
  const twoHalves = sharp({ create: { ...red.create, width: 200, height: 200, background: '#00f' } })
  const content = await twoHalves
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { url = '' } = await sendForm([fileOf(content, 'image/jpeg')], cookie)
  const { data } = await sharp(join(dataDir, url)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => ((data[(y * 360 + x) * 3] ?? 0) > 128 ? 'red' : 'blue')
  expect([at(180, 20), at(180, 340)]).toEqual(['red', 'blue'])
})

test('of an animation the first picture is kept, and it stands still', async () => {
  const frames = ['#f00', '#00f', '#0f0'].map((background) =>
    sharp({ create: { ...red.create, background } })
      .png()
      .toBuffer(),
  )
  const content = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer()
  expect((await sharp(content).metadata()).pages).toBe(3)
  const { url = '' } = await sendForm([fileOf(content, 'image/webp')], cookie)
  const kept = sharp(join(dataDir, url))
  const [r = 0, , b = 255] = await kept.raw().toBuffer()
  expect([(await kept.metadata()).pages ?? 1, r > 200, b < 50]).toEqual([1, true, true])
})

test.each([
  ['recorded.mp4', 'video/mp4', 'mp4', 'video/mp4'],
  ['recorded.webm', 'video/webm;codecs=vp8,opus', 'webm', 'video/webm'],
  ['recorded-h264.mkv', 'video/x-matroska;codecs=avc1,opus', 'webm', 'video/webm'],
])('the recording %s (%s) is kept as it came and served as %s', async (name, type, ending, served) => {
  const content = await mediaFixture(name)
  const { status, url = '' } = await sendForm([fileOf(content, type)], cookie)
  expect([status, url]).toEqual([
    200,
    expect.stringMatching(`^/files/company-videos/[\\w-]{36}\\.${ending}$`),
  ])
  expect(await findStoredFile(url.slice('/files/'.length))).toMatchObject({
    bytes: content.length,
    contentType: served,
  })
})

const html = '<!doctype html><script>alert(1)</script>'
test.each<[string, string, () => Promise<FormPart[]> | FormPart[]]>([
  ['No file uploaded', 'nothing', () => []],
  ['No file uploaded', 'a form without a file', () => [pathOf('company-logos')]],
  ['No file uploaded', 'an empty file', () => [fileOf('')]],
  ['No file uploaded', 'a field that is called file', () => [{ name: 'file', value: 'a' }]],
  [
    'No file uploaded',
    'a file of another name',
    async () => [{ name: 'image', content: await picture('png') }],
  ],
  ['Uploaded file is not an image', 'a page called a PNG', () => [fileOf(html)]],
  ['Uploaded file is not an image', 'no type', async () => [{ name: 'file', content: await picture('png') }]],
  [
    'Uploaded file is not an image',
    'a video among the logos',
    async () => [pathOf('company-logos'), fileOf(await mediaFixture('recorded.mp4'), 'video/mp4')],
  ],
  ['This image format is not supported', 'a GIF', async () => [fileOf(await picture('gif'), 'image/gif')]],
  ['This image format is not supported', 'a TIFF', async () => [fileOf(await picture('tiff'), 'image/tiff')]],
  [
    'This image format is not supported',
    'an SVG',
    () => [fileOf('<svg onload="alert(1)"/>', 'image/svg+xml')],
  ],
  [
    'This image cannot be read. It may be damaged; please try another one.',
    'half a JPEG',
    async () => [fileOf((await picture('jpeg')).subarray(0, 1_500), 'image/jpeg')],
  ],
  [
    'Uploaded file is not a video',
    'a picture among the videos',
    async () => [pathOf('company-videos'), fileOf(await picture('png'))],
  ],
  [
    'Uploaded file is not a video',
    'a page called a video',
    () => [pathOf('job-videos'), fileOf(html, 'video/mp4')],
  ],
  [
    'This video format is not supported. Please use MP4 or WebM.',
    'a QuickTime film',
    async () => [fileOf(await mediaFixture('quicktime.mov'), 'video/quicktime')],
  ],
  [
    'This video is damaged or incomplete. Please try again with another copy.',
    'half a video',
    async () => [fileOf((await mediaFixture('index-in-front.mp4')).subarray(0, 4_000), 'video/mp4')],
  ],
  [
    'There is no place for this file',
    'a folder of its own',
    async () => [fileOf(await picture('png')), pathOf('../..')],
  ],
  [
    'There is no place for this file',
    'two folders',
    async () => [pathOf('company-logos'), pathOf('company-logos'), fileOf(await picture('png'))],
  ],
  ['Please upload one file at a time', 'two files', async () => [fileOf(await picture('png')), fileOf(html)]],
  [
    "Some information entered isn't valid",
    'a hundred fields',
    () => Array.from({ length: 100 }, (_, index) => ({ name: `f${index}`, value: 'x' })),
  ],
])('“%s”: %s', async (message, _what, partsOf) => {
  const before = await leftovers()
  const refused = await sendForm(await partsOf(), cookie)
  expect(refused).toMatchObject({ status: 422, code: 'INVALID', error: message, message })
  expect(refused.url).toBeUndefined()
  expect(await leftovers()).toEqual(before)
})

test.each([
  ['image/png', 5_000_001],
  ['video/mp4', 100_000_001],
])(
  'a file said to be %s is refused as soon as it has %i bytes, and the rest is not read',
  async (type, limit) => {
    const piece = new Uint8Array(1_000_000)
    let given = 0
    const start = multipart([{ name: 'file', content: '', type }]).subarray(0, -20)
    const body = new ReadableStream<Uint8Array>(
      {
        start: (stream) => stream.enqueue(start),
        pull: (stream) => {
          given += piece.length
          stream.enqueue(piece)
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await sendBody(body, cookie)
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: 'TOO_LARGE', error: 'Uploaded file is too large' },
    ])
    expect(answer.headers.get('connection')).toBe('close')
    expect(given).toBeLessThan(limit + 3_000_000)
  },
)

test('a body that says it is larger than any file is refused unread', async () => {
  const body = new ReadableStream({ pull: () => expect.unreachable('nothing is read') }, { highWaterMark: 0 })
  const answer = await sendBody(body, cookie, { 'content-length': '10000000000' })
  expect(answer.status).toBe(413)
})

test('a form that breaks off is refused, and nothing is left of it', async () => {
  const whole = multipart([fileOf(await picture('png'))])
  const answer = await sendBody(Uint8Array.from(whole.subarray(0, -30)), cookie)
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { error: 'The upload was interrupted before it was complete. Please try again.' },
  ])
})

test('a sender who goes away leaves nothing', async () => {
  const start = multipart([fileOf(await picture('png'))]).subarray(0, 300)
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(start),
    pull: (stream) => stream.error(new Error('gone')),
  })
  expect((await sendBody(body, cookie)).status).toBe(422)
})

test('who is signed out is told so, and another site’s page is refused', async () => {
  const content = await picture('png')
  expect(await sendForm([fileOf(content)], '')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  const body = Uint8Array.from(multipart([fileOf(content)]))
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    expect((await sendBody(body, cookie, headers)).status).toBe(403)
  }
})

test('the thirty-first try of an hour is too many, and says when to come back', async () => {
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    expect((await sendForm([], cookie)).status).toBe(422)
  }
  const refused = await sendForm([fileOf(await picture('png'))], cookie)
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
})

test('a day’s bytes are counted before and after a file is read, and said in words', async () => {
  const aday = { name: 'company-videos/a.mp4', userId, bytes: 1_000_000_000 }
  await db().insert(upload).values(aday)
  const refused = await sendForm([fileOf(await picture('png'))], cookie)
  expect(refused).toMatchObject({
    status: 429,
    error: 'You can upload 1,000 MB a day. Please come back tomorrow.',
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  await db()
    .update(upload)
    .set({ createdAt: sql`now() - interval '25 hours'` })
  expect((await sendForm([fileOf(await picture('png'))], cookie)).status).toBe(200)
})

test('a fourth upload at once waits for its turn, and the others are not harmed', async () => {
  const slow = Array.from({ length: 3 }, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const body = new ReadableStream<Uint8Array>({
      start: async (stream) => {
        const whole = multipart([fileOf(await picture('png'))])
        stream.enqueue(whole.subarray(0, 200))
        await promise
        stream.enqueue(whole.subarray(200))
        stream.close()
      },
    })
    return { answer: sendBody(body, cookie), resolve }
  })
  await expect.poll(incoming).toHaveLength(3)
  expect(await sendForm([fileOf(await picture('png'))], cookie)).toMatchObject({
    status: 429,
    error: 'Please wait until your other uploads have finished',
  })
  for (const { resolve } of slow) resolve()
  const answers = await Promise.all(slow.map(({ answer }) => answer))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('an account that is deleted meanwhile gets no file', async () => {
  const leaving = await buildSignedIn()
  const { promise, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      const whole = multipart([fileOf(await picture('png'))])
      stream.enqueue(whole.subarray(0, 200))
      await promise
      stream.enqueue(whole.subarray(200))
      stream.close()
    },
  })
  const before = await leftovers()
  const answer = sendBody(body, leaving.cookie)
  await expect.poll(incoming).toHaveLength(1)
  await db().delete(user).where(eq(user.id, leaving.userId))
  resolve()
  expect((await answer).status).toBe(401)
  expect(await leftovers()).toEqual(before)
})

test('a video of one’s own profile may be a minute long', async () => {
  const content = await mediaFixture('index-in-front.mp4')
  const parts = [pathOf('profile-videos'), fileOf(content, 'video/mp4')]
  const { url = '' } = await sendForm(parts, cookie)
  expect(isOnDisk(url)).toBe(true)
  // Every picture of it lasts thirty times as long.
  const stts = content.indexOf('stts') + 16
  content.writeUInt32BE(content.readUInt32BE(stts) * 40, stts)
  const long = [pathOf('profile-videos'), fileOf(content, 'video/mp4')]
  expect(await sendForm(long, cookie)).toMatchObject({
    status: 422,
    error: 'This video is too long. Please keep it to 60 seconds.',
  })
})
