import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

/** Failed tests of a Vitest JSON report, a line each: the file, the test, and what went wrong or broke the file. */
export function vitestFailures(report) {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed')
      const told = failed.length > 0 ? failed.map(vitestLine) : [firstLine(file.message)]
      return told.map((what) => `${relative(root, file.name)} › ${what}`)
    })
}

const vitestLine = (test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`

/** Failed and flaky tests of a Playwright JSON report, a line each, then the errors outside of tests. */
export function playwrightFailures(report) {
  const specs = report.suites.flatMap(specsOf).filter((spec) => !spec.ok || isFlaky(spec))
  return [
    ...specs.map((spec) => `${spec.file}:${spec.line} › ${spec.title}: ${firstErrorOf(spec)}`),
    ...report.errors.map((error) => firstLine(error.message)),
  ]
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const isFlaky = (spec) => spec.tests.some((test) => test.status === 'flaky')
const firstErrorOf = (spec) =>
  firstLine(spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message)

/** A statement with its values is a line too. */
const LINE_MAX = 300
const firstLine = (text) => stripVTControlCharacters(String(text ?? '').split('\n', 1)[0]).slice(0, LINE_MAX)
