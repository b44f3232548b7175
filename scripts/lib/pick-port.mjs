import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Below the ports that systems give to outgoing connections, of which browsers open many at once. */
const [LOWEST, COUNT] = [20_000, 10_000]

/** A file for each port that a living process has picked: what is to listen there may need a while to start. */
const CLAIMS = join(tmpdir(), `flightpath-ports-${userInfo().uid}`)
const claimed = new Set()
process.once('exit', () => claimed.forEach((file) => rmSync(file, { force: true })))

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const isHeld = (path) => isAlive(Number(readFileSync(path, 'utf8')))

/** Removes the claim of a process that has ended; what somebody claimed anew meanwhile is put back. */
function forgetDead(file) {
  try {
    if (isHeld(file)) return
    const taken = `${file}.${process.pid}`
    renameSync(file, taken)
    if (isHeld(taken)) renameSync(taken, file)
    else rmSync(taken)
  } catch {
    // Its process ended and took it away, or somebody else did.
  }
}

/** Takes a port for this process until it ends; false where another has it, or had it until now. */
function claim(port) {
  mkdirSync(CLAIMS, { recursive: true })
  const file = join(CLAIMS, String(port))
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    claimed.add(file)
    return true
  } catch {
    forgetDead(file)
    return false
  }
}

/** A port on which nothing listens, which no other process has picked, and which no outgoing connection takes. */
export async function pickPort() {
  const port = LOWEST + Math.floor(Math.random() * COUNT)
  if (!claim(port)) return pickPort()
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return pickPort()
  server.close()
  await once(server, 'close')
  return port
}
