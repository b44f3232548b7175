import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../project.mjs'

/** Writes how long each test file and each test took, in milliseconds, as JSON into the directory of TEST_PROFILE. */
export default class {
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      return {
        file: inRoot(module.moduleId),
        project: module.project.name,
        loadMs: environmentSetupDuration + prepareDuration + collectDuration,
        setupMs: setupDuration,
        testsMs: duration,
        tests: Array.from(module.children.allTests(), (test) => ({
          name: test.fullName,
          ms: test.diagnostic()?.duration ?? 0,
        })),
      }
    })
    const place = join(process.env.TEST_PROFILE, `vitest-${process.pid}.json`)
    writeFileSync(place, JSON.stringify(files))
  }
}
