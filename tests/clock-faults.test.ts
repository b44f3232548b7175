import { expect, test } from 'vitest'
import { clockFaults } from './architecture/clock-faults.ts'
import { ownLimits } from './architecture/own-limits.ts'
import { sourceFiles } from './architecture/source-files.ts'

/** Where tests come to the clock: the one wait, the one comparison of times, a clock that stands, midnight, and what is planted below. */
const CLOCKS = new Set([
  'tests/setup/eventually.ts',
  'tests/setup/dearness.ts',
  'tests/setup/fake-timeouts.ts',
  'tests/setup/within-a-day.ts',
  'tests/clock-faults.test.ts',
])

// Specs for the browser are not among them: their waits are Playwright's, and a look may be short where it is repeated.
const files = sourceFiles(
  'src/**/*.test.{ts,tsx}',
  'tests/**/*.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
  'evaluation/**/*.test.ts',
).filter(({ path }) => !CLOCKS.has(path))

test('no test sleeps, waits by other means than the one, has a limit of its own or asserts how long something took', () => {
  const found = files.flatMap((file) => clockFaults(file).map((fault) => `${file.path}: ${fault}`))
  expect(files.length).toBeGreaterThan(600)
  expect(found).toEqual([])
})

/** Where a browser's test asks again and again whether a server is there, and is itself the sender that is slow. */
const SLOW_SENDERS = new Set(['e2e/fixtures/own-app.ts', 'e2e/access/upload-abuses.ts'])

test('no browser test sleeps', () => {
  const specs = sourceFiles('e2e/**/*.ts').filter(({ path }) => !SLOW_SENDERS.has(path))
  expect(specs.length).toBeGreaterThan(100)
  expect(specs.filter((file) => clockFaults(file).includes('a sleep')).map(({ path }) => path)).toEqual([])
})

test('a browser test waits for anything as long as for all else, or looks briefly and again', () => {
  const found = sourceFiles('e2e/**/*.ts').flatMap((file) =>
    ownLimits(file).map((limit) => `${file.path}: ${limit}`),
  )
  expect(found).toEqual([])
})

test.each([
  'await expect(async () => { await expect(row).toBeVisible({ timeout: 2_000 }) }).toPass()',
  'await expect(() => expect(row).toBeVisible({ timeout: 2 * 1_000 })).toPass({ intervals: [50] })',
  'await expect.poll(count, { timeout: TASK_PATIENCE_MS }).toBe(0)',
  'test.setTimeout(KILLS * BROWSER_PATIENCE_MS)',
  'const PART_MS = BROWSER_PATIENCE_MS / TRIES; page.setDefaultTimeout(PART_MS)',
])('%j has no limit of its own', (text) => {
  expect(ownLimits({ path: 'e2e/x.spec.ts', text })).toEqual([])
})

test.each([
  ['await expect(row).toBeVisible({ timeout: 2_000 })', 'timeout: 2_000'],
  ['await expect(look).toPass({ timeout: 2_000 })', 'timeout: 2_000'],
  ['await expect(() => expect(row).toBeVisible({ timeout: 2_001 })).toPass()', 'timeout: 2_001'],
  ['await expect(row).toBeVisible({ timeout: 60 * 1_000 })', 'timeout: 60 * 1_000'],
  ['await expect(row).toBeVisible({ timeout: 0 })', 'timeout: 0'],
  ['const SLOW_MS = 60_000; await row.click({ timeout: SLOW_MS })', 'timeout: SLOW_MS'],
  ['const timeout = 60_000; await row.click({ timeout })', 'timeout'],
  ['const BROWSER_PATIENCE_MS = 1; f({ timeout: BROWSER_PATIENCE_MS })', 'timeout: BROWSER_PATIENCE_MS'],
  ['f({ timeout: BROWSER_PATIENCE_MS + 60_000 })', 'timeout: BROWSER_PATIENCE_MS + 60_000'],
  ['test.use({ actionTimeout: 60_000 })', 'actionTimeout: 60_000'],
  ['test.setTimeout(20 * 60_000)', 'test.setTimeout(20 * 60_000)'],
  ['page.setDefaultNavigationTimeout(60_000)', 'page.setDefaultNavigationTimeout(60_000)'],
  ['fetch(url, { signal: AbortSignal.timeout(60_000) })', 'AbortSignal.timeout(60_000)'],
])('%j has a limit of its own', (text, limit) => {
  expect(ownLimits({ path: 'e2e/x.spec.ts', text })).toEqual([limit])
})

test.each([
  ['vi.waitFor(() => expect(f(a, b)).toBe(1))', ['a wait of its own']],
  ['await vi.waitUntil(isDone)', ['a wait of its own']],
  ['vi.waitFor(isDone, { timeout: 5_000 })', ['a limit of its own', 'a wait of its own']],
  ['await waitFor(isDone)', []],
  ['await eventually(isDone)', []],
  ['await expect.poll(count).toBe(3)', []],
  ['await expect.poll(count, { timeout: 9_000 }).toBe(3)', ['a limit of its own']],
  ["await screen.findByText('Saved', {}, { timeout })", ['a limit of its own']],
  ["test('a', work, 60_000)", ['a limit of its own']],
  ["test.each(rows)('a', work, 60_000)", ['a limit of its own']],
  ['beforeAll(load, LOADING_MS)', ['a limit of its own']],
  ["test('a', { timeout: 1 }, work)", ['a limit of its own']],
  ["test('a', work)", []],
  ['await new Promise((done) => setTimeout(done, 20))', ['a sleep']],
  ['await act(() => new Promise((done) => globalThis.setTimeout(done)))', ['a sleep']],
  ['await page.waitForTimeout(500)', ['a sleep']],
  ["import { setTimeout as delay } from 'node:timers/promises'", ['a sleep']],
  ["import { setImmediate } from 'node:timers/promises'", []],
  ["import timers from 'timers/promises'", ['a sleep']],
  ["await pool.query('select pg_sleep(1)')", ['a sleep']],
  ['const script = `${head} setTimeout(done, 300)`', ['a sleep']],
  ["vi.useFakeTimers({ toFake: ['setTimeout'] })", []],
  ['const since = performance.now(); work(); const took = performance.now() - since', ['elapsed time']],
  ['let since = 0; since = Date.now(); work(); took.push(Date.now() - since)', ['elapsed time']],
  ['const from = Date.now(), to = Date.now(); log(to - from)', ['elapsed time']],
  ['const begun = process.hrtime.bigint(); log(process.hrtime.bigint() - begun)', ['elapsed time']],
  ['expect(row.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000)', ['elapsed time']],
  ['expect(Date.now()).toBeLessThan(end)', ['elapsed time']],
  ['const delay = monitorEventLoopDelay({ resolution: 5 })', ['elapsed time']],
  ['const yesterday = new Date(Date.now() - 86_400_000)', []],
  ['const ago = (days) => new Date(Date.now() - days * DAY_MS)', []],
])('in %j there are %j', (text, faults) => {
  expect(clockFaults({ path: 'src/x.test.ts', text })).toEqual(faults)
})
