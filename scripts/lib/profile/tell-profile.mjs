import { sumUp } from './processor-log.mjs'

const SLOWEST = 60
const FILES = 40
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`

/**
 * Says in lines where the time of a run went: its checks with the work of the processors, projects, files, what surrounds
 * browser tests, and the slowest tests. `tests` and `files` are those of all reports, see `test-report.mjs`.
 */
export function tellProfile({ checks, log, tests, files }) {
  const [inBrowser, others] = [true, false].map((isMeant) =>
    tests.filter(({ project }) => (project === 'browser') === isMeant),
  )
  return [
    '## Checks, from start to end, and the processors meanwhile',
    ...checks.map((check) => tellCheck(check, log)),
    tellCheck({ name: 'all', startMs: log[0]?.atMs ?? 0, endMs: log.at(-1)?.atMs ?? 0 }, log),
    ...section(
      'Unit and server tests by project',
      totals(others, ({ project }) => project),
    ),
    ...section(
      'Loading their files by project',
      totals(files.map(asLoad), ({ project }) => project),
    ),
    ...section('Loading the slowest of them', totals(files.map(asLoad), nameOfFile).slice(0, FILES)),
    ...section('Their slowest files, loaded', totals(others, nameOfFile).slice(0, FILES)),
    ...section('Their slowest tests', slowest(others)),
    ...section(
      'Browser tests by folder',
      totals(inBrowser, ({ file }) => file.split('/')[1]),
    ),
    ...section(
      'Their fixtures, hooks and named steps',
      totals(inBrowser.flatMap(stepsOf), ({ step }) => step),
    ),
    ...section(
      'Their files',
      totals(inBrowser, ({ file }) => file),
    ),
    ...section('Their slowest', slowest(inBrowser)),
  ].join('\n')
}

function tellCheck({ name, startMs, endMs }, log) {
  const { busyS, allIdleS, someIdleS } = sumUp(log.filter(({ atMs }) => atMs >= startMs && atMs <= endMs))
  const idle = `all cores idle ${allIdleS.toFixed(0)} s, some ${someIdleS.toFixed(0)} s`
  return `${seconds(endMs - startMs)}  ${name}: ${busyS.toFixed(0)} core-seconds busy, ${idle}`
}

const section = (title, lines) => ['', `## ${title}`, ...lines]
const nameOfFile = ({ project, file }) => `${project} ${file}`
const asLoad = (file) => ({ ...file, ms: file.loadMs })
const stepsOf = ({ steps = [] }) => steps

/** Sums of rows with the same name, the longest first. */
function totals(rows, nameOf) {
  const sums = new Map()
  for (const row of rows) {
    const { count, ms } = sums.get(nameOf(row)) ?? { count: 0, ms: 0 }
    sums.set(nameOf(row), { count: count + 1, ms: ms + row.ms })
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b.ms - a.ms)
    .map(([name, { count, ms }]) => `${seconds(ms)}  ${name}: ${count}`)
}

function slowest(tests) {
  const sorted = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return sorted.map((test) => `${seconds(test.ms)}  ${nameOfFile(test)} › ${test.name}`)
}
