import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode } from '#/domain/app-error.ts'
import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import type { TextLine } from '#/domain/text/text-line.ts'
import { fairTurns } from '#/lib/fair-turns.ts'
import type { PdfOutcome, PdfTask } from './read-pdf-text.worker.ts'

const MEGABYTE = 2 ** 20
/** The largest file that is read; whoever takes one in may refuse it before it is whole. */
export const PDF_BYTES_MAX = 10 * MEGABYTE
const PAGES_MAX = 30
const CHARACTERS_MAX = 200_000
const READING_MS_MAX = 10_000
const HEAP_MB_MAX = 64
const YOUNG_HEAP_MB_MAX = 16
/** A file may unpack to a thousand times its size, outside of the heap that a thread can be held to. */
const OUTSIDE_HEAP_BYTES_MAX = 64 * MEGABYTE
const WATCH_MS = 20
const TRY_AGAIN_SECONDS = 30
const WAITING_MAX = 10

const values = { megabytes: PDF_BYTES_MAX / MEGABYTE, pages: PAGES_MAX }
const refuse = (key: string, code: ErrorCode = 'INVALID') =>
  new AppError(code, `media.pdf.${key}`, { field: 'file', values })
const busy = () => new AppError('UNAVAILABLE', 'media.pdf.busy', { retryAfterSeconds: TRY_AGAIN_SECONDS })

/** One at a time: together, two would take twice the memory. */
const inTurn = fairTurns({ atOnce: 1, lines: { all: WAITING_MAX }, full: busy })

/** Readers of PDFs let other bytes stand before the signature, and so do we. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')

function openThread(bytes: Uint8Array, isCv: boolean): Worker {
  // The source itself, which Node reads as it is: a built file would not know where its thread lies.
  const program = createRequire(import.meta.url).resolve('#/platform/pdf-text/read-pdf-text.worker.ts')
  const copy = new Uint8Array(bytes)
  const workerData: PdfTask = { bytes: copy, isCv, pagesMax: PAGES_MAX, charactersMax: CHARACTERS_MAX }
  return new Worker(program, {
    workerData,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX, maxYoungGenerationSizeMb: YOUNG_HEAP_MB_MAX },
    stdout: true,
    stderr: true,
  })
}

type Wanted = { isCv: boolean; msMax: number; network: string }

async function readInThread(
  bytes: Uint8Array,
  { isCv, msMax }: Omit<Wanted, 'network'>,
): Promise<PdfOutcome | 'late'> {
  const worker = openThread(bytes, isCv)
  const { promise, resolve } = Promise.withResolvers<PdfOutcome | 'late'>()
  const timer = setTimeout(resolve, msMax, 'late')
  const weigh = async () => {
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > OUTSIDE_HEAP_BYTES_MAX) resolve('late')
  }
  const watch = setInterval(() => void weigh(), WATCH_MS)
  worker.once('message', resolve)
  worker.once('error', () => resolve('late'))
  worker.once('exit', () => resolve('late'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    await worker.terminate()
  }
}

async function readPdf(bytes: Uint8Array, wanted: Wanted) {
  if (bytes.length > PDF_BYTES_MAX) throw refuse('tooLarge', 'TOO_LARGE')
  if (!isPdf(bytes)) throw refuse('notPdf')
  const turn = { line: 'all', network: wanted.network } as const
  const outcome = await inTurn(turn, () => readInThread(bytes, wanted))
  if (outcome === 'late') throw refuse('late')
  if ('failure' in outcome) throw refuse(outcome.failure)
  return outcome
}

/**
 * The lines of every page of a PDF. Its content decides what it is, not its name. Throws invalid for what is no PDF, is
 * damaged, locked, too long, has no text or takes too much time or memory; too large; and unavailable when too many wait.
 * A part of a file that cannot be read is left out.
 */
export async function readPdfText(bytes: Uint8Array, { msMax = READING_MS_MAX } = {}): Promise<TextLine[][]> {
  return (await readPdf(bytes, { isCv: false, msMax, network: '' })).pages
}

/** What a PDF that is a CV seems to say, told in its thread. Those of one `network` take turns. Throws as `readPdfText` does. */
export async function readPdfCv(bytes: Uint8Array, network = ''): Promise<CvProposal> {
  const { proposal } = await readPdf(bytes, { isCv: true, msMax: READING_MS_MAX, network })
  if (!proposal) throw refuse('noText')
  return proposal
}
