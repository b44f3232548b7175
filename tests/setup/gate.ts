import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = {
  port: number
  /** From now on whoever comes is turned away, and who is here is sent away: nobody is there. */
  shut: () => void
  /** From now on whoever comes is led to a server on another port of this machine. */
  leadTo: (port: number) => void
  /** From now on whoever comes waits for nothing; resolves once somebody has asked for something. */
  keepWaiting: () => Promise<void>
  stop: () => Promise<void>
}

const turnAway = (caller: Socket) => void caller.destroy()

/** A port that stays a test's own while what stands behind it comes and goes: a port that is let go may be anybody's next. */
export async function openGate(): Promise<Gate> {
  let meet: (caller: Socket) => void = turnAway
  const callers = new Set<Socket>()
  const sendAway = () => callers.forEach(turnAway)
  const server = createServer((caller) => {
    callers.add(caller)
    caller.on('error', () => undefined).once('close', () => callers.delete(caller))
    meet(caller)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    shut: () => {
      meet = turnAway
      sendAway()
    },
    leadTo: (port) => {
      meet = (caller) => {
        const called = connect(port, '127.0.0.1', () => void caller.pipe(called).pipe(caller))
        called.on('error', () => caller.destroy())
        caller.once('close', () => called.destroy())
      }
    },
    keepWaiting: () =>
      new Promise((resolve) => {
        meet = (caller) => void caller.once('data', () => resolve())
      }),
    stop: async () => {
      sendAway()
      server.close()
      await once(server, 'close')
    },
  }
}
