import type { Mutant } from './mutant.ts'

/** Breaches of how tests are written, chosen and counted. */
export const HOUSE_OF_TESTS: Mutant[] = [
  {
    id: 'H-browser-test-sleeps',
    of: 'house: waiting',
    file: 'e2e/shell/messages.spec.ts',
    find: 'await page.clock.fastForward(CLOSES_AFTER_MS)',
    put: 'await page.waitForTimeout(CLOSES_AFTER_MS)',
    caughtBy: [{ file: 'tests/clock-faults.test.ts', title: 'no browser test sleeps' }],
  },
  {
    id: 'H-browser-test-waits-for-long',
    of: 'house: waiting',
    file: 'e2e/shell/suggestions.spec.ts',
    find: '{ timeout: 500 }',
    put: '{ timeout: 50_000 }',
    caughtBy: [{ file: 'tests/clock-faults.test.ts', title: 'a browser test waits for anything as long' }],
  },
  {
    id: 'H-spec-begins-with-a-browser-of-its-own',
    of: 'house: the shared test object',
    file: 'e2e/admin/jobs.spec.ts',
    find: "import { expect, test } from '../fixtures/test.ts'",
    put: "import { expect, test } from '@playwright/test'",
    caughtBy: [
      {
        file: 'tests/architecture.test.ts',
        title: 'every browser spec begins with a test object that others share',
      },
    ],
  },
  {
    id: 'H-kept-module-holds-one-that-is-loaded-anew',
    of: 'house: kept modules',
    file: 'src/db/schema/columns.ts',
    find: '/** When the row was written;',
    put: "export { escapeHtml } from '#/lib/escape-html.ts'\n\n/** When the row was written;",
    caughtBy: [
      {
        file: 'tests/kept-modules.test.ts',
        title: 'modules that test files share import only each other and packages',
      },
    ],
  },
  {
    id: 'H-kept-module-is-replaced-for-all',
    of: 'house: kept modules',
    file: 'src/components/place-field/place-field.test.tsx',
    find: "vi.mock('#/platform/places/places.functions.ts',",
    put: "vi.mock(\n  '#/domain/place/place.ts',\n  () => ({}),\n)\nvi.mock('#/platform/places/places.functions.ts',",
    caughtBy: [
      {
        file: 'tests/kept-modules.test.ts',
        title: 'no test puts anything in the place of a module that others share',
      },
    ],
  },
  {
    id: 'H-square-of-its-input-is-not-dear',
    of: 'house: work is counted',
    file: 'tests/setup/dearness.ts',
    find: 'export const DEAR = 8',
    put: 'export const DEAR = 80',
    caughtBy: [
      {
        file: 'tests/dearness.test.ts',
        title: 'work that grows with the square of its input is found to be dear',
      },
    ],
  },
  {
    id: 'H-test-that-failed-waits-for-another-run',
    of: 'house: what a short run tries',
    file: 'tests/setup/what-fits.ts',
    find: '(file.last?.failed ?? false) || changed.includes',
    put: 'changed.includes',
    caughtBy: [
      {
        file: 'tests/what-fits.test.ts',
        title: 'tests that failed, and those that changed themselves, are run however long they take',
      },
    ],
  },
  {
    id: 'H-test-file-begins-shortly-before-midnight',
    of: 'house: a day of one test file',
    file: 'tests/setup/within-a-day.ts',
    find: '? 0 : leftMs',
    put: '? 0 : 0',
    caughtBy: [
      {
        file: 'tests/within-a-day.test.ts',
        title: 'a test file that begins at %s waits %d milliseconds, so that its day does not end',
      },
    ],
  },
  {
    id: 'H-test-files-ask-for-no-midnight',
    of: 'house: a day of one test file',
    file: 'tests/setup/fresh-file.ts',
    find: 'await beginWithinADay()\n',
    put: '',
    caughtBy: [{ file: 'tests/within-a-day.test.ts', title: 'every test file asks for it before it begins' }],
  },
  {
    id: 'H-run-that-was-too-flaky-passes',
    of: 'house: flaky tests',
    file: 'scripts/lib/test-report.mjs',
    find: 'isTooFlaky(total) ? { ...total, failed: total.failed + 1 } : total',
    put: 'total',
    caughtBy: [
      {
        file: 'scripts/lib/test-report.test.mjs',
        title: 'three flaky tests of a run pass, and more fail it',
      },
    ],
  },
  {
    id: 'H-four-flaky-tests-are-few',
    of: 'house: flaky tests',
    file: 'scripts/lib/test-report.mjs',
    find: 'FLAKY_MAX = 3',
    put: 'FLAKY_MAX = 4',
    caughtBy: [
      {
        file: 'scripts/lib/test-report.test.mjs',
        title: 'three flaky tests of a run pass, and more fail it',
      },
    ],
  },
]
