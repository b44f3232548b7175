import { inRoot } from './project.mjs'

/** The tests of a Vitest JSON report: file, tags, and whether it was skipped. */
export function vitestTests(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ tags, status }) => ({
      file: inRoot(file.name),
      tags,
      skipped: status !== 'passed' && status !== 'failed',
    })),
  )
}

/** The same of a Playwright JSON report, whose suites are nested. Its tags have lost their `@`. */
export function playwrightTests(report) {
  return report.suites.flatMap(testsOf)
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.map((spec) => ({
    file: `e2e/${spec.file}`,
    tags: spec.tags,
    skipped: spec.tests.every((test) => test.status === 'skipped'),
  }))
  return [...own, ...suites.flatMap(testsOf)]
}
