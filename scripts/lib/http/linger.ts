import type { Socket } from 'node:net'

/** Long enough for a sender to read the answer, and too short to be worth holding connections for. */
const LINGER_MS = 500

/** Leaves a connection open for half a second after its last answer: cut at once, it loses the answer. */
export function linger(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}
