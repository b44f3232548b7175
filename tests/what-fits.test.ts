import { expect, test } from 'vitest'
import { type TestFile, whatFits } from './setup/what-fits.ts'

const changed = ['/src/domain/job/pledge.ts']

function file(path: string, last?: TestFile['last']): TestFile {
  return { path, ...(last && { last }) }
}

const pathsOf = (files: readonly TestFile[]) => files.map(({ path }) => path)

test('all of a change are run when there is time for them', () => {
  const files = [file('/src/b.test.ts', { failed: false, seconds: 3 }), file('/src/a.test.ts')]
  expect(pathsOf(whatFits(files, changed, 4)).toSorted()).toEqual(['/src/a.test.ts', '/src/b.test.ts'])
})

test('what failed comes first, then what stands beside a change, then the quickest', () => {
  const far = file('/src/ui/button.test.ts', { failed: false, seconds: 3 })
  const quick = file('/src/ui/link.test.ts', { failed: false, seconds: 1 })
  const near = file('/src/domain/person.test.ts', { failed: false, seconds: 4 })
  const beside = file('/src/domain/job/pledge.test.ts', { failed: false, seconds: 5 })
  const failed = file('/src/ui/menu.test.ts', { failed: true, seconds: 6 })
  const files = [far, quick, near, beside, failed]
  expect(pathsOf(whatFits(files, changed, 21))).toEqual(pathsOf([failed, beside, near, quick, far]))
  expect(pathsOf(whatFits(files, changed, 18))).toEqual(pathsOf([failed, beside, near, quick]))
  expect(pathsOf(whatFits(files, changed, 1))).toEqual(pathsOf([failed]))
})

test('a file that never ran is taken for one of six tenths of a second', () => {
  const files = Array.from({ length: 10 }, (_, nth) => file(`/src/${nth}.test.ts`))
  expect(whatFits(files, changed, 3)).toHaveLength(5)
})

test('one changed file has less time than several, and many have no more than there is for everything', () => {
  const files = Array.from({ length: 200 }, (_, nth) => file(`/src/${nth}.test.ts`, { failed: false, seconds: 0.7 }))
  const sizes = [1, 2, 5, 50, 0].map((many) => whatFits(files, Array.from({ length: many }, () => '/src/a.ts')).length)
  expect(sizes).toEqual([6, 12, 30, 36, 36])
})
