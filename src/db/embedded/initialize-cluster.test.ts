import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Binaries } from './binaries.ts'
import { initializeCluster } from './initialize-cluster.ts'

test.skipIf(process.platform === 'win32').each([
  [0o700, 0o700],
  [0o750, 0o750],
  [0o755, 0o700],
  [0o770, 0o700],
])(
  'files with the mode %o have %o at the start, and what PostgreSQL takes is not touched',
  async (mode, then) => {
    const directory = mkdtempSync(join(tmpdir(), 'flightpath-cluster-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const files = join(directory, 'data')
    mkdirSync(files)
    chmodSync(files, mode)
    writeFileSync(join(directory, 'password'), 'kestrel')
    const { ctimeNs } = statSync(files, { bigint: true })
    const binaries = {} as Binaries
    await initializeCluster({ directory, binaries, runAs: { kind: 'self' }, durability: 'none' })
    expect(statSync(files).mode & 0o777).toBe(then)
    if (mode === then) expect(statSync(files, { bigint: true }).ctimeNs).toBe(ctimeNs)
  },
)
