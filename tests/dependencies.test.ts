import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, isIsoDate } from '#/domain/time/iso-date.ts'
import packageJson from '../package.json' with { type: 'json' }
import { ROOT } from './architecture/source-files.ts'

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const VERSIONS = Object.entries({
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
  ...packageJson.optionalDependencies,
})
const DECLARED = VERSIONS.map(([name]) => name)

type Line = {
  packages: string[]
  purpose: string
  reason: string
  size: string
  version: string
  published: string
}

/** Reads the rows of the tables; the first cell names a package, or those of one family. */
function readLines(document: string): Line[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', purpose = '', reason = '', size = '', version = '', published = ''] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1)
      return {
        packages: Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
        purpose,
        reason,
        size,
        version,
        published,
      }
    })
}

/** Lists what keeps each of the packages from having one line, and each line from being whole. */
function faultsOf(lines: readonly Line[], declared: readonly string[]): string[] {
  const told = lines.flatMap(({ packages }) => packages)
  const isWhole = ({ purpose, reason, size }: Line) => purpose && reason && /^\d+(\.\d)? [kM]B$/.test(size)
  return [
    ...declared.filter((name) => !told.includes(name)).map((name) => `${name} has no line`),
    ...told.filter((name, index) => told.indexOf(name) < index).map((name) => `${name} has two lines`),
    ...told.filter((name) => !declared.includes(name)).map((name) => `${name} is not in package.json`),
    ...lines.filter((line) => !isWhole(line)).map(({ packages }) => `${packages.join()} does not say all`),
  ]
}

test('every package in package.json has one line that says what for, why this one and its size, and no other has', () => {
  const lines = readLines(textOf('docs/dependencies.md'))
  expect(faultsOf(lines, DECLARED)).toEqual([])
})

test.each([
  ['a package without a line', '| `a` | why | not | 1 kB |', 'b has no line'],
  ['a second line', '| `a`, `b` | why | not | 1 kB |\n| `b` | why | not | 1 kB |', 'b has two lines'],
  ['a line of no package', '| `a`, `b`, `c` | why | not | 1 kB |', 'c is not in package.json'],
  ['a line without a size', '| `a`, `b` | why | not | small |', 'a,b does not say all'],
  ['a line without a reason', '| `a`, `b` | why | | 1 kB |', 'a,b does not say all'],
])('%s is found', (_what, document, fault) => {
  expect(faultsOf(readLines(document), ['a', 'b'])).toEqual([fault])
})

/** For how many days a version has been public before it is taken. */
const QUARANTINE_DAYS = 7

/** Lists the packages whose line is of another version, and those that were too young on the day of the comparison. */
function agesOf(
  lines: readonly Line[],
  versions: readonly (readonly [string, string])[],
  comparedOn: string,
): string[] {
  const lineOf = (name: string) => lines.find(({ packages }) => packages.includes(name))
  return versions.flatMap(([name, version]) => {
    const line = lineOf(name)
    if (line?.version !== version) return [`${name} has the line of another version`]
    const isAged =
      isIsoDate(line.published) &&
      addDays(line.published, QUARANTINE_DAYS) <= comparedOn &&
      isIsoDate(comparedOn)
    return isAged ? [] : [`${name} was too young`]
  })
}

test('every version had been public for seven days when it was compared with the registry', () => {
  const document = textOf('docs/dependencies.md')
  const [, comparedOn = ''] = /^.*Versions compared with the registry: (\S+)\./m.exec(document) ?? []
  expect(agesOf(readLines(document), VERSIONS, comparedOn)).toEqual([])
})

test.each([
  [
    'a version that nobody wrote down',
    '1.0.1 | 2026-01-01',
    '2026-02-01',
    'a has the line of another version',
  ],
  ['a version of yesterday', '1.0.0 | 2026-01-31', '2026-02-01', 'a was too young'],
  ['a version of six days', '1.0.0 | 2026-01-26', '2026-02-01', 'a was too young'],
  ['a version without a day', '1.0.0 | soon', '2026-02-01', 'a was too young'],
  ['a day of comparison that is none', '1.0.0 | 2026-01-01', 'today', 'a was too young'],
])('%s is found', (_what, cells, comparedOn, fault) => {
  const lines = readLines(`| \`a\` | why | not | 1 kB | ${cells} |`)
  expect(agesOf(lines, [['a', '1.0.0']], comparedOn)).toEqual([fault])
})

test('a version of seven days is old enough', () => {
  const lines = readLines('| `a` | why | not | 1 kB | 1.0.0 | 2026-01-25 |')
  expect(agesOf(lines, [['a', '1.0.0']], '2026-02-01')).toEqual([])
})

type Locked = Record<string, { version?: string; integrity?: string; resolved?: string }>

/** Lists what would let another file be installed than the one that was tried. */
function driftOf(versions: readonly (readonly [string, string])[], locked: Locked): string[] {
  const all = Object.entries(locked).filter(([place]) => place !== '')
  return [
    ...versions
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
      .map(([name]) => `${name} may be of several versions`),
    ...versions
      .filter(([name, version]) => locked[`node_modules/${name}`]?.version !== version)
      .map(([name]) => `${name} is another one in the lock file`),
    ...all
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .map(([place]) => `${place} is not known by its content`),
    ...all
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(([place]) => `${place} does not come from the reader's registry`),
  ]
}

test('every package is of one version and known by its content, whatever a registry answers', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Locked }
  expect(Object.keys(packages).length).toBeGreaterThan(DECLARED.length)
  expect(driftOf(VERSIONS, packages)).toEqual([])
})

const LOCKED = { version: '1.0.0', integrity: 'sha512-a' }

test.each([
  ['a range', '^1.0.0', { ...LOCKED, version: '^1.0.0' }, 'a may be of several versions'],
  ['a tag', 'latest', { ...LOCKED, version: 'latest' }, 'a may be of several versions'],
  ['a lock file of before', '1.0.1', LOCKED, 'a is another one in the lock file'],
  ['a file of any content', '1.0.0', { version: '1.0.0' }, 'node_modules/a is not known by its content'],
  [
    'a file from elsewhere',
    '1.0.0',
    { ...LOCKED, resolved: 'https://example.com/a.tgz' },
    "node_modules/a does not come from the reader's registry",
  ],
])('%s is found', (_what, version, locked, drift) => {
  expect(driftOf([['a', version]], { '': {}, 'node_modules/a': locked })).toEqual([drift])
})

test('what installs the packages runs no script of theirs', () => {
  // A copy of our commands where nothing is installed, and an npm that fails with what it was asked for.
  const place = mkdtempSync(join(tmpdir(), 'flightpath-install-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  cpSync(join(ROOT, 'scripts/lib'), join(place, 'scripts/lib'), { recursive: true })
  const npm = join(place, 'npm.js')
  writeFileSync(npm, "console.log(process.argv.slice(2).join(' '))\nprocess.exitCode = 1\n")
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath }
  const program = "import('./scripts/lib/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  const { stderr } = spawnSync(process.execPath, ['--eval', program], { cwd: place, env, encoding: 'utf8' })
  expect(stderr).toMatch(/^ci (?:\S+ )*--ignore-scripts(?: |$)/m)
})
