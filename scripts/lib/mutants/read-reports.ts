import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test as a report tells of it; `why` is the first line of what went wrong. */
export type RanTest = {
  file: string
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  why?: string
}

/** What a run of a test tool came to. `problems` are failures of no test: a file that does not load, an app that does not start. */
export type TestReport = { tests: RanTest[]; problems: string[] }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

type PlaywrightSuite = { title: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = {
  title: string
  file: string
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

const LINE_MAX = 200
const firstLine = (text = '') => (stripVTControlCharacters(text).split('\n', 1)[0] ?? '').slice(0, LINE_MAX)

/** Reads Vitest's JSON report; `root` is the project's folder. */
export function readVitestReport(report: unknown, root: string): TestReport {
  const { testResults } = report as VitestReport
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      file: relative(root, name).split(sep).join('/'),
      name: test.fullName,
      outcome: vitestOutcome(test.status),
      why: firstLine(test.failureMessages?.[0]),
    })),
  )
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { tests, problems: broken.map(({ message }) => firstLine(message)) }
}

const vitestOutcome = (status: string): RanTest['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/** Reads Playwright's JSON report, whose suites are nested: the first is the file. */
export function readPlaywrightReport(report: unknown): TestReport {
  const { suites, errors } = report as PlaywrightReport
  return {
    tests: suites.flatMap((suite) => testsOf(suite, [])),
    problems: errors.map(({ message }) => firstLine(message)),
  }
}

function testsOf({ specs = [], suites = [] }: PlaywrightSuite, titles: string[]): RanTest[] {
  const own = specs.map((spec) => ({
    file: `e2e/${spec.file}`,
    name: [...titles, spec.title].join(' '),
    outcome: outcomeOf(spec),
    why: firstLine(spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))]
}

function outcomeOf({ tests }: PlaywrightSpec): RanTest['outcome'] {
  if (tests.every(({ status }) => status === 'skipped')) return 'skipped'
  return tests.some(({ status }) => status === 'unexpected') ? 'failed' : 'passed'
}
