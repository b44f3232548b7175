import { AppError } from '#/domain/app-error.ts'
import { UPLOAD_BYTES_MAX, type MediaKind } from '#/domain/media/upload-rules.ts'

/** The pictures the server can read; of other pictures it says that the format is not supported. */
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif'])

const WRONG_KIND: Record<MediaKind, string> = {
  image: 'media.upload.notImage',
  video: 'media.upload.notVideo',
}

/**
 * What the server would refuse anyway, in the same words and before anything is sent; null for what is worth sending.
 * Here a file is what its name makes the browser believe; the server reads what is in it.
 */
export function refusalOf(file: File, kind: MediaKind): AppError | null {
  if (!file.type.startsWith(`${kind}/`)) return new AppError('INVALID', WRONG_KIND[kind])
  if (file.size === 0) return new AppError('INVALID', 'media.upload.noFile')
  if (kind === 'image' && !PICTURE_TYPES.has(file.type)) return new AppError('INVALID', 'media.upload.format')
  if (file.size > UPLOAD_BYTES_MAX[kind]) return new AppError('TOO_LARGE', 'media.upload.tooLarge')
  return null
}

/** Whether sending the same file once more could end differently: a refused one stays refused. */
export function isWorthResending(error: unknown): boolean {
  return !(error instanceof AppError) || !['INVALID', 'TOO_LARGE'].includes(error.code)
}
