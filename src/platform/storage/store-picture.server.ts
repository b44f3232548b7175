import sharp from 'sharp'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { storeFile } from './storage.server.ts'

/** Pictures and logos are kept as a square of this many pixels. */
export const PICTURE_SIZE_PX = 360

/** Draws an SVG of ours as a 360×360 WebP and stores it under a fixed name; answers its address. */
export async function storePicture(folder: StorageFolder, svg: string, name: string): Promise<string> {
  const picture = await sharp(Buffer.from(svg), { density: 300 })
    .resize(PICTURE_SIZE_PX, PICTURE_SIZE_PX)
    .webp({ quality: 90 })
    .toBuffer()
  return storeFile(folder, picture, { extension: 'webp', name })
}
