import { spawn } from 'node:child_process'
import { root, toolEnvironment } from './project.mjs'

const running = new Set()

/** The code of a program that a signal ended. */
export const KILLED = 128

/**
 * Runs a program in the project and resolves with its exit code and, unless `stdio` is 'inherit', what it printed.
 * A program that cannot be started counts as exit code 127.
 */
export function run(file, args, { stdio = 'pipe', env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: toolEnvironment(env),
      shell,
      stdio: stdio === 'pipe' ? ['ignore', 'pipe', 'pipe'] : stdio,
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk))
    const settle = (code) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      settle(127)
    })
    child.once('close', (code, signal) => settle(signal ? KILLED : code))
  })
}

/**
 * Passes the signals that stop us on to what `run` has started, which then decides when to end.
 * The answer is aborted once that happened.
 */
export function forwardSignals() {
  const stopped = new AbortController()
  const stop = (signal) => {
    stopped.abort()
    for (const child of running) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  whenAbandoned(() => stop('SIGTERM'))
  return stopped.signal
}

/** A signal sent to npm alone ends npm and the shell between us, and never reaches us: their end counts as one. */
function whenAbandoned(act) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
