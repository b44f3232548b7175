import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../project.mjs'

/** Steps that are asked about: what surrounds tests, and those that tests name. */
const CATEGORIES = new Set(['fixture', 'hook', 'test.step'])

/** Writes how long each browser test and each of its steps took, as JSON into the directory of TEST_PROFILE. */
export default class {
  #tests = []

  onTestEnd(test, result) {
    this.#tests.push({
      file: inRoot(test.location.file),
      name: test.titlePath().slice(3).join(' '),
      status: result.status,
      worker: result.workerIndex,
      ms: result.duration,
      steps: stepsOf(result.steps),
    })
  }

  onEnd() {
    writeFileSync(join(process.env.TEST_PROFILE, 'playwright.json'), JSON.stringify(this.#tests))
  }
}

function stepsOf(steps) {
  return steps.flatMap(({ category, title, duration, steps: inner }) => [
    ...(CATEGORIES.has(category) ? [{ category, title, ms: duration }] : []),
    ...stepsOf(inner),
  ])
}
