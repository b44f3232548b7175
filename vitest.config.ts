import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LONG, readLedger } from './scripts/lib/ledger.mjs'
import { PATIENCE_MS, TEST_MS } from './tests/setup/patience.ts'
import { isLong } from './tests/setup/tries.ts'
import { DECIDING_FILES, WhatFits } from './tests/setup/what-fits.ts'
import { withoutServer } from './tests/setup/without-server.ts'

/** With a page to draw on; without one, as the server draws; on a database. All others need neither. */
const PLAIN_PAGE_TESTS = 'src/**/*.page.test.ts'
const PAGE_TESTS = ['src/**/*.test.tsx', PLAIN_PAGE_TESTS]
const SERVED_TESTS = 'src/**/*.served.test.tsx'
const SERVER_TESTS = 'src/**/*.server.test.ts'

const FRESH_FILE = './tests/setup/fresh-file.ts'
const QUICK = ['./tests/setup/quick-passwords.ts', './tests/setup/answers-at-once.ts']
const isServerGiven = Boolean(process.env.TEST_DATABASE_URL ?? process.env.TEST_POSTGRES_DIRECTORY)

/** Whether a file's turn is on the PostgreSQL that is not ours: its name decides, so that it stays there. */
const isOnGiven = (file: string) =>
  Array.from(file, (sign) => sign.charCodeAt(0)).reduce((a, b) => a + b) % 2 === 1

/** The server's tests, each file on one of the two PostgreSQLs; in the long run all on both. */
function serverTests(name: 'server' | 'server-given', globalSetup: string): TestProjectInlineConfiguration {
  const isHere = (file: string) => !isServerGiven || isLong || isOnGiven(file) === (name === 'server-given')
  const include = globSync(SERVER_TESTS).filter(isHere)
  return { extends: true, test: { name, include, globalSetup, setupFiles: [FRESH_FILE, ...QUICK] } }
}

const ledger = readLedger(readFileSync(join(import.meta.dirname, 'docs/requirements.md'), 'utf8'))

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    testTimeout: TEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    hookTimeout: TEST_MS,
    isolate: false,
    forceRerunTriggers: DECIDING_FILES,
    ...(process.env.QUICK && { sequence: { sequencer: WhatFits } }),
    setupFiles: FRESH_FILE,
    // A test carries the requirements that it proves. Any other tag is refused.
    tags: [...ledger.map(({ id }) => ({ name: id })), { name: LONG, skip: !isLong }],
    env: {
      // The test tool sets BASE_URL to '/', which is no public address.
      BASE_URL: 'http://localhost:3000',
      AUTH_SECRET: 'tests-only-'.repeat(4),
      LOG_LEVEL: 'silent',
      // Commands and threads that tests start read our TypeScript as Node does: the first of all takes its types out.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
    },
    projects: [
      {
        extends: true,
        plugins: [withoutServer],
        test: { name: 'components', include: PAGE_TESTS, exclude: [SERVED_TESTS], environment: 'happy-dom' },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,evaluation}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', SERVED_TESTS],
          exclude: [SERVER_TESTS, PLAIN_PAGE_TESTS],
        },
      },
      { extends: true, test: { name: 'house', include: ['tests/**/*.test.ts'] } },
      serverTests('server', './tests/setup/embedded-server.ts'),
      ...(isServerGiven ? [serverTests('server-given', './tests/setup/given-server.ts')] : []),
    ],
  },
})
