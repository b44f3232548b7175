import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentHash } from './content-hash.mjs'

const root = mkdtempSync(join(tmpdir(), 'flightpath-hash-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'src', 'deep'), { recursive: true })
writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'one')

const hash = (isRelevant) => contentHash(root, ['src', 'missing'], isRelevant)

test('a changed, added or renamed file changes the hash, and undoing it brings the hash back', () => {
  const before = hash()
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'two')
  expect(hash()).not.toBe(before)
  writeFileSync(join(root, 'src', 'deep', 'a.ts'), 'one')
  expect(hash()).toBe(before)
  renameSync(join(root, 'src', 'deep', 'a.ts'), join(root, 'src', 'deep', 'b.ts'))
  expect(hash()).not.toBe(before)
  renameSync(join(root, 'src', 'deep', 'b.ts'), join(root, 'src', 'deep', 'a.ts'))
})

test('files that are not relevant do not count', () => {
  const before = hash((name) => !name.endsWith('.test.ts'))
  writeFileSync(join(root, 'src', 'a.test.ts'), 'anything')
  expect(hash((name) => !name.endsWith('.test.ts'))).toBe(before)
  expect(hash()).not.toBe(before)
})
