import { expect, test } from 'vitest'
import type { NameKey } from './name-key.ts'
import { createNameFinder } from './name-spans.ts'
import { organizationKeys } from './organization-keys.ts'

const NO_TERMS = { isName: () => false, isOccupation: () => false, hasWord: () => false, spend: () => {} }
const PLACES = 500

test('a text of single letters has few names looked at at each place, however many end there', () => {
  let looked = 0
  const nameOf = (length: number): NameKey => ({
    ...{ key: 'a'.repeat(length), written: 'B'.repeat(length), isOwn: false },
    get kind() {
      looked += 1
      return 'asWritten' as const
    },
  })
  const find = createNameFinder(
    Array.from({ length: 80 }, (_none, nth) => nameOf(nth + 2)),
    NO_TERMS,
  )
  looked = 0
  find('a '.repeat(PLACES), 'running')
  expect(looked / PLACES).toBeLessThan(20)
})

test('where more names end than are looked at, the text goes', () => {
  const keys = ['a a', 'a a a', 'a a a a', 'a a a a a', 'a a a a a a'].map((written): NameKey => {
    return {
      key: written.replaceAll(' ', ''),
      written: written.toUpperCase(),
      kind: 'initials',
      isOwn: false,
    }
  })
  expect(createNameFinder(keys.slice(0, 4), NO_TERMS)('We are a a a a a a', 'running').names).toEqual([])
  expect(createNameFinder(keys, NO_TERMS)('We are a a a a a a', 'running').names).toEqual([
    { from: 15, to: 18 },
  ])
})

test('a name that is known in many spellings goes in every one', () => {
  const keysIn = (count: number): NameKey[] =>
    Array.from({ length: count }, (_none, nth) => {
      return { key: 'zsxc', written: `Z${' '.repeat(nth)}sxc`, kind: 'asWritten', isOwn: false }
    })
  expect(createNameFinder(keysIn(8), NO_TERMS)('I know zsXC', 'running').names).toEqual([])
  expect(createNameFinder(keysIn(9), NO_TERMS)('I know zsXC', 'running').names).toEqual([{ from: 7, to: 11 }])
})

test('a long name of single letters gives few keys', () => {
  expect(organizationKeys('A B C '.repeat(27), { terms: NO_TERMS }).length).toBeLessThanOrEqual(150)
})
