import { expect, test, vi } from 'vitest'
import { keepReads } from './keep-reads.ts'

test('a name is read once, until there are too many names or pairs, be they of known names', () => {
  const read = vi.fn<(name: string) => { name: string }>((name) => ({ name }))
  const kept = keepReads(read, { namesMax: 2, pairsMax: 3 })
  expect(kept.readOnce('a')).toBe(kept.readOnce('a'))
  kept.readOnce('b')
  expect(read).toHaveBeenCalledTimes(2)
  kept.readOnce('c')
  kept.readOnce('a')
  expect(read).toHaveBeenCalledTimes(4)
  for (let nth = 0; nth < 3; nth += 1) kept.notePair()
  kept.readOnce('a')
  expect(read).toHaveBeenCalledTimes(5)
})
