import { openLine, type Line } from '#/platform/listening/open-line.server.ts'
import { doubtPages, forgetPages } from './kept-pages.server.ts'

let line: Line | undefined

/**
 * Listens for what other servers and this one have committed, and forgets the pages that may tell otherwise. While nobody
 * can be heard pages are rendered anew by their age alone. Call it once at the start.
 */
export async function listenForPublicChanges(): Promise<void> {
  // Whatever was kept before the line stood, or after it was lost, may have changed unheard.
  line = openLine('public_pages', { heard: forgetPages, isHeard: doubtPages, isLost: doubtPages })
  await line.opened
}

export async function stopListening(): Promise<void> {
  await line?.close()
  line = undefined
}
