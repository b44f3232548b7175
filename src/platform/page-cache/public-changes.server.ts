import { buildOwnConnection } from '#/db/client.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { forgetPages } from './kept-pages.server.ts'

/** What the triggers of the migrations call it when jobs or companies have changed. */
const CHANNEL = 'public_pages'
const RETRY_MS = 5_000

type Line = ReturnType<typeof buildOwnConnection>

let client: Line | undefined
let retry: NodeJS.Timeout | undefined

/** Ends the line and tries again later; what was said meanwhile is unknown, so nothing that was kept is believed. */
function loseLine(lost: Line): void {
  if (client !== lost) return
  client = undefined
  forgetPages()
  retry = setTimeout(() => void listenForPublicChanges(), RETRY_MS)
  retry.unref()
}

/**
 * Listens on a connection of its own for what other servers and this one have committed, and forgets the pages that may
 * tell otherwise. While nobody can be heard pages are forgotten by their age alone. Call it once at the start.
 */
export async function listenForPublicChanges(): Promise<void> {
  const line = buildOwnConnection('flightpath pages')
  client = line
  line.on('notification', forgetPages)
  line.on('error', () => loseLine(line))
  line.on('end', () => loseLine(line))
  try {
    await line.connect()
    await line.query(`listen ${CHANNEL}`)
  } catch (error) {
    log().warn({ err: error }, 'changes of public pages are not heard')
    loseLine(line)
    return
  }
  // Whatever was kept before the line stood may have changed unheard.
  forgetPages()
}

/** Hangs up. */
export async function stopListening(): Promise<void> {
  clearTimeout(retry)
  const line = client
  client = undefined
  await line?.end().catch(() => undefined)
}
