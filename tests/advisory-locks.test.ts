import { expect, test } from 'vitest'
import { NAMED_LOCKS, WHOLE_LOCKS } from '#/db/advisory-locks.server.ts'
import { sourceFiles, type SourceFile } from './architecture/source-files.ts'

const isDistinct = (keys: readonly unknown[]) => new Set(keys).size === keys.length

test('no two kinds of work wait for each other by a lock that they happen to share', () => {
  expect(isDistinct(Object.values(WHOLE_LOCKS))).toBe(true)
  const beginnings = Object.values(NAMED_LOCKS)
  const isOneOfAnother = (name: string) =>
    beginnings.some((other) => other !== name && name.startsWith(`${other} `))
  expect(isDistinct(beginnings)).toBe(true)
  expect(beginnings.filter(isOneOfAnother)).toEqual([])
  expect(isDistinct([1, 2, 1])).toBe(false)
})

const HOME = 'src/db/advisory-locks.server.ts'
/** It opens a connection of its own before there is anything to begin a transaction on. */
const MIGRATES = 'src/db/migrate.server.ts'

const withOwnLock = (files: readonly Pick<SourceFile, 'path' | 'text'>[]) =>
  files
    .filter(({ path, text }) => /pg_\w*advisory/.test(text) && path !== HOME && path !== MIGRATES)
    .map(({ path }) => path)

test('every lock of that kind stands in one list, and a planted one beside it is caught', () => {
  const files = sourceFiles('src/**/*.ts', 'scripts/**/*.ts').filter(({ path }) => !path.includes('.test.'))
  expect(withOwnLock(files)).toEqual([])
  const planted = { path: 'src/features/x/x.server.ts', text: 'sql`select pg_advisory_xact_lock(7)`' }
  expect(withOwnLock([...files, planted])).toEqual([planted.path])
})
