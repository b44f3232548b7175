import { buildOwnConnection } from '#/db/client.server.ts'
import { endConnection } from '#/db/end-connection.ts'
import { log } from '#/platform/log/log.server.ts'

/** `beatMs`: how often it is asked whether the other end is still there, and how long that may take to answer. */
type LineTimes = { retryMs: number; beatMs: number }

const LINE_TIMES: LineTimes = { retryMs: 5_000, beatMs: 15_000 }

/** What is done when something is said, when the line stands (again), and when it is lost. */
export type Listener = { heard: () => void; isHeard: () => void; isLost?: () => void }

export type Line = { close: () => Promise<void>; opened: Promise<void> }

type Client = ReturnType<typeof buildOwnConnection>

/**
 * Asks again and again whether the other end of a line is still there: whoever listens says nothing, and would not notice
 * that nobody speaks any more. `isDead` is called once. Answers the way to stop asking.
 */
function watchPulse(client: Client, beatMs: number, isDead: () => void): () => void {
  const beat = () => {
    const question = { text: 'select 1', query_timeout: beatMs }
    client.query(question).then(
      () => {
        timer = setTimeout(beat, beatMs).unref()
      },
      () => isDead(),
    )
  }
  let timer = setTimeout(beat, beatMs).unref()
  return () => clearTimeout(timer)
}

/**
 * Listens on a connection of its own for what the triggers of the migrations say on a channel, for all servers. A line that
 * breaks, or on which nobody answers, is opened again after five seconds; what was said meanwhile is not heard. Never
 * throws.
 */
export function openLine(channel: string, listener: Listener, times = LINE_TIMES): Line {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopPulse: (() => void) | undefined
  let isClosed = false

  const lose = (lost: Client) => {
    if (client !== lost || isClosed) return
    client = undefined
    stopPulse?.()
    void endConnection(lost)
    listener.isLost?.()
    retry = setTimeout(() => void open(), times.retryMs)
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
      const listening = { text: `listen ${channel}`, query_timeout: times.beatMs }
      await line.query(listening)
    } catch (error) {
      // Who closes a line while it is being opened ends its connection: nothing is lost by that.
      if (isClosed) return
      log().warn({ err: error, channel }, 'changes are not heard')
      lose(line)
      return
    }
    if (isClosed) return
    stopPulse = watchPulse(line, times.beatMs, () => lose(line))
    listener.isHeard()
  }
  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    stopPulse?.()
    if (client) await endConnection(client)
  }
  return { close, opened: open() }
}
