import { writeFileSync } from 'node:fs'
import { inRoot } from '../project.mjs'
import { firstLine } from '../test-report.mjs'

/** Writes what a run of Vitest came to into the file that TEST_REPORT names, in the shape of `test-report.mjs`. */
export default class {
  #chosen = []

  onTestRunStart(specifications) {
    this.#chosen = specifications
  }

  onTestRunEnd(modules, errors) {
    const report = {
      tests: modules.flatMap((module) => Array.from(module.children.allTests(), tellTest)),
      problems: [...modules.flatMap(tellErrorsOf), ...errors.map(tellError)],
      files: modules.map(tellFile),
      waiting: this.#chosen.length - modules.length,
    }
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

/** Errors outside the tests: in the lines of a file, and in the hooks of a group of tests. */
function tellErrorsOf(module) {
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
  return errors.map((error) => `${inRoot(module.moduleId)}: ${tellError(error)}`)
}

function tellTest(test) {
  const { state, errors } = test.result()
  return {
    file: inRoot(test.module.moduleId),
    project: test.project.name,
    name: test.fullName.replaceAll(' > ', ' '),
    tags: test.tags,
    outcome: state === 'passed' || state === 'failed' ? state : 'skipped',
    ms: test.diagnostic()?.duration ?? 0,
    why: errors?.[0] && firstLine(errors[0].message),
  }
}

const tellError = (error) => firstLine(error.message)

/**
 * How long a file took before its tests began, in milliseconds. Its worker and its page are not counted: files share them,
 * and what Vitest tells of the worker alone may be less than nothing.
 */
function tellFile(module) {
  const { collectDuration, setupDuration } = module.diagnostic()
  return {
    file: inRoot(module.moduleId),
    project: module.project.name,
    loadMs: collectDuration + setupDuration,
  }
}
