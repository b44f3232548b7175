import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { ROOT } from './architecture/source-files.ts'

const DECLARED = [
  packageJson.dependencies,
  packageJson.devDependencies,
  packageJson.optionalDependencies,
].flatMap((packages) => Object.keys(packages))

type Line = { packages: string[]; purpose: string; reason: string; size: string }

/** Reads the rows of the tables; the first cell names a package, or those of one family. */
function readLines(document: string): Line[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', purpose = '', reason = '', size = ''] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1)
      return {
        packages: Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
        purpose,
        reason,
        size,
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
  const lines = readLines(readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8'))
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
