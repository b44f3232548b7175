import { writeFileSync } from 'node:fs'
import { inRoot } from '../project.mjs'
import { firstLine } from '../test-report.mjs'

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

/** Steps that a profile tells: what surrounds tests, and what tests name. */
const TOLD_STEPS = new Set(['fixture', 'hook', 'test.step'])

/** Writes what a run of Playwright came to into the file that TEST_REPORT names, in the shape of `test-report.mjs`. */
export default class {
  #problems = []

  onBegin(_config, suite) {
    this.suite = suite
  }

  onError(error) {
    this.#problems.push(firstLine(error.message))
  }

  onEnd() {
    // One that was not begun, because one before it in its row failed, is not told at all: that one is.
    const tests = this.suite.allTests().filter(({ results }) => results.length > 0)
    const report = { tests: tests.map(tellTest), problems: this.#problems, files: [] }
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

function tellTest(test) {
  const failed = test.results.find(({ error }) => error)
  return {
    file: inRoot(test.location.file),
    project: 'browser',
    name: test.titlePath().slice(3).join(' '),
    tags: test.tags.map((tag) => tag.slice(1)),
    outcome: OUTCOMES[test.outcome()],
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    why: failed && firstLine(failed.error.message),
    trace: test.results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path,
    steps: test.results.flatMap(({ steps }) => tellSteps(steps)),
  }
}

function tellSteps(steps) {
  return steps.flatMap(({ category, title, duration, steps: inner }) => [
    ...(TOLD_STEPS.has(category) ? [{ step: `${category} ${title}`, ms: duration }] : []),
    ...tellSteps(inner),
  ])
}
