import { cpus, loadavg } from 'node:os'

const EVERY_MS = 1000

/** Below this share of its time a core counts as idle: the tools that only wait still turn a little. */
const IDLE_SHARE = 0.1

/**
 * Notes each second how busy the cores are. Call what it answers to end that and to read the log: a list of
 * `{ atMs, busy }`, with a share of its time for each core.
 */
export function logProcessors() {
  const log = []
  let before = readCores()
  const timer = setInterval(() => {
    const now = readCores()
    log.push({ atMs: Date.now(), busy: now.map((core, place) => busyShare(before[place], core)) })
    before = now
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return log
  }
}

function readCores() {
  return cpus().map(({ times }) => {
    const all = Object.values(times).reduce((sum, ms) => sum + ms, 0)
    return { all, busy: all - times.idle }
  })
}

function busyShare(before, now) {
  const all = now.all - before.all
  return all > 0 ? (now.busy - before.busy) / all : 0
}

/** Of a part of the log: core-seconds that were worked, seconds in which all cores were idle, and in which one was. */
export function sumUp(log) {
  const idleCores = log.map(({ busy }) => busy.filter((share) => share < IDLE_SHARE).length)
  const cores = log[0]?.busy.length ?? 0
  const seconds = (isMeant) => (idleCores.filter(isMeant).length * EVERY_MS) / 1000
  return {
    busyS: (log.flatMap(({ busy }) => busy).reduce((sum, share) => sum + share, 0) * EVERY_MS) / 1000,
    allIdleS: seconds((idle) => idle === cores),
    someIdleS: seconds((idle) => idle > 0 && idle < cores),
  }
}

/** The load of the last minute, as the system counts it. */
export const loadNow = () => loadavg()[0]?.toFixed(1) ?? '?'
