import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type RenderedPage = { text: string; nonce: string; headers: [name: string, value: string][] }

/** A page as it was rendered for somebody: the bytes between its nonces, so that each answer has one of its own. */
export type KeptPage = Omit<RenderedPage, 'text'> & { parts: Buffer[]; etag: string }

const PAGES_MAX = 1_000
const BYTES_MAX = 40_000_000
/** What no change announces, such as "posted 2 hours ago", is at most so old. */
const AGE_MAX_MS = 30_000
/** While nothing newer can be had, a page is better than none for so long. */
const STALE_MAX_MS = 3_600_000
const SECOND_MS = 1_000

/** `since`: how often what is public had changed when it was kept; `keptAt`: when, on the process's own clock. */
type Entry = { page: KeptPage; since: number; keptAt: number }

const pages = new LRUCache<string, Entry>({
  max: PAGES_MAX,
  maxSize: BYTES_MAX,
  sizeCalculation: ({ page }) => page.parts.reduce((bytes, part) => bytes + part.length, 1),
})

let changes = 0

/** How often what is public has changed, as far as this server was told. */
export function changesSoFar(): number {
  return changes
}

/** Forgets every page: something public has changed. */
export function forgetPages(): void {
  changes += 1
  pages.clear()
}

/** Something public might have changed while nobody told us: what is kept is shown only where nothing newer can be had. */
export function doubtPages(): void {
  changes += 1
}

const ageOf = ({ keptAt }: Entry) => performance.now() - keptAt

/** A page that was rendered less than half a minute ago, since when nothing public has changed. */
export function findPage(key: string): KeptPage | undefined {
  const entry = pages.get(key)
  return entry?.since === changes && ageOf(entry) < AGE_MAX_MS ? entry.page : undefined
}

/** A page of the last hour and how many seconds old it is: for when it cannot be rendered anew. */
export function findStalePage(key: string): { page: KeptPage; ageSeconds: number } | undefined {
  const entry = pages.get(key)
  if (!entry || ageOf(entry) >= STALE_MAX_MS) return undefined
  return { page: entry.page, ageSeconds: Math.ceil(ageOf(entry) / SECOND_MS) }
}

/**
 * Keeps a page unless something public has changed since it was begun (`begunAt`, by `changesSoFar`): it may tell what is
 * no more so.
 */
export function keepPage(key: string, { text, nonce, headers }: RenderedPage, begunAt: number): KeptPage {
  const between = nonce ? text.split(nonce) : [text]
  const digest = createHash('sha256').update(between.join('')).digest('base64url')
  const parts = between.map((part) => Buffer.from(part))
  const kept = { parts, nonce, headers, etag: `W/"${digest.slice(0, 22)}"` }
  if (begunAt === changes) pages.set(key, { page: kept, since: changes, keptAt: performance.now() })
  return kept
}
