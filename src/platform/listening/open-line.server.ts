import { buildOwnConnection } from '#/db/client.server.ts'
import { log } from '#/platform/log/log.server.ts'

const RETRY_MS = 5_000

/** What is done when something is said, when the line stands (again), and when it is lost. */
export type Listener = { heard: () => void; isHeard: () => void; isLost?: () => void }

export type Line = { close: () => Promise<void>; opened: Promise<void> }

type Client = ReturnType<typeof buildOwnConnection>

/**
 * Listens on a connection of its own for what the triggers of the migrations say on a channel, for all servers. A line that
 * breaks is opened again after five seconds; what was said meanwhile is not heard. Never throws.
 */
export function openLine(channel: string, listener: Listener): Line {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const lose = (lost: Client) => {
    if (client !== lost || isClosed) return
    client = undefined
    listener.isLost?.()
    retry = setTimeout(() => void open(), RETRY_MS)
    retry.unref()
  }
  const open = async () => {
    const line = buildOwnConnection(`flightpath ${channel}`)
    client = line
    line.on('notification', listener.heard)
    line.on('error', () => lose(line))
    line.on('end', () => lose(line))
    // A connection that is ended while it opens is never said to be open, nor not to be.
    const ended = new Promise<void>((resolve) => line.once('end', resolve))
    try {
      await Promise.race([line.connect(), ended])
      if (isClosed) return
      await line.query(`listen ${channel}`)
    } catch (error) {
      // Who closes a line while it is being opened ends its connection: nothing is lost by that.
      if (isClosed) return
      log().warn({ err: error, channel }, 'changes are not heard')
      lose(line)
      return
    }
    if (!isClosed) listener.isHeard()
  }
  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
  return { close, opened: open() }
}
