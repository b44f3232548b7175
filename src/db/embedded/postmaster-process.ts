import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Cluster } from './initialize-cluster.ts'

/** PostgreSQL's words: INT is a fast and clean shutdown, QUIT an immediate one that the next start recovers from. */
export type StopSignal = 'INT' | 'QUIT' | 'KILL'

/** One line each: process number, …, and in the eighth the state, `ready` when connections are served. */
const STATE_LINE = 7

const fileOf = (files: string) => join(files, 'postmaster.pid')
const stateIn = (text: string) => text.split('\n')[STATE_LINE]?.trim()

/** Whether the server was told to stop. Nobody waits for the disk meanwhile. */
export const isStopping = async (files: string): Promise<boolean> =>
  stateIn(await readFile(fileOf(files), 'utf8').catch(() => '')) === 'stopping'

/** What `postmaster.pid` says, or undefined when the server left no such file. */
export function readPostmasterFile(files: string): { pid: number; isReady: boolean } | undefined {
  try {
    const text = readFileSync(fileOf(files), 'utf8')
    return { pid: Number(text.split('\n')[0]), isReady: stateIn(text) === 'ready' }
  } catch {
    return undefined
  }
}

/** Sends a signal; on Windows PostgreSQL listens on a pipe of its own, which only pg_ctl knows. */
export function signalPostmaster(binaries: Binaries, pid: number, signal: StopSignal): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['kill', signal, String(pid)])
    return
  }
  try {
    process.kill(pid, `SIG${signal}`)
  } catch {
    // It ended in the meantime, which is what was wanted.
  }
}

/**
 * Ends a server that outlived its app on these files, so that there are never two. A process number that now
 * belongs to something else is left alone, and a stale file is removed because PostgreSQL may refuse to start beside
 * it: one that a power cut left empty, for one. Not safe without the data directory's lock.
 */
export async function stopLeftover(
  cluster: Cluster,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const pid = readPostmasterFile(cluster.files)?.pid
  if (pid && isPostmasterOf(pid, cluster.files)) {
    log(`Stopping the database that an earlier run left behind, process ${pid}.`)
    await endLeftover(cluster, binaries, pid)
  }
  rmSync(fileOf(cluster.files), { recursive: true, force: true })
}

async function endLeftover(cluster: Cluster, binaries: Binaries, pid: number): Promise<void> {
  const steps: [StopSignal, number][] = [
    ['INT', 5000],
    ['QUIT', 3000],
    ['KILL', 2000],
  ]
  for (const [signal, limitMs] of steps) {
    signalPostmaster(binaries, pid, signal)
    const deadline = Date.now() + limitMs
    while (Date.now() < deadline) {
      if (!isPostmasterOf(pid, cluster.files)) return
      await delay(25)
    }
  }
  throw new Error(`The database of an earlier run does not stop. End process ${pid}, then start again.`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A server's working directory is its data directory; zombies have none and count as ended. */
function isPostmasterOf(pid: number, files: string): boolean {
  if (process.platform === 'win32') return isAlive(pid)
  if (process.platform === 'linux') return isSameDirectory(`/proc/${pid}/cwd`, files)
  const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return listed.stdout.includes(files)
}

function isSameDirectory(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return false
  }
}
