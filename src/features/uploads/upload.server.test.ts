import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { upload } from '#/db/schema/index.ts'
import { findStoredFile } from '#/platform/storage/storage.server.ts'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { multipart, sendBody, sendForm, type FormPart } from '#tests/setup/send-upload.ts'
import { fileOf, pathOf, picture, RED_PICTURE, useUploadStage } from '#tests/setup/upload-stage.ts'

const { dataDir, isOnDisk, userId, cookie, leftovers } = await useUploadStage()

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s becomes a square WebP without anything that was hidden in it, and has a row',
  { tags: ['R192', '2.10a'] },
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

test('the folder may be named before the file or after it', { tags: ['R190'] }, async () => {
  const content = await picture('png')
  for (const parts of [
    [pathOf('company-logos'), fileOf(content)],
    [fileOf(content), pathOf('company-logos')],
  ]) {
    expect((await sendForm(parts, cookie)).url).toMatch(/^\/files\/company-logos\//)
  }
})

test('a picture taken with the camera on its side is turned upright', async () => {
  const half = await sharp({ create: { ...RED_PICTURE.create, width: 100, height: 200 } })
    .png()
    .toBuffer()
  const twoHalves = sharp({ create: { ...RED_PICTURE.create, width: 200, height: 200, background: '#00f' } })
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
    sharp({ create: { ...RED_PICTURE.create, background } })
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
  [
    'This image format is not supported. Please use JPEG, PNG, WebP or AVIF.',
    'a GIF',
    async () => [fileOf(await picture('gif'), 'image/gif')],
  ],
  [
    'This image format is not supported. Please use JPEG, PNG, WebP or AVIF.',
    'a TIFF',
    async () => [fileOf(await picture('tiff'), 'image/tiff')],
  ],
  [
    'This image format is not supported. Please use JPEG, PNG, WebP or AVIF.',
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
    'a picture that is sent as a video, to no folder',
    async () => [fileOf(await picture('jpeg'), 'video/webm')],
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
])('“%s”: %s', { tags: ['R166', 'R192'] }, async (message, _what, partsOf) => {
  const before = await leftovers()
  const refused = await sendForm(await partsOf(), cookie)
  expect(refused).toMatchObject({ status: 422, code: 'INVALID', error: message, message })
  expect(refused.url).toBeUndefined()
  expect(await leftovers()).toEqual(before)
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
