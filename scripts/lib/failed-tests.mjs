import { relative } from 'node:path'
import { root } from './project.mjs'

/** Failed tests of a Vitest JSON report, a line each: the file, and the test or what broke the file. */
export function vitestFailures(report) {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed')
      const told = failed.length > 0 ? failed.map((test) => test.fullName) : [firstLine(file.message)]
      return told.map((what) => `${relative(root, file.name)} › ${what}`)
    })
}

/** Failed and flaky tests of a Playwright JSON report, a line each, then the errors outside of tests. */
export function playwrightFailures(report) {
  const specs = report.suites.flatMap(specsOf).filter((spec) => !spec.ok || isFlaky(spec))
  return [
    ...specs.map((spec) => `${spec.file}:${spec.line} › ${spec.title}`),
    ...report.errors.map((error) => firstLine(error.message)),
  ]
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const isFlaky = (spec) => spec.tests.some((test) => test.status === 'flaky')
const firstLine = (text) => String(text ?? '').split('\n', 1)[0]
