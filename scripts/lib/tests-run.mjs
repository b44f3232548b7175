import { relative, sep } from 'node:path'
import { root } from './project.mjs'

const inRoot = (path) => relative(root, path).split(sep).join('/')

/** The tests of a Vitest JSON report: file, whole name, and whether it was skipped. */
export function vitestTests(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({
      file: inRoot(file.name),
      name: fullName,
      skipped: status !== 'passed' && status !== 'failed',
    })),
  )
}

/** The same of a Playwright JSON report, whose suites are nested: the first is the file. */
export function playwrightTests(report) {
  return report.suites.flatMap((suite) => testsOf(suite, []))
}

function testsOf({ specs = [], suites = [] }, titles) {
  const own = specs.map((spec) => ({
    file: `e2e/${spec.file}`,
    name: [...titles, spec.title].join(' '),
    skipped: spec.tests.every((test) => test.status === 'skipped'),
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))]
}
