import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyBinaries, findBinaries } from './binaries.ts'
import { findClusterDirectory, reachableBinaries } from './cluster-directory.ts'
import { canRun, chooseRunAs } from './run-as.ts'

const isRoot = process.getuid?.() === 0
const place = mkdtempSync(join(tmpdir(), 'flightpath-directory-'))
chmodSync(place, 0o755)
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('the database lies in the data directory when its user can go there', () => {
  expect(findClusterDirectory(place, { kind: 'self' })).toBe(join(place, 'postgres'))
})

test.skipIf(!isRoot)(
  'for a user who cannot enter a private data directory it lies elsewhere, and stays there',
  () => {
    const dataDir = join(place, 'private')
    const sharedPlace = join(place, 'shared')
    mkdirSync(dataDir, { mode: 0o700 })
    const nobody = chooseRunAs(() => false)
    const directory = findClusterDirectory(dataDir, nobody, sharedPlace)
    expect(directory.startsWith(sharedPlace)).toBe(true)
    expect(readlinkSync(join(dataDir, 'postgres'))).toBe(directory)
    expect(findClusterDirectory(dataDir, { kind: 'self' }, sharedPlace)).toBe(directory)
  },
)

test.skipIf(!isRoot)(
  'programs below a private directory are copied once to where the user can run them',
  () => {
    const nobody = chooseRunAs(() => false)
    const hidden = join(place, 'hidden')
    mkdirSync(hidden, { mode: 0o700 })
    const programs = reachableBinaries(
      copyBinaries(findBinaries(), join(hidden, 'programs')),
      nobody,
      join(place, 'shared'),
    )
    expect(programs.directory.startsWith(join(place, 'shared'))).toBe(true)
    expect(canRun(nobody, programs.initdb, ['--version'])).toBe(true)
  },
)
