import { sumUp } from './processor-log.mjs'

const SLOWEST_TESTS = 60
const SLOWEST_FILES = 40
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`

/**
 * Says in lines where the time of a run went: its stages with the work of the processors, folders, files, what
 * surrounds browser tests, and the slowest tests. `vitest` and `playwright` are what the reporters beside this file wrote.
 */
export function tellProfile({ checks, log, vitest, playwright }) {
  return [
    '## Checks, from start to end, and the processors meanwhile',
    ...checks.map((check) => tellCheck(check, log)),
    tellCheck({ name: 'all', startMs: log[0]?.atMs ?? 0, endMs: log.at(-1)?.atMs ?? 0 }, log),
    ...tellVitest(vitest),
    ...tellPlaywright(playwright),
  ].join('\n')
}

function tellCheck({ name, startMs, endMs }, log) {
  const { busyS, allIdleS, someIdleS } = sumUp(log.filter(({ atMs }) => atMs >= startMs && atMs <= endMs))
  const idle = `all cores idle ${allIdleS.toFixed(0)} s, some ${someIdleS.toFixed(0)} s`
  return `${seconds(endMs - startMs)}  ${name}: ${busyS.toFixed(0)} core-seconds busy, ${idle}`
}

const wholeMs = ({ loadMs, setupMs, testsMs }) => loadMs + setupMs + testsMs

function tellVitest(files) {
  const tests = files.flatMap((file) =>
    file.tests.map((test) => ({ ...test, file: file.file, project: file.project })),
  )
  return [
    ...section('Unit and server tests by project: loading, setting up, testing', [
      ...groupBy(files, ({ project }) => project).map(([project, own]) => {
        const [load, setup, run] = ['loadMs', 'setupMs', 'testsMs'].map((key) =>
          seconds(sum(own, (file) => file[key])),
        )
        return `${load} ${setup} ${run}  ${project}: ${own.length} files, ${sum(own, (file) => file.tests.length)} tests`
      }),
    ]),
    ...section(
      'Its slowest files',
      slowest(files, wholeMs, SLOWEST_FILES, ({ file, project }) => `${project} ${file}`),
    ),
    ...section(
      'Its slowest tests',
      slowest(
        tests,
        ({ ms }) => ms,
        SLOWEST_TESTS,
        ({ file, project, name }) => `${project} ${file} › ${name}`,
      ),
    ),
  ]
}

const sumOf = (groups) =>
  groups
    .map(([name, own]) => ({ name, count: own.length, ms: sum(own, ({ ms }) => ms) }))
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ name, count, ms }) => `${seconds(ms)}  ${name}: ${count}`)

function tellPlaywright(tests) {
  const steps = tests.flatMap((test) => test.steps.filter(({ ms }) => ms > 0))
  const workers = new Set(tests.map(({ worker }) => worker))
  return [
    ...section('Browser tests by folder', sumOf(groupBy(tests, ({ file }) => file.split('/')[1]))),
    `Workers, each with a browser: ${workers.size}`,
    ...section(
      'Fixtures, hooks and named steps of browser tests',
      sumOf(groupBy(steps, ({ category, title }) => `${category} ${title}`)).slice(0, SLOWEST_FILES),
    ),
    ...section('Browser tests by file', sumOf(groupBy(tests, ({ file }) => file))),
    ...section(
      'The slowest browser tests',
      slowest(
        tests,
        ({ ms }) => ms,
        SLOWEST_TESTS,
        ({ file, name }) => `${file} › ${name}`,
      ),
    ),
  ]
}

const section = (title, lines) => ['', `## ${title}`, ...lines]
const sum = (rows, valueOf) => rows.reduce((total, row) => total + valueOf(row), 0)

function groupBy(rows, keyOf) {
  const groups = new Map()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}

function slowest(rows, msOf, most, nameOf) {
  const sorted = rows.toSorted((a, b) => msOf(b) - msOf(a)).slice(0, most)
  return sorted.map((row) => `${seconds(msOf(row))}  ${nameOf(row)}`)
}
