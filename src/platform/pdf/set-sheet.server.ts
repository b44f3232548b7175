import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '#/domain/app-error.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import type { SheetOrder } from './sheet.ts'

/** The longest profile there may be, two hundred pages, takes six seconds of a core that is free. */
const SET_MS_MAX = 45_000
const HEAP_MB_MAX = 512
const TRY_AGAIN_SECONDS = 10

const later = () => new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })

async function setOnThread(order: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  // The source itself: a built file would not know where its thread lies.
  const program = createRequire(import.meta.url).resolve('#/platform/pdf/set-sheet.worker.ts')
  const worker = new Worker(program, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const timer = setTimeout(() => reject(new Error('A sheet took too long')), SET_MS_MAX)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('A sheet was not set')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Sets a sheet as PDF, with real text, links and bookmarks, on a thread of its own. Letters that no face has are left out.
 * Throws unavailable when it could not be set.
 */
export function setSheet(order: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  return setOnThread(order).catch((error: unknown) => {
    reportFault(error, 'setting a sheet')
    throw later()
  })
}
