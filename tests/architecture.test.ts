import { expect, test } from 'vitest'
import { findCycles } from './architecture/find-cycles.ts'
import { IMPORT_RULES } from './architecture/import-rules.ts'
import { readImports, type ImportEdge } from './architecture/read-imports.ts'
import { sourceFiles } from './architecture/source-files.ts'

const edges = sourceFiles('src/**/*.ts', 'src/**/*.tsx').flatMap(({ path, text }) => readImports(path, text))

function violations(rule: (typeof IMPORT_RULES)[number], of: readonly ImportEdge[]): string[] {
  return of
    .filter((edge) => rule.applies(edge) && rule.forbids(edge))
    .map(({ from, to }) => `${from} → ${to}`)
}

test.each(IMPORT_RULES)('$name: $why', (rule) => {
  expect(violations(rule, edges)).toEqual([])
})

test('imports form no ring', () => {
  expect(findCycles(edges)).toEqual([])
})

/** A violation of every rule, planted to prove that the gate can fail. */
const PLANTED: Record<string, [path: string, source: string]> = {
  'imports go down only': ['src/ui/button.tsx', "import { x } from '#/features/jobs/x.ts'"],
  'domain is pure': ['src/domain/job/x.ts', "import { readFileSync } from 'node:fs'"],
  'features do not know each other': [
    'src/features/jobs/x.ts',
    "export { y } from '#/features/profile/y.ts'",
  ],
  'server files stay behind server functions': [
    'src/routes/jobs/index.tsx',
    "import('#/features/jobs/jobs.server.ts')",
  ],
  'the database is imported by server files alone': [
    'src/features/jobs/x.ts',
    "import { job } from '#/db/schema/job.ts'",
  ],
  'server files render nothing': ['src/features/jobs/x.server.ts', "import { useState } from 'react'"],
  'functions files are thin': ['src/features/jobs/x.functions.ts', "import { Card } from '#/ui/card.tsx'"],
  'queries render nothing': ['src/features/jobs/x.queries.ts', "import type { Card } from '#/ui/card.tsx'"],
  'vendors stay behind their platform folder': [
    'src/features/jobs/x.server.ts',
    "import { auth } from 'better-auth/api'",
  ],
  'the product does not import its tests': ['src/lib/x.ts', "import { y } from './x.test.ts'"],
}

test.each(IMPORT_RULES)('a planted violation of "$name" is caught', (rule) => {
  const [path, source] = PLANTED[rule.name] ?? ['', '']
  expect(violations(rule, readImports(path, source))).toHaveLength(1)
})

test('a planted ring of imports is caught', () => {
  const ring = [
    ...readImports('src/lib/a.ts', "import './b.ts'"),
    ...readImports('src/lib/b.ts', "import './a.ts'"),
  ]
  expect(findCycles(ring)).toHaveLength(1)
})

test('importing a type is no import of a value', () => {
  const rule = IMPORT_RULES.find(({ name }) => name === 'server files stay behind server functions')
  const harmless = readImports('src/routes/x.tsx', "import type { X } from '#/features/jobs/x.server.ts'")
  expect(rule && violations(rule, harmless)).toEqual([])
})

test('an address at which no page stands names its methods, or the framework answers all others with a page', () => {
  const handling = sourceFiles('src/routes/**/*.ts').filter(({ text }) => text.includes('handlers:'))
  expect(handling.length).toBeGreaterThan(10)
  const open = handling.filter(({ text }) => !/handlers: (?:onlyMethods|readOnly)\b/.test(text))
  expect(open.map(({ path }) => path)).toEqual([])
})

/** One for all specs, and one for those that need a camera: with another one the tool starts its browser anew. */
const TEST_OBJECTS = new Set(['e2e/fixtures/test.ts', 'e2e/fixtures/camera.ts'])

const withoutTestObject = (files: readonly { path: string; text: string }[]) =>
  files.filter(
    ({ path, text }) =>
      !readImports(path, text).some(({ to }) => TEST_OBJECTS.has(to)) ||
      /\btest\b.*from '@playwright\/test'/.test(text),
  )

test('every browser spec begins with a test object that others share', () => {
  const specs = sourceFiles('e2e/**/*.spec.ts')
  expect(specs.length).toBeGreaterThan(50)
  expect(withoutTestObject(specs).map(({ path }) => path)).toEqual([])
})

test('a planted test object of its own is caught', () => {
  const own = "import { expect, test } from '@playwright/test'"
  const shared = "import { test } from '../fixtures/test.ts'"
  const texts = [own, shared, `${own}\n${shared}`]
  const planted = texts.map((text) => ({ path: 'e2e/shell/x.spec.ts', text }))
  expect(withoutTestObject(planted).map(({ text }) => text)).toEqual([own, `${own}\n${shared}`])
})
