import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { PICTURE_SIZE_PX } from '#/domain/media/upload-rules.ts'
import { storeFile } from './storage.server.ts'

/** Draws an SVG of ours as a 360×360 WebP and stores it under a fixed name; answers its address. */
export async function storePicture(folder: StorageFolder, svg: string, name: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const picture = await sharp(Buffer.from(svg), { density: 300 })
    .resize(PICTURE_SIZE_PX, PICTURE_SIZE_PX)
    .webp({ quality: 90 })
    .toBuffer()
  return storeFile(folder, picture, { extension: 'webp', name })
}
