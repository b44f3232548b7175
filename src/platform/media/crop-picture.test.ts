import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
