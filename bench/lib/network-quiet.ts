import type { Page, Request } from '@playwright/test'

const PATIENCE_MS = 30_000

/**
 * Watches a page from before it asks for anything. What it answers waits until no request is open and none was begun for
 * a while: `networkidle` is over for good once a page was idle, and says nothing of what a press begins after that.
 */
export function watchQuiet(page: Page, quietMs = 700): () => Promise<void> {
  const open = new Set<Request>()
  let lastMs = 0
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    lastMs = Date.now()
  }
  const end = note((request) => open.delete(request))
  page
    .on(
      'request',
      note((request) => open.add(request)),
    )
    .on('requestfinished', end)
    .on('requestfailed', end)
  return async () => {
    const begunMs = (lastMs = Date.now())
    while (open.size > 0 || Date.now() - lastMs < quietMs) {
      if (Date.now() - begunMs > PATIENCE_MS)
        throw new Error(`Not quiet: ${Array.from(open, (request) => request.url()).join(', ')}`)
      await page.waitForTimeout(50)
    }
  }
}
