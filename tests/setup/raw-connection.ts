import { connect, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'
import { ANSWER_HEAD, headOf } from './raw-http.ts'

/** A connection on which a test writes what it likes, as no client would. */
export type RawConnection = {
  socket: Socket
  write: (...parts: (string | Uint8Array)[]) => void
  /** Everything that came so far. */
  text: () => string
  /** The status of each answer whose head is here. */
  statuses: () => number[]
  /** Whether the other side has ended it, in order or not. */
  hasEnded: () => boolean
  /** Whether it was cut off. */
  hasFailed: () => boolean
}

/** Opens one; it ends with the test. */
export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  let ended = false
  let failed = false
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece))
  for (const event of ['end', 'close', 'error'] as const) socket.on(event, () => (ended = true))
  socket.on('error', () => (failed = true))
  return {
    socket,
    write: (...parts) => {
      for (const part of parts) socket.write(part)
    },
    text: () => text,
    statuses: () => Array.from(text.matchAll(ANSWER_HEAD), ([, status]) => Number(status)),
    hasEnded: () => ended,
    hasFailed: () => failed,
  }
}

/**
 * What happens to somebody else's request that comes on the same connection after the answer: it is answered, or the
 * connection has ended, as a proxy would notice. Waits for either.
 */
export async function nextOn(connection: RawConnection): Promise<'answered' | 'ended'> {
  await eventually(() => expect(connection.statuses().length > 0 || connection.hasEnded()).toBe(true))
  if (/^connection: close\r$/im.test(connection.text())) {
    await eventually(() => expect(connection.hasEnded()).toBe(true))
    return 'ended'
  }
  connection.write(headOf('GET /healthz'))
  await eventually(() => expect(connection.statuses()).toHaveLength(2))
  return 'answered'
}
