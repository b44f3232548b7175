import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { linger } from './linger.ts'
import { hasBody } from './received-body.ts'

/** How much more is taken from whoever sends on after the answer. */
const LEFT_BYTES_MAX = 1_000_000

/** Takes what is left of a body and throws it away, up to a megabyte; whoever read it before hears nothing more. */
function discard(incoming: IncomingMessage): void {
  let bytes = 0
  incoming.removeAllListeners('readable').removeAllListeners('data')
  incoming.on('data', (piece: Uint8Array) => {
    bytes += piece.length
    if (bytes > LEFT_BYTES_MAX) incoming.pause()
  })
  incoming.resume()
}

/**
 * Call it when a request is about to be answered. What is left of its body stands between us and the next request on
 * the connection. What has come already is taken off; where more is to come, the connection ends after the answer, and
 * the result is true. It then stays open for half a second, or until the body has ended: a connection that is cut while
 * the other side still sends loses the answer too.
 */
export async function leaveBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || !hasBody(incoming)) return false
  const { socket } = incoming
  discard(incoming)
  // What came with the head is read in a moment.
  if (!incoming.complete) await setImmediate()
  if (incoming.complete) return false
  const destroySoon = socket.destroySoon.bind(socket)
  // Node calls this once the last answer on a connection was sent.
  socket.destroySoon = () => {
    if (incoming.readableEnded) return destroySoon()
    socket.end()
    linger(socket)
    incoming.once('end', destroySoon)
  }
  return true
}
