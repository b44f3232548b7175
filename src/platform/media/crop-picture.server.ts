import sharp from 'sharp'
import { AppError } from '#/domain/app-error.ts'
import { PICTURE_PIXELS_MAX, PICTURE_SIZE_PX } from '#/domain/media/upload-rules.ts'
import { fewAtOnce } from '#/lib/few-at-once.ts'

/** A picture of the largest size takes some 200 MB while it is turned upright. */
const inTurn = fewAtOnce(1)
const SECONDS_MAX = 15

sharp.cache(false)

/**
 * Makes a picture the square that is kept, as WebP: upright, cut at its middle, of an animation the first frame, and
 * without anything else that was in the file (place, camera, comments, hidden text). Throws invalid when it has too many
 * pixels or cannot be read to its end.
 */
export async function cropPicture(path: string): Promise<Buffer> {
  try {
    return await inTurn(() =>
      sharp(path, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize(PICTURE_SIZE_PX, PICTURE_SIZE_PX, { fit: 'cover' })
        .webp({ quality: 85 })
        .timeout({ seconds: SECONDS_MAX })
        .toBuffer(),
    )
  } catch (error) {
    const isTooMany = error instanceof Error && /pixel limit/i.test(error.message)
    const key = isTooMany ? 'tooManyPixels' : 'unreadableImage'
    const megapixels = PICTURE_PIXELS_MAX / 1_000_000
    throw new AppError('INVALID', `media.upload.${key}`, { field: 'file', values: { megapixels } })
  }
}
