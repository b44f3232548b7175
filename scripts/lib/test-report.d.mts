type Counts = { passed: number; failed: number; skipped: number }
export function countsLine(counts: Counts): string

/** A test as a report tells of it; `why` is the first line of what went wrong. */
export type RanTest = {
  file: string
  name: string
  outcome: 'passed' | 'failed' | 'skipped' | 'flaky'
  why?: string
}
export type TestReport = { tests: RanTest[]; problems: string[] }
export function readReport(file: string): TestReport | undefined
