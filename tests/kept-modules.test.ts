import { expect, test } from 'vitest'
import { readImports, type ImportEdge } from './architecture/read-imports.ts'
import { sourceFiles, type SourceFile } from './architecture/source-files.ts'
import { KEPT_FOLDERS } from './setup/kept-modules.ts'

const isKept = (path: string) => KEPT_FOLDERS.some((folder) => path.startsWith(`${folder}/`))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Imports by which a module that is kept would hold one that is loaded anew. */
const leadingOut = (edges: readonly ImportEdge[]) =>
  edges.filter(
    ({ from, to, kind }) =>
      kind === 'value' && isKept(from) && !isTest(from) && !to.startsWith('npm:') && !isKept(to),
  )

/** The modules in whose place a test puts something else. */
const mockedIn = ({ path, text }: SourceFile) =>
  Array.from(text.matchAll(/vi\.(?:doM|m)ock\(\s*(?:import\()?'([^']+)'/g), ([, name = '']) => name).flatMap(
    (name) => readImports(path, `import '${name}'`),
  )

const all = sourceFiles('{src,evaluation,tests,scripts}/**/*.{ts,tsx}')

test('modules that test files share import only each other and packages', () => {
  const edges = all.filter(({ path }) => isKept(path)).flatMap(({ path, text }) => readImports(path, text))
  expect(edges.length).toBeGreaterThan(100)
  expect(leadingOut(edges)).toEqual([])
  const planted = readImports('src/domain/job/x.ts', "import { y } from '#/lib/y.ts'")
  expect(leadingOut(planted)).toHaveLength(1)
})

test('no test puts anything in the place of a module that others share', () => {
  const mocked = all.filter(({ path }) => path !== 'tests/kept-modules.test.ts').flatMap(mockedIn)
  expect(mocked.length).toBeGreaterThan(50)
  expect(mocked.filter(({ to }) => isKept(to))).toEqual([])
  const planted = mockedIn({ path: 'src/lib/a.test.ts', text: "vi.mock('#/domain/job/x.ts')" })
  expect(planted.filter(({ to }) => isKept(to))).toHaveLength(1)
})
