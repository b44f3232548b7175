import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '#/domain/app-error.ts'
import { fairTurns, type Turn } from '#/lib/fair-turns.ts'
import { setSheet } from './set-sheet.server.ts'
import type { SheetOrder } from './sheet.ts'

const KEPT_BYTES_MAX = 32_000_000
const KEPT_MAX = 100
/** Nothing personal is at hand for longer. */
const KEPT_MS = 600_000
const TRY_AGAIN_SECONDS = 10
/** There is room for everybody who wants what is their own. */
const LINES = { own: 100, signedIn: 8, signedOut: 8 }

/** For whom a sheet is set: `own` is for whoever it is about. */
export type SheetTurn = Turn<keyof typeof LINES>

const later = () => new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })

/** Setting takes a core; pages go first. */
const inTurn = fairTurns({ atOnce: 1, lines: LINES, full: later })

/** By all that stands on them: whoever sees the same has the same one. */
const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  ...{ max: KEPT_MAX, maxSize: KEPT_BYTES_MAX, ttl: KEPT_MS, ttlAutopurge: true },
  sizeCalculation: ({ byteLength }) => byteLength,
})

/**
 * A sheet as PDF, for somebody who may see all that it says: set once, and kept for ten minutes for all who are shown the
 * same. One is set at a time, and whose own it is waits beside the others. Throws unavailable when too many wait, when
 * nobody waits any more, or when it could not be set.
 */
export async function sheetInTurn(order: SheetOrder, turn: SheetTurn): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url')
  const set = async () => {
    const pdf = await setSheet(order)
    kept.set(key, pdf)
    return pdf
  }
  return kept.get(key) ?? inTurn(turn, async () => kept.get(key) ?? set())
}
