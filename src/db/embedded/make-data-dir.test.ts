import type * as NodeFs from 'node:fs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDataDir } from './make-data-dir.ts'

// Another server is always a moment earlier.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>()
  const mkdirSync = (path: string, options: object) => {
    fs.mkdirSync(path, options)
    fs.mkdirSync(path, options)
  }
  return { ...fs, mkdirSync }
})

test('two servers that make the same directory both go on; a file in its place is named', () => {
  const place = mkdtempSync(join(tmpdir(), 'flightpath-data-dir-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  expect(() => makeDataDir(join(place, 'a', 'b'))).not.toThrow()
  writeFileSync(join(place, 'file'), '')
  expect(() => makeDataDir(join(place, 'file'))).toThrow('is a file and not a directory')
})
