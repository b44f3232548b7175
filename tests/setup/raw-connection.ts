import { connect, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'

/** A connection on which a test writes what it likes, as no client would. */
export type RawConnection = {
  socket: Socket
  write: (...parts: (string | Uint8Array)[]) => void
  /** Everything that came so far. */
  text: () => string
  /** The status of each answer whose head is here. */
  statuses: () => number[]
  /** Whether the other side has ended it. */
  hasEnded: () => boolean
}

/** The head of an answer, but not that one may go on. */
const HEAD = /^HTTP\/1\.1 (?!100)(\d{3})[\s\S]*?\r\n\r\n/gm

/** Opens one; it ends with the test. */
export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  let ended = false
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece))
  for (const event of ['end', 'close', 'error'] as const) socket.on(event, () => (ended = true))
  return {
    socket,
    write: (...parts) => {
      for (const part of parts) socket.write(part)
    },
    text: () => text,
    statuses: () => Array.from(text.matchAll(HEAD), ([, status]) => Number(status)),
    hasEnded: () => ended,
  }
}

/** The head of a request; each of `lines` is a header. */
export function headOf(first: string, ...lines: string[]): string {
  return [`${first} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n')
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
