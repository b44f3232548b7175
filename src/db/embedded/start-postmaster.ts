import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { listenArguments, type Endpoint } from './endpoint.ts'
import type { Cluster } from './initialize-cluster.ts'
import { isStopping, readPostmasterFile, signalPostmaster, type StopSignal } from './postmaster-process.ts'
import { commandAs, type RunAs } from './run-as.ts'
import { serverFault } from './server-words.ts'

/** A running server. `ended` resolves when its process is gone, wanted or not. */
export type Postmaster = { ended: Promise<void>; stop: () => Promise<void> }

export type PostmasterOptions = {
  cluster: Cluster
  binaries: Binaries
  runAs: RunAs
  endpoint: Endpoint
  durability: 'full' | 'none'
}

/** Recovery after a crash counts into it. */
const READY_LIMIT_MS = 60_000
const FAST_STOP_LIMIT_MS = 5000
const IMMEDIATE_STOP_LIMIT_MS = 3000
const STATE_CHECK_MS = 1000
const LOG_BYTES_MAX = 5_000_000

/** Starts the server and waits until it takes connections. Throws a sentence with what its log says when it does not. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const before = logBytes(options.cluster.log)
  const child = spawnServer(options)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const endWithUs = () => sendTo(child, options.binaries, 'INT')
  process.once('exit', endWithUs)
  void ended.then(() => process.off('exit', endWithUs))
  await untilReady(child, options.cluster, before).catch(async (error: unknown) => {
    // Left alone it would still hold the directory when the next attempt comes.
    await stopServer(child, ended, options.binaries)
    throw error
  })
  hurryWhenTold(child, options, ended)
  return { ended, stop: () => stopServer(child, ended, options.binaries) }
}

/** Told to stop by somebody else, the server would wait for our connections to end, and refuse new ones meanwhile. */
function hurryWhenTold(child: ChildProcess, options: PostmasterOptions, ended: Promise<void>): void {
  const hurry = async () => {
    if (await isStopping(options.cluster.files)) sendTo(child, options.binaries, 'INT')
  }
  const watch = setInterval(() => void hurry(), STATE_CHECK_MS)
  watch.unref()
  void ended.then(() => clearInterval(watch))
}

function spawnServer({ cluster, binaries, runAs, endpoint, durability }: PostmasterOptions): ChildProcess {
  const fast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const server = [
    binaries.postgres,
    '-D',
    cluster.files,
    ...listenArguments(endpoint),
    ...(durability === 'none' ? fast : []),
  ]
  const [file = '', ...args] = [...dyingWithParent(), ...server]
  const command = commandAs(runAs, file, args)
  const log = openSync(cluster.log, 'a', 0o600)
  // A group of its own: Ctrl-C in a terminal reaches every process of ours, and must not end the server before us.
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: cluster.files,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

/** On Linux the kernel can tell the server to shut down when we are killed; elsewhere the next start does. */
function dyingWithParent(): string[] {
  const prefix = ['setpriv', '--pdeathsig', 'INT']
  const works =
    process.platform === 'linux' && spawnSync('setpriv', [...prefix.slice(1), 'true']).status === 0
  return works ? prefix : []
}

/** How long the log is to which the next server writes on; one that is too long is begun anew. */
function logBytes(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LOG_BYTES_MAX) return size
  rmSync(file)
  return 0
}

async function untilReady(child: ChildProcess, cluster: Cluster, before: number): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    const state = readPostmasterFile(cluster.files)
    if (state?.isReady && state.pid === child.pid) return
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) break
    await delay(10)
  }
  throw serverFault(readFileSync(cluster.log).subarray(before).toString(), cluster)
}

async function stopServer(child: ChildProcess, ended: Promise<void>, binaries: Binaries): Promise<void> {
  sendTo(child, binaries, 'INT')
  if (await within(ended, FAST_STOP_LIMIT_MS)) return
  sendTo(child, binaries, 'QUIT')
  if (await within(ended, IMMEDIATE_STOP_LIMIT_MS)) return
  sendTo(child, binaries, 'KILL')
  await ended
}

function sendTo(child: ChildProcess, binaries: Binaries, signal: StopSignal): void {
  const isRunning = child.exitCode === null && child.signalCode === null
  if (isRunning && child.pid !== undefined) signalPostmaster(binaries, child.pid, signal)
}

async function within(ended: Promise<void>, limitMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = delay(limitMs, false, { signal: timer.signal }).catch(() => false)
  const inTime = await Promise.race([ended.then(() => true), late])
  timer.abort()
  return inTime
}
