import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * A report is what our reporters for both test tools write: `tests`, each with its file, name, tags, outcome (passed,
 * failed, skipped or flaky: passed when it was tried again), milliseconds and why it failed; `problems` of no test, such
 * as a file that does not load; `files` with the milliseconds that loading took; and of Vitest, how many files are
 * `waiting` because a short run had no time for them.
 */

/** More flaky tests than these fail a run. */
export const FLAKY_MAX = 3

export const isTooFlaky = ({ flaky }) => flaky > FLAKY_MAX

/** Reads a report; undefined when the tool ended without one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Counts a report. A problem is a failure; a flaky test passed, and is counted as flaky besides. */
export function countsOf({ tests, problems }) {
  const count = (wanted) => tests.filter(({ outcome }) => outcome === wanted).length
  const flaky = count('flaky')
  return {
    passed: count('passed') + flaky,
    failed: count('failed') + problems.length,
    skipped: count('skipped'),
    flaky,
  }
}

/** Tells what failed, a line each. */
export function failuresOf({ tests, problems }) {
  return [...tests.filter(({ outcome }) => outcome === 'failed').map(tell), ...problems]
}

/** Tells the tests that passed only when they were tried again, a line each with its trace. */
export function flakyOf({ tests }) {
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky')
  return flaky.map((test) => `${tell(test)}${test.trace ? ` (${test.trace})` : ''}`)
}

const tell = ({ file, name, why }) => `${file} › ${name}: ${why}`

/** A statement with its values is a line too. */
const LINE_MAX = 300

/** The first line of a message, without colours. */
export const firstLine = (text) =>
  stripVTControlCharacters(String(text ?? '').split('\n', 1)[0]).slice(0, LINE_MAX)

const KEYS = ['passed', 'failed', 'skipped', 'flaky']

/** Adds up the counts of a run. Counts that name no flaky tests have none. Too many flaky tests count as one failure more. */
export function totalOf(all) {
  const sum = (key) => all.reduce((total, { [key]: count = 0 }) => total + count, 0)
  const total = Object.fromEntries(KEYS.map((key) => [key, sum(key)]))
  return isTooFlaky(total) ? { ...total, failed: total.failed + 1 } : total
}

/** `12 passed, 0 failed`, and the skipped ones only when there are any. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
