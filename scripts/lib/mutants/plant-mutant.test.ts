import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { whyNotPlanted, withPlanted } from './plant-mutant.ts'

const place = mkdtempSync(join(tmpdir(), 'flightpath-plant-'))
const file = join(place, 'sum.ts')
const SOUND = 'export const sum = (a: number, b: number) => a + b // $&\n'
const FAULT = { find: 'a + b', put: 'a - b // $&' }
const read = () => readFileSync(file, 'utf8')
beforeEach(() => writeFileSync(file, SOUND))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a fault is there while the tests run, letter for letter, and gone afterwards', async () => {
  expect(await withPlanted(file, FAULT, async () => read())).toBe(SOUND.replace('a + b', () => FAULT.put))
  expect(read()).toBe(SOUND)
})

test('a fault is gone though the tests could not run', async () => {
  const failing = withPlanted(file, FAULT, () => Promise.reject(new Error('no browser')))
  await expect(failing).rejects.toThrow('no browser')
  expect(read()).toBe(SOUND)
})

test('a fault is gone though the process ended in the middle', () => {
  const script = `
    const { withPlanted } = await import('${pathToFileURL(join(import.meta.dirname, 'plant-mutant.ts')).href}')
    const { readFileSync } = await import('node:fs')
    await withPlanted(${JSON.stringify(file)}, ${JSON.stringify(FAULT)}, async () => {
      console.log(readFileSync(${JSON.stringify(file)}, 'utf8'))
      process.exit(3)
    })`
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect([ended.status, ended.stdout]).toEqual([3, expect.stringContaining('a - b')])
  expect(read()).toBe(SOUND)
})

test.each([
  ['a + c', 'x', 'what it replaces stands there 0 times'],
  ['a', 'x', /stands there \d+ times/],
  ['', 'x', /stands there/],
  ['a + b', 'a + b', 'it changes nothing'],
])('replacing %j by %j is refused', async (find, put, why) => {
  expect(whyNotPlanted(SOUND, { find, put })).toMatch(why)
  await expect(withPlanted(file, { find, put }, async () => read())).rejects.toThrow(why)
  expect(read()).toBe(SOUND)
})
