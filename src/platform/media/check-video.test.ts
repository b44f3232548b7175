import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { spread } from '#tests/setup/spread.ts'
import { checkVideo } from './check-video.server.ts'
import { detectMediaType } from './detect-media-type.server.ts'

const directory = await mkdtemp(join(tmpdir(), 'flightpath-video-'))
afterAll(() => rm(directory, { recursive: true }))

const path = join(directory, 'video')

// A busy machine takes as long as it takes: what is told of a file is its own fault, never the time's.
beforeEach(useFakeTimeouts)

async function check(content: Uint8Array): Promise<void> {
  await writeFile(path, content)
  await checkVideo(path, { folder: 'company-videos', isMatroska: false, network: 'here' })
}

test.each([
  'recorded.mp4',
  'recorded.webm',
  'recorded-h264.mkv',
  'index-in-front.mp4',
  'index-at-end.mp4',
  'fragmented.mp4',
])('%s is whole; cut anywhere in its middle it is not', async (name) => {
  const content = await mediaFixture(name)
  await check(content)
  for (const share of spread([0.3, 0.5, 0.7, 0.9, 0.99], 2)) {
    const cut = content.subarray(0, Math.floor(content.length * share))
    await expect(check(cut), `${share}`).rejects.toThrow('media.upload.brokenVideo')
  }
})

test('what has sound and no picture is no video', async () => {
  await expect(check(await mediaFixture('sound-only.mp4'))).rejects.toThrow('media.upload.notVideo')
})

test('a page behind the first bytes of a video is none', async () => {
  const start = (await mediaFixture('recorded.mp4')).subarray(0, 36)
  await expect(check(Buffer.concat([start, Buffer.from('<script>')]))).rejects.toThrow('brokenVideo')
})

test.each([
  ['stsz', 12],
  ['stts', 8],
  ['stsc', 8],
  ['stco', 8],
])('an index (%s) that promises four thousand million entries keeps nobody busy', async (box, offset) => {
  const content = await mediaFixture('index-in-front.mp4')
  content.writeUInt32BE(0xff_ff_ff_ff, content.indexOf(box) + offset)
  await expect(check(content)).rejects.toThrow('brokenVideo')
})

test('a video that could not be told of in four seconds is put off', async () => {
  const answer = vi.fn<(refusal: unknown) => void>()
  await writeFile(path, await mediaFixture('recorded.mp4'))
  const checked = checkVideo(path, { folder: 'company-videos', isMatroska: false, network: 'here' }).catch(
    answer,
  )
  vi.advanceTimersByTime(4_000)
  await checked
  expect(answer.mock.calls).toMatchObject([
    [{ code: 'UNAVAILABLE', message: 'media.upload.unchecked', retryAfterSeconds: 30 }],
  ])
})

/** The film with this many bytes of nothing inside of its index, or behind it. */
async function padded(bytes: number, { inside }: { inside: boolean }): Promise<Buffer> {
  const film = await mediaFixture('index-at-end.mp4')
  const index = film.indexOf('moov') - 4
  const size = film.readUInt32BE(index)
  const padding = Buffer.alloc(bytes)
  padding.writeUInt32BE(bytes, 0)
  padding.write('free', 4, 'latin1')
  if (inside) film.writeUInt32BE(size + bytes, index)
  return Buffer.concat([film.subarray(0, index + size), padding, film.subarray(index + size)])
}

test('an index of forty megabytes is none', async () => {
  await check(await padded(40_000_000, { inside: false }))
  const film = await padded(40_000_000, { inside: true })
  await writeFile(path, film)
  await expect(
    checkVideo(path, { folder: 'company-videos', isMatroska: false, network: 'here' }),
  ).rejects.toThrow('brokenVideo')
})

test.each([
  ['recorded.mp4', 'video/mp4'],
  ['recorded.webm', 'video/webm'],
  ['recorded-h264.mkv', 'video/matroska'],
  ['quicktime.mov', 'video/quicktime'],
])('%s is of the type %s by its content', async (name, mediaType) => {
  expect(await detectMediaType(`tests/fixtures/media/${name}`)).toBe(mediaType)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['\n<?xml version="1.0"?>\n<!-- a -->\n<svg onload="x"/>', 'image/svg+xml'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg>', 'image/svg+xml'],
  ['<html><svg></svg></html>', null],
  ['alert(1)', null],
  ['', null],
])('the text %j is of the type %s', async (text, mediaType) => {
  await writeFile(path, text)
  expect(await detectMediaType(path)).toBe(mediaType)
})
