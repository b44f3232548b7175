import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, upload } from '#/db/schema/index.ts'
import { useTestAuth } from './auth.ts'
import { buildSignedIn } from './call-auth.ts'
import type { FormPart } from './send-upload.ts'
import { useTestStorage } from './storage.ts'

/** Twice as wide as high. */
export const RED_PICTURE = { create: { width: 800, height: 400, channels: 3 as const, background: '#f00' } }

export const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp(RED_PICTURE).toFormat(format).toBuffer()

export const fileOf = (content: Uint8Array | string, type = 'image/png'): FormPart => ({
  name: 'file',
  content,
  type,
})
export const pathOf = (value: string): FormPart => ({ name: 'path', value })

/** Somebody signed in who uploads to a disk of the test's own. After every test nothing may lie among what comes in. */
export async function useUploadStage() {
  const { dataDir, isOnDisk } = await useTestStorage()
  await useTestAuth()
  const { userId, cookie } = await buildSignedIn()

  /** What a refused upload must not have left: a row, or a file anywhere. */
  async function leftovers(): Promise<string[]> {
    const rows = await db().select({ name: upload.name }).from(upload)
    const all = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const files = all.filter((entry) => entry.isFile()).map((entry) => entry.name)
    return [...rows.map(({ name }) => name), ...files]
  }
  const incoming = () => readdir(join(dataDir, 'incoming')).catch(() => [])

  beforeEach(async () => {
    await db().delete(rateLimit)
    await db().delete(upload)
  })
  afterEach(async () => {
    if ((await incoming()).length > 0) throw new Error('a file was left among the incoming ones')
  })
  return { dataDir, isOnDisk, userId, cookie, leftovers, incoming }
}
