import { AppError } from '#/domain/app-error.ts'
import { creditAfter, FIRST_CREDIT_MS } from '#/domain/media/body-pace.ts'

const TOO_SLOW = Symbol('too slow')

const tooSlow = () => new AppError('INVALID', 'media.upload.tooSlow', { status: 408 })
const interrupted = () => new AppError('INVALID', 'media.upload.unfinished')

/** Answers what `work` answers, or that it took longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof TOO_SLOW> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<typeof TOO_SLOW>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), TOO_SLOW)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The pieces of a body as they come. Only waiting for the sender counts against them, never our own slowness. Throws
 * invalid when they take too long or break off, and whatever `stop` was aborted with. What is left of the body is not
 * read.
 */
export async function* pacedBody(request: Request, stop: AbortSignal) {
  if (!request.body) return
  const reader = request.body.getReader()
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason as Error), { once: true })
  })
  stopped.catch(() => undefined)
  let creditMs = FIRST_CREDIT_MS
  try {
    for (;;) {
      stop.throwIfAborted()
      const sinceMs = performance.now()
      const piece = reader.read().catch(() => {
        throw interrupted()
      })
      piece.catch(() => undefined)
      const got = await within(creditMs, Promise.race([piece, stopped]))
      if (got === TOO_SLOW) throw tooSlow()
      if (got.done) return
      creditMs = creditAfter(creditMs, { waitedMs: performance.now() - sinceMs, bytes: got.value.length })
      if (creditMs <= 0) throw tooSlow()
      yield got.value
    }
  } finally {
    reader.releaseLock()
  }
}
