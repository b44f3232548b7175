import { expect, test } from 'vitest'
import { secondsFor, whatFits, type TestFile } from './setup/what-fits.ts'

const CHANGED = ['/src/domain/job/pledge.ts']

const file = (path: string, seconds: number, failed = false): TestFile => ({
  path,
  last: { failed, seconds },
})
const pathsOf = (files: readonly TestFile[]) => files.map(({ path }) => path)

test('all of a change are run when there is time for them', () => {
  const files = [file('/src/b.test.ts', 3), { path: '/src/a.test.ts' }]
  expect(pathsOf(whatFits(files, CHANGED, 5)).toSorted()).toEqual(['/src/a.test.ts', '/src/b.test.ts'])
})

test('what failed comes first, then what stands nearest to a change, then the quickest', () => {
  const ordered = [
    file('/src/ui/menu.test.ts', 6, true),
    file('/src/domain/job/pledge.test.ts', 5),
    file('/src/domain/job/title.test.ts', 2),
    file('/src/domain/person.test.ts', 1),
    file('/src/ui/link.test.ts', 1),
    file('/src/ui/button.test.ts', 3),
  ]
  const files = ordered.toReversed()
  expect(pathsOf(whatFits(files, CHANGED, 22))).toEqual(pathsOf(ordered))
  expect(pathsOf(whatFits(files, CHANGED, 17))).toEqual(pathsOf(ordered.slice(0, 4)))
})

test('a file for which there is no time leaves its own to others', () => {
  const [slow, quick] = [file('/src/domain/job/title.test.ts', 9), file('/src/ui/link.test.ts', 1)]
  const first = file('/src/domain/job/pledge.test.ts', 1)
  expect(pathsOf(whatFits([slow, quick, first], CHANGED, 4))).toEqual(pathsOf([first, quick]))
})

test('tests that failed, and those that changed themselves, are run however long they take', () => {
  const own = file('/src/domain/job/title.test.ts', 90)
  const failed = file('/src/ui/menu.test.ts', 90, true)
  const others = [file('/src/ui/link.test.ts', 1), own, failed]
  expect(pathsOf(whatFits(others, [...CHANGED, own.path], 3))).toEqual(pathsOf([own, failed]))
})

test('of files that nobody knows some of every folder are run', () => {
  const paths = ['/src/a/1.test.tsx', '/src/a/3.test.tsx', '/src/b/2.test.ts', '/src/b/4.test.ts']
  const files = paths.map((path) => ({ path }))
  expect(pathsOf(whatFits(files, [], 1.5))).toEqual(['/src/a/1.test.tsx', '/src/b/2.test.ts'])
})

test('of a change that nothing quick stands by one file is run', () => {
  const slow = file('/src/ui/menu.test.ts', 90)
  expect(pathsOf(whatFits([slow, file('/src/ui/text.test.ts', 95)], CHANGED))).toEqual([slow.path])
})

test('a file that never ran takes as long as most, and longer with a database', () => {
  const plain = Array.from({ length: 10 }, (_, nth) => ({ path: `/src/${nth}.test.ts` }))
  const served = Array.from({ length: 10 }, (_, nth) => ({ path: `/src/${nth}.server.test.ts` }))
  expect([plain, served].map((files) => whatFits(files, CHANGED, 4.5).length)).toEqual([6, 3])
})

test('several changed files have more time than one, and many, or one that decides about all, what there is', () => {
  const many = Array.from({ length: 50 }, (_, nth) => `/src/${nth}.ts`)
  const sizes = [
    many.slice(0, 1),
    many.slice(0, 2),
    many,
    [],
    ['/app/package.json'],
    ['/app/src/db/migrations/1.sql'],
  ]
  expect(sizes.map(secondsFor)).toEqual([3, 6, 36, 36, 36, 36])
})
