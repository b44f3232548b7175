import { stat, writeFile } from 'node:fs/promises'
import { judgeUpload, type UploadPlan } from '#/domain/media/judge-upload.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import type { ReceivedFile } from '#/platform/incoming/receive-file.server.ts'
import { checkVideo } from '#/platform/media/check-video.server.ts'
import { cropPicture } from '#/platform/media/crop-picture.server.ts'
import { detectMediaType } from '#/platform/media/detect-media-type.server.ts'
import { toStorageError } from '#/platform/storage/storage-error.server.ts'
import { deleteStoredFile, newStoredName, placeFile } from '#/platform/storage/storage.server.ts'
import { forgetUpload, noteUpload } from './upload-rows.server.ts'

type Sender = { userId: string; network: string }

/** Leaves a file of the same content as it will be served: a video as it came, a picture made anew. */
async function prepare(location: string, plan: UploadPlan, network: string): Promise<void> {
  if (plan.kind === 'video') return checkVideo(location, { ...plan, network })
  const picture = await cropPicture(location, network)
  await writeFile(location, picture, { flush: true }).catch((error: unknown) => {
    throw toStorageError(error, '/api/upload')
  })
}

/** The row comes first: whatever happens after it, the file has one or the sweeper finds what is left. */
async function place(userId: string, name: string, location: string): Promise<void> {
  const { size } = await stat(location)
  await noteUpload(userId, { name, bytes: size })
  try {
    await placeFile(name, location)
  } catch (error) {
    const refusal = toStorageError(error, '/api/upload')
    const isGone = await deleteStoredFile(name).then(
      () => true,
      () => false,
    )
    // What could not be taken back keeps its row, and goes with it after a day.
    if (isGone) await forgetUpload(name)
    throw refusal
  }
}

/**
 * Judges a received file by its content, makes of it what is kept, and puts it into the storage; answers its address.
 * Throws invalid with the words that fit, and when it cannot be kept what `toStorageError` says: then nothing is left.
 */
export async function keepUpload({ userId, network }: Sender, received: ReceivedFile): Promise<string> {
  const plan = judgeUpload(received, await detectMediaType(received.location))
  const name = newStoredName(plan.folder, plan.extension)
  await prepare(received.location, plan, network)
  await place(userId, name, received.location)
  return `${FILES_PATH}${name}`
}
