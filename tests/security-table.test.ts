import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './architecture/source-files.ts'

/** A test that a row names: its file, and its title or the beginning of it. */
type Named = { row: string; file: string; title: string }

/** Quotes and backslashes are written differently in a source than in a sentence. */
const plain = (text: string) => text.replaceAll(/[\\'"`’]/g, '')

/** Reads the last cell of every row that begins with a letter and a number. */
function readNamed(document: string): Named[] {
  const rows = document.split('\n').filter((line) => /^\| [A-Z]\d+[a-z]? \|/.test(line))
  return rows.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [row = '', proofs = ''] = [cells[1], cells.at(-2)]
    return proofs.split('<br>').map((proof) => {
      const [file = '', title = ''] = proof.split(' › ')
      return { row, file: file.replaceAll('`', '').trim(), title: title.trim() }
    })
  })
}

/** What is wrong with a named test; undefined when it is there. */
function faultOf({ row, file, title }: Named): string | undefined {
  const path = join(ROOT, file)
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(path)) return `${row}: there is no test ${file}`
  return plain(readFileSync(path, 'utf8')).includes(plain(title)) ? undefined : `${row}: ${file} › ${title}`
}

const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

test('every row of the table of security names tests that exist', () => {
  const named = readNamed(document)
  expect(named.flatMap((one) => faultOf(one) ?? [])).toEqual([])
})

test('every attack of the list has a row', () => {
  const rows = new Set(readNamed(document).map(({ row }) => row))
  const attacks = Array.from({ length: 26 }, (_, nth) => `A${nth + 1}`)
  expect(attacks.filter((row) => !rows.has(row))).toEqual([])
})

test.each([
  [
    'a file that is gone',
    '| A1 | a | b | `e2e/access/gone.spec.ts` |',
    'A1: there is no test e2e/access/gone.spec.ts',
  ],
  ['a row without a test', '| S1 | a | b | soon |', 'S1: there is no test soon'],
  [
    'a test that is gone',
    '| A1 | a | b | `tests/mutants.test.ts` › a guarantee of nobody |',
    'A1: tests/mutants.test.ts › a guarantee of nobody',
  ],
])('%s is found', (_what, row, fault) => {
  expect(readNamed(row).map(faultOf)).toEqual([fault])
})
