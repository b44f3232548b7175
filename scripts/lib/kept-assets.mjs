import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** For how long a page that was opened before a build finds its files after it. */
const KEPT_MS = 86_400_000
/** About ten builds that have no file in common. */
const KEPT_BYTES_MAX = 50_000_000

/** The files of a folder that a page can ask for, with the moment since when no build has them. */
function filesIn(folder, sinceMs) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.map'))
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name))
      return { name, path: join(folder, name), size, sinceMs: sinceMs ?? mtimeMs }
    })
}

/**
 * Copies what pages of the build `old`, and of those that it kept, may still ask for into `fresh`, beside its own files:
 * the newest of the last day, up to 50 MB. A file's time says since when it is no longer built.
 */
export function keepAssets(old, fresh, nowMs = Date.now()) {
  const built = new Set(filesIn(join(fresh, 'client', 'assets')).map(({ name }) => name))
  const kept = [
    ...filesIn(join(old, 'client', 'assets'), nowMs),
    ...filesIn(join(old, 'kept', 'assets')).toSorted((a, b) => b.sinceMs - a.sinceMs),
  ].filter(({ name, sinceMs }) => !built.has(name) && nowMs - sinceMs < KEPT_MS)
  const folder = join(fresh, 'kept', 'assets')
  mkdirSync(folder, { recursive: true })
  let bytes = 0
  for (const { name, path, size, sinceMs } of kept) {
    bytes += size
    if (bytes > KEPT_BYTES_MAX) return
    copyFileSync(path, join(folder, name))
    utimesSync(join(folder, name), sinceMs / 1000, sinceMs / 1000)
  }
}
