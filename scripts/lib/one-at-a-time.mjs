import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './project.mjs'
import { say } from './say.mjs'

const BEAT_MS = 1000
/** A holder that missed this many milliseconds of beats was killed. */
const DEAD_AFTER_MS = 6000

/**
 * Runs `work` while no other process prepares this checkout: two commands at once must not install or build into
 * each other. The holder keeps its directory's time fresh, so one that was killed does not block for long.
 */
export async function oneAtATime(work, lock = lockOfCheckout()) {
  await take(lock)
  const beat = setInterval(() => touch(lock), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(lock, { recursive: true, force: true })
  }
}

function lockOfCheckout() {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(tmpdir(), `flightpath-${name}.lock`)
}

async function take(lock) {
  let hasSaidSo = false
  while (!tryToMake(lock)) {
    if (ageMs(lock) > DEAD_AFTER_MS) {
      rmSync(lock, { recursive: true, force: true })
      continue
    }
    if (!hasSaidSo) say('Another command is preparing this checkout, waiting for it …')
    hasSaidSo = true
    await delay(200)
  }
}

function tryToMake(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function ageMs(lock) {
  const stat = statSync(lock, { throwIfNoEntry: false })
  return stat ? Date.now() - stat.mtimeMs : 0
}

function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch {
    // Somebody cleared the temporary directory; the work itself goes on.
  }
}
