import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './kept-assets.mjs'

const HOUR_MS = 3_600_000
const NOW_MS = Date.UTC(2026, 0, 15, 12)

let root
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'flightpath-kept-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a build, `client/assets`, of these files and sizes. */
function build(name, files) {
  const folder = join(root, name, 'client', 'assets')
  mkdirSync(folder, { recursive: true })
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), Buffer.alloc(bytes))
  return join(root, name)
}

/** As a page that was opened before sees them. */
const keptIn = (dist) => readdirSync(join(dist, 'kept', 'assets')).toSorted()

test('what the build before had and this one has not is kept, without what no page asks for', () => {
  const old = build('old', {
    'index-a.js': 1,
    'auth-client-a.js': 1,
    'auth-client-a.js.map': 1,
    'same.js': 1,
  })
  const fresh = build('fresh', { 'index-b.js': 1, 'same.js': 1 })
  keepAssets(old, fresh, NOW_MS)
  expect(keptIn(fresh)).toEqual(['auth-client-a.js', 'index-a.js'])
})

test('a page outlives several builds, for a day since its own was replaced', () => {
  const builds = ['a', 'b', 'c', 'd'].map((name) => build(name, { [`index-${name}.js`]: 1 }))
  const deployAt = (index, hours) => keepAssets(builds[index - 1], builds[index], NOW_MS + hours * HOUR_MS)
  deployAt(1, 0)
  deployAt(2, 23)
  expect(keptIn(builds[2])).toEqual(['index-a.js', 'index-b.js'])
  deployAt(3, 25)
  expect(keptIn(builds[3])).toEqual(['index-b.js', 'index-c.js'])
})

test('no more is kept than 50 MB, and the newest first', () => {
  const [old, fresh] = [build('old', { 'new.js': 30_000_000 }), build('fresh', {})]
  const kept = join(old, 'kept', 'assets')
  mkdirSync(kept, { recursive: true })
  for (const [file, hours] of [
    ['older.js', 2],
    ['newer.js', 1],
  ]) {
    writeFileSync(join(kept, file), Buffer.alloc(15_000_000))
    const seconds = (NOW_MS - hours * HOUR_MS) / 1000
    utimesSync(join(kept, file), seconds, seconds)
  }
  keepAssets(old, fresh, NOW_MS)
  expect(keptIn(fresh)).toEqual(['new.js', 'newer.js'])
})

test('the first build of all keeps nothing', () => {
  const fresh = build('fresh', { 'index-a.js': 1 })
  keepAssets(join(root, 'nowhere'), fresh, NOW_MS)
  expect(keptIn(fresh)).toEqual([])
})
