import { expect, test } from 'vitest'
import { importKey } from './import-key.ts'

test('a key names its source and what tells an entry from others', () => {
  expect(importKey('greenhouse', '127817')).toBe('greenhouse:127817')
  expect(importKey('indeed', 'Crust', '7')).toBe('indeed:Crust/7')
  expect(importKey('lever', '')).toBe('')
})

test('a long key is as long as a hash, and still its own', () => {
  const [a, b] = [importKey('ashby', 'x'.repeat(5_000)), importKey('ashby', `${'x'.repeat(5_000)}y`)]
  expect(a).toMatch(/^ashby:[0-9a-f]{64}$/)
  expect(b).not.toBe(a)
})
