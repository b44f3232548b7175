import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type RenderedPage = { text: string; nonce: string; headers: [name: string, value: string][] }

/** A page as it was rendered for somebody: the bytes between its nonces, so that each answer has one of its own. */
export type KeptPage = Omit<RenderedPage, 'text'> & { parts: Buffer[]; etag: string }

const PAGES_MAX = 1_000
const BYTES_MAX = 40_000_000
/** What no change announces, such as "posted 2 hours ago", is at most so old. */
const AGE_MAX_MS = 30_000

const pages = new LRUCache<string, KeptPage>({
  max: PAGES_MAX,
  maxSize: BYTES_MAX,
  ttl: AGE_MAX_MS,
  sizeCalculation: ({ parts }) => parts.reduce((bytes, part) => bytes + part.length, 1),
})

let changes = 0

/** How often what is public has changed, as far as this server was told. */
export function changesSoFar(): number {
  return changes
}

/** Forgets every page: something public has changed, or might have while nobody told us. */
export function forgetPages(): void {
  changes += 1
  pages.clear()
}

/** A page that was rendered less than half a minute ago, since when nothing public has changed. */
export function findPage(key: string): KeptPage | undefined {
  return pages.get(key)
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
  if (begunAt === changes) pages.set(key, kept)
  return kept
}
