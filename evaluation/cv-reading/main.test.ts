import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAWN_CVS } from './drawn/drawn-cvs.ts'
import { drawSteps } from './drawn/page-steps.ts'
import { readInPlace } from './drawn/read-in-place.ts'
import { main } from './main.ts'

let folder: string
let printed: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cv-truths-'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('without a folder of CVs the measuring is skipped with a sentence', async () => {
  vi.stubEnv('CV_TRUTHS', join(folder, 'not-there'))
  expect(await main([])).toBe(0)
  vi.stubEnv('CV_TRUTHS', folder)
  expect(await main([])).toBe(0)
  expect(printed.match(/^Skipped: .*\.$/gm)).toHaveLength(2)
})

test('CVs beside their truths are measured, and only asked for it, what is wrong is said', async () => {
  const { steps, truth } = DRAWN_CVS.deedy
  writeFileSync(join(folder, 'one.pdf'), await drawSteps(steps))
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ ...truth, name: ['Somebody Else'] }))
  vi.stubEnv('CV_TRUTHS', folder)
  expect(await main([], readInPlace)).toBe(0)
  expect(printed).toContain('1 CVs of 1 kinds in 1 languages, 0 refused')
  expect(printed).not.toContain('Samir')
  await main(['--wrong'], readInPlace)
  expect(printed).toContain('name Somebody Else: "Samir Vantongeren"')
})

test('a truth of another shape is refused with the name of its file', async () => {
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ kind: 'x' }))
  vi.stubEnv('CV_TRUTHS', folder)
  await expect(main([])).rejects.toThrow('one.json')
})
