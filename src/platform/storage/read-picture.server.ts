import { buffer } from 'node:stream/consumers'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { findStoredFile, storedFileName } from './storage.server.ts'

type Wanted = { folder: StorageFolder; sizePx: number }

/**
 * A stored picture as a PNG square within the text of a `data:` address; null when it is not ours or not there. Rejects
 * when the store does not answer or the picture cannot be read.
 */
export async function readPicture(address: string, { folder, sizePx }: Wanted): Promise<string | null> {
  const name = storedFileName(address, folder)
  const file = name === null ? null : await findStoredFile(name)
  if (!file) return null
  const { default: sharp } = await import('sharp')
  const png = await sharp(await buffer(await file.open()))
    .resize(sizePx, sizePx)
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
