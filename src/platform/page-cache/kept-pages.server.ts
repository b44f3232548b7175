import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A page as it was rendered for somebody, without what belonged to that answer alone. */
export type KeptPage = { body: string; nonce: string; etag: string; headers: [name: string, value: string][] }

const PAGES_MAX = 1_000
const CHARACTERS_MAX = 40_000_000
/** What no change announces, such as "posted 2 hours ago", is at most so old. */
const AGE_MAX_MS = 30_000

const pages = new LRUCache<string, KeptPage>({
  max: PAGES_MAX,
  maxSize: CHARACTERS_MAX,
  ttl: AGE_MAX_MS,
  sizeCalculation: ({ body }) => Math.max(1, body.length),
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
export function keepPage(key: string, page: Omit<KeptPage, 'etag'>, begunAt: number): KeptPage {
  const unsigned = page.nonce ? page.body.replaceAll(page.nonce, '') : page.body
  const kept = {
    ...page,
    etag: `W/"${createHash('sha256').update(unsigned).digest('base64url').slice(0, 22)}"`,
  }
  if (begunAt === changes) pages.set(key, kept)
  return kept
}
