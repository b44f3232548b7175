import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '#/domain/app-error.ts'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { VIDEO_SECONDS_GRACE, VIDEO_SECONDS_MAX } from '#/domain/media/upload-rules.ts'
import { fairTurns } from '#/lib/fair-turns.ts'
import type { VideoFacts } from './check-video.worker.ts'

/** An index may be made to keep a reader busy for ever: this is the longest it gets, and the most memory. */
const CHECK_MS_MAX = 4_000
const HEAP_MB_MAX = 64
const TRY_AGAIN_SECONDS = 30
const WAITING_MAX = 20

/** Made to take long, or a machine with too much to do: nobody can tell which. */
const later = () =>
  new AppError('UNAVAILABLE', 'media.upload.unchecked', { retryAfterSeconds: TRY_AGAIN_SECONDS })

/** Whoever waits has a whole file on the disk. */
const inTurn = fairTurns({ atOnce: 2, lines: { all: WAITING_MAX }, full: later })

/** What browsers record in Matroska; anything else in it most of them cannot play. */
const RECORDED_CODECS = new Set(['avc', 'vp8', 'vp9', 'av1'])

const refuse = (key: string, values?: Record<string, number>) =>
  new AppError('INVALID', `media.upload.${key}`, { field: 'file', values })

/** Opens a video on a thread of its own, which is ended when it takes too long. Null when it could not be opened. */
async function inspect(path: string): Promise<VideoFacts | 'late' | null> {
  // The source itself, which Node reads as it is: a built file would not know where its thread lies.
  const program = createRequire(import.meta.url).resolve('#/platform/media/check-video.worker.ts')
  const worker = new Worker(program, {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<VideoFacts | 'late' | null>()
  const timer = setTimeout(resolve, CHECK_MS_MAX, 'late')
  worker.once('message', (facts: VideoFacts) => resolve(facts))
  worker.once('error', () => resolve(null))
  worker.once('exit', () => resolve(null))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Refuses a video that is not whole: one that was cut off, has no picture, or is another file behind the first bytes of
 * a video. It is not decoded; those of one `network` take turns. Throws invalid, also for one that is longer than its
 * folder takes, and unavailable when it could not be told in time or too many others wait.
 */
export async function checkVideo(
  path: string,
  { folder, isMatroska, network }: { folder: StorageFolder; isMatroska: boolean; network: string },
): Promise<void> {
  const facts = await inTurn({ line: 'all', network }, () => inspect(path))
  if (facts === 'late') throw later()
  if (!facts?.isWhole) throw refuse('brokenVideo')
  if (facts.videoCodecs.length === 0) throw refuse('notVideo')
  if (isMatroska && !facts.videoCodecs.every((codec) => RECORDED_CODECS.has(codec)))
    throw refuse('videoFormat')
  const seconds = VIDEO_SECONDS_MAX[folder]
  if (seconds && !(facts.seconds <= seconds + VIDEO_SECONDS_GRACE)) throw refuse('tooLong', { seconds })
}
