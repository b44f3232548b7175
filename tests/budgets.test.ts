import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { measureBudgets } from './architecture/budgets.ts'
import { sourceFiles } from './architecture/source-files.ts'

const files = sourceFiles('src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx}', 'e2e/**/*.ts')
const code = files.filter(({ path }) => path.startsWith('src/') || path.startsWith('scripts/'))
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

test('the house keeps its budgets', () => {
  const found = measureBudgets(files)
  process.stdout.write(
    `Budgets: ${found.files} files, median ${found.medianLines} lines, p95 ${found.p95Lines}, ` +
      `longest ${found.longestLines} (${found.longestFile}); ${found.functions} functions, ` +
      `${percent(found.longFunctionShare)} over 50 lines; comments ${percent(found.commentShare)}; ` +
      `test:code ${found.testToCode.toFixed(2)}; ${Object.keys(packageJson.dependencies).length} production dependencies\n`,
  )
  expect(found.medianLines).toBeLessThanOrEqual(70)
  expect(found.p95Lines).toBeLessThanOrEqual(270)
  expect(found.longestLines, found.longestFile).toBeLessThanOrEqual(400)
  expect(found.longFunctionShare).toBeLessThanOrEqual(0.1)
  expect(found.commentShare).toBeGreaterThanOrEqual(0.04)
  expect(found.commentShare).toBeLessThanOrEqual(0.1)
  expect(found.testToCode).toBeGreaterThanOrEqual(0.6)
})

const FORBIDDEN_MARKS = [
  /\bTODO\b/,
  /\bFIXME\b/,
  /:\s*any\b/,
  /\bas any\b/,
  /export \* from/,
  /^\s*(export )?(const )?enum /m,
]

test.each(FORBIDDEN_MARKS.map((mark) => [mark.source, mark] as const))(
  'no file carries /%s/',
  (_source, mark) => {
    expect(code.filter(({ text }) => mark.test(text)).map(({ path }) => path)).toEqual([])
  },
)
