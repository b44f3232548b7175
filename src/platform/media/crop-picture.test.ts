import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { cropPicture } from './crop-picture.server.ts'

const directory = await mkdtemp(join(tmpdir(), 'flightpath-picture-'))
afterAll(() => rm(directory, { recursive: true }))

test('of thirty pictures at once those are asked to come back for whom too many wait', async () => {
  const path = join(directory, 'picture')
  await writeFile(
    path,
    await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  const made = await Promise.allSettled(Array.from({ length: 30 }, () => cropPicture(path, 'here')))
  const refused = made.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfterSeconds: 30 } })
  const [first] = made
  const content = first?.status === 'fulfilled' ? first.value : Buffer.alloc(0)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 360, height: 360 })
})

/** The beginning of a PNG: what it says of its size is known before anything of it is unpacked. */
function pngOf(width: number, height: number, bits: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const chunk = (name: string, body: Buffer) => {
    const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), body])]
    length.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const colours = Buffer.from([bits, 6, 0, 0, 0])
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([size, colours])),
    chunk('IDAT', Buffer.alloc(9)),
  ])
}

test.each([
  [8, 7_100, 'tooManyPixels', 50],
  [8, 7_000, 'unreadableImage', 50],
  [16, 5_100, 'tooManyPixels', 25],
  [16, 4_900, 'unreadableImage', 25],
])(
  'what a picture of %i bits and %i squared takes to unpack is bounded',
  async (bits, side, key, megapixels) => {
    const path = join(directory, `${bits}-${side}`)
    await writeFile(path, pngOf(side, side, bits))
    await expect(cropPicture(path, 'here')).rejects.toMatchObject({
      message: `media.upload.${key}`,
      values: { megapixels },
    })
  },
)
