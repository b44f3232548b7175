import { setTimeout as delay } from 'node:timers/promises'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { boastingJpeg, hugePng, longGif, smallPng } from '#tests/setup/hostile-files.ts'
import { field, fileHead, form, type SendBody } from '../fixtures/raw-upload.ts'

const MEGABYTE = new Uint8Array(1_000_000)

/** Sends pieces for as long as the server listens, up to so many megabytes. */
export const endless =
  (head: Uint8Array, megabytes: number): SendBody =>
  async (send, gone) => {
    await send(head)
    for (let sent = 0; sent < megabytes && !gone.aborted; sent += 1) await send(MEGABYTE)
  }

/** Sends a byte every second, for as long as the server listens. */
const dripping: SendBody = async (send, gone) => {
  await send(fileHead('image/png'))
  while (!gone.aborted) {
    await send(Buffer.from('x'))
    await delay(1_000, undefined, { signal: gone }).catch(() => undefined)
  }
}

export const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
export const film = (name: string, bytes?: number) =>
  mediaFixture(name).then((content) => content.subarray(0, bytes))
export const one = (content: Uint8Array, type: string | null, ...fields: Uint8Array[]) =>
  form(...fields, fileHead(type), content)

const NOT_IMAGE = 'Uploaded file is not an image'
const NOT_VIDEO = 'Uploaded file is not a video'
const FORMAT = 'This image format is not supported. Please use JPEG, PNG, WebP or AVIF.'
const TOO_LARGE = 'Uploaded file is too large'
const PIXELS = 'This image has too many pixels. Please choose one with at most 50 megapixels.'
const BROKEN = 'This video is damaged or incomplete. Please try again with another copy.'
const COMPANY_VIDEO = field('path', 'company-videos')

export type Abuse = {
  body: SendBody | Promise<SendBody>
  headers?: Record<string, string>
  status?: number
  error: string
}

/** Uploads of which the server takes many pieces before it refuses them. */
const TAKEN_LONG: Record<string, () => Abuse> = {
  'ten gigabytes of a picture, in pieces': () => ({
    body: endless(fileHead('image/png'), 10_000),
    status: 413,
    error: TOO_LARGE,
  }),
  'ten gigabytes after a picture': () => ({
    body: smallPng().then((png) =>
      endless(Buffer.concat([fileHead('image/png'), png, Buffer.from('\r\n--x-boundary-x--\r\n')]), 10_000),
    ),
    status: 413,
    error: TOO_LARGE,
  }),
}

/** Uploads that must be refused, with the status, 422 unless said, and the words of the refusal. */
export const ABUSES: Record<string, () => Abuse> = {
  ...TAKEN_LONG,
  'an SVG that says so': () => ({ body: one(svg, 'image/svg+xml'), error: FORMAT }),
  'an SVG that says it is a PNG': () => ({ body: one(svg, 'image/png'), error: FORMAT }),
  'a page that says it is a PNG': () => ({ body: one(html, 'image/png'), error: NOT_IMAGE }),
  'a script that says it is a JPEG': () => ({
    body: one(Buffer.from('alert(1)'), 'image/jpeg'),
    error: NOT_IMAGE,
  }),
  'a page': () => ({ body: one(html, 'text/html'), error: NOT_IMAGE }),
  'a picture of no type': () => ({ body: smallPng().then((png) => one(png, null)), error: NOT_IMAGE }),
  'a picture of an empty type': () => ({ body: smallPng().then((png) => one(png, '')), error: NOT_IMAGE }),
  'a PNG of 196 megapixels': () => ({ body: one(hugePng(), 'image/png'), error: PIXELS }),
  'a JPEG that says it has 4,290': () => ({
    body: boastingJpeg().then((jpeg) => one(jpeg, 'image/jpeg')),
    error: PIXELS,
  }),
  'a GIF of a hundred thousand pictures': () => ({ body: one(longGif(100_000), 'image/gif'), error: FORMAT }),
  'a film that is a page': () => ({ body: one(html, 'video/mp4', COMPANY_VIDEO), error: NOT_VIDEO }),
  'a page behind the first bytes of a film': () => ({
    body: film('recorded.mp4', 36).then((start) => one(Buffer.concat([start, html]), 'video/mp4')),
    error: BROKEN,
  }),
  'half a film, its index in front': () => ({
    body: film('index-in-front.mp4', 5_000).then((part) => one(part, 'video/mp4')),
    error: BROKEN,
  }),
  'half a film, its index at the end': () => ({
    body: film('index-at-end.mp4', 5_000).then((part) => one(part, 'video/mp4')),
    error: BROKEN,
  }),
  'two files': () => ({
    body: smallPng().then((png) =>
      form(fileHead('image/png'), png, Buffer.from('\r\n'), fileHead('image/png'), png),
    ),
    error: 'Please upload one file at a time',
  }),
  'ten gigabytes, announced': () => ({
    body: endless(fileHead('video/mp4'), 10_000),
    headers: { 'content-length': '10000000000' },
    status: 413,
    error: TOO_LARGE,
  }),
  'a hundred thousand fields': () => ({
    body: form(...Array.from({ length: 100_000 }, (_, index) => field(`f${index}`, 'x'))),
    error: "Some information entered isn't valid",
  }),
  'somebody who is signed out': () => ({
    body: endless(fileHead('video/mp4'), 10_000),
    headers: { cookie: '' },
    status: 401,
    error: 'Please sign in to continue',
  }),
  'another site’s page': () => ({
    body: endless(fileHead('video/mp4'), 10_000),
    headers: { origin: 'https://evil.example' },
    status: 403,
    error: 'Not authorized',
  }),
}

/** Uploads that come in many pieces until they are refused. The last is refused because its pieces come too slowly. */
export const SLOW_ABUSES: Record<string, () => Abuse> = {
  ...TAKEN_LONG,
  'a byte a second': () => ({
    body: dripping,
    status: 408,
    error: 'The upload was too slow and was stopped. Please try again with a better connection.',
  }),
}
