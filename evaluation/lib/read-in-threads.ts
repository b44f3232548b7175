import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TextFields } from '#/domain/ranking/split-text.ts'
import type { Kind } from './evaluation-set.ts'
import { longTexts } from './papers.ts'
import type { Part, PartRead } from './read-papers.worker.ts'

const PROGRAM = join(import.meta.dirname, 'read-papers.worker.ts')
const TEXTS_AT_ONCE = 200

/** CVs or advertisements as they are ranked, and what the encoder says of their long texts. */
export type PapersRead = { papers: TextFields[]; vectors: Map<string, Float32Array> }

/** Keeps a thread at work as long as there are parts. */
function employ(thread: Worker, nextPart: () => Part | null, keep: (read: PartRead) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const ask = () => {
    const part = nextPart()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    if (part) thread.postMessage(part)
    else resolve()
  }
  thread.on('message', (read: PartRead) => {
    keep(read)
    ask()
  })
  thread.on('error', (cause: Error) =>
    reject(new Error(`A thread that reads texts failed: ${cause.message}`, { cause })),
  )
  thread.on('exit', () => reject(new Error('A thread that reads texts ended before it was done')))
  ask()
  return promise
}

/** Reads and encodes every text once, in so many threads. */
export async function readInThreads(
  kind: Kind,
  texts: readonly string[],
  count: number,
  program = PROGRAM,
): Promise<PapersRead> {
  const papers: TextFields[] = []
  const vectors = new Map<string, Float32Array>()
  let next = 0

  function nextPart(): Part | null {
    if (next >= texts.length) return null
    const from = next
    next += TEXTS_AT_ONCE
    return { kind, from, texts: texts.slice(from, next) }
  }

  function keep(read: PartRead): void {
    read.papers.forEach((paper, nth) => (papers[read.from + nth] = paper))
    const long = longTexts(kind, texts.slice(read.from, read.from + read.papers.length), read.papers)
    const dimensions = read.vectors.length / long.length
    long.forEach((text, nth) =>
      vectors.set(text, read.vectors.subarray(nth * dimensions, (nth + 1) * dimensions)),
    )
  }

  const threads = Array.from({ length: count }, () => new Worker(program))
  try {
    await Promise.all(threads.map((thread) => employ(thread, nextPart, keep)))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  return { papers, vectors }
}
