import { db } from '#/db/client.server.ts'
import { upload } from '#/db/schema/index.ts'
import { FILES_PATH, type StorageFolder } from '#/domain/media/storage-url.ts'
import { storeFile } from '#/platform/storage/storage.server.ts'

/** A file that somebody uploaded some hours ago, with its row; its address. */
export async function buildUpload(
  folder: StorageFolder,
  { hoursAgo = 0, userId = '' } = {},
): Promise<string> {
  const extension = folder.endsWith('videos') ? 'mp4' : 'webp'
  const address = await storeFile(folder, Buffer.from('a'), { extension })
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000)
  const name = address.slice(FILES_PATH.length)
  await db()
    .insert(upload)
    .values({ name, userId: userId || null, bytes: 1, createdAt })
  return address
}
