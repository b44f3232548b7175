import { AppError } from '#/domain/app-error.ts'
import { PICTURE_PIXELS_MAX, PICTURE_SIZE_PX } from '#/domain/media/upload-rules.ts'
import { fairTurns } from '#/lib/fair-turns.ts'

const SECONDS_MAX = 15
/** Who comes after so many is asked to come back: the largest pictures take seconds each. */
const WAITING_MAX = 19
const TRY_AGAIN_SECONDS = 30

const later = () =>
  new AppError('UNAVAILABLE', 'media.upload.unchecked', { retryAfterSeconds: TRY_AGAIN_SECONDS })

/** A picture of the largest size takes some 200 MB while it is turned upright. */
const inTurn = fairTurns({ atOnce: 1, lines: { all: WAITING_MAX }, full: later })

function toRefusal(error: unknown, pixelsMax: number): AppError {
  const { message } = error instanceof Error ? error : new Error(String(error))
  if (/^timeout/i.test(message)) return later()
  const key = /pixel limit/i.test(message) ? 'tooManyPixels' : 'unreadableImage'
  const megapixels = pixelsMax / 1_000_000
  return new AppError('INVALID', `media.upload.${key}`, { field: 'file', values: { megapixels } })
}

/** Sixteen bits a colour take twice the memory of eight. What cannot be read is refused by whoever reads it whole. */
async function findPixelsMax(path: string): Promise<number> {
  const { default: sharp } = await import('sharp')
  const { depth } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ depth: 'uchar' }))
  return depth === 'uchar' ? PICTURE_PIXELS_MAX : PICTURE_PIXELS_MAX / 2
}

async function crop(path: string, limitInputPixels: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp(path, { limitInputPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(PICTURE_SIZE_PX, PICTURE_SIZE_PX, { fit: 'cover' })
    .webp({ quality: 85 })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer()
}

/**
 * Makes a picture the square that is kept, as WebP: upright, cut at its middle, of an animation the first frame, and
 * without anything else that was in the file (place, camera, comments, hidden text). Throws invalid when it has too many
 * pixels or cannot be read to its end, and unavailable when too many others wait or it takes too long. Those of one
 * `network` take turns.
 */
export async function cropPicture(path: string, network: string): Promise<Buffer> {
  return inTurn({ line: 'all', network }, async () => {
    const pixelsMax = await findPixelsMax(path)
    return crop(path, pixelsMax).catch((error: unknown) => {
      throw toRefusal(error, pixelsMax)
    })
  })
}
