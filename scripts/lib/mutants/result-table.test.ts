import { expect, test } from 'vitest'
import { writeTable, type ResultRow } from './result-table.ts'

const KNOWN = new Set(['A1', 'A2', 'B1'])
const caught = (id: string, told: string): ResultRow => ({
  id,
  of: `of ${id}`,
  verdict: { outcome: 'caught', told },
  seconds: 1.25,
})
const write = (earlier: string, ...rows: ResultRow[]) =>
  writeTable(earlier, rows, { about: 'Today', known: KNOWN })

test('the table says of each fault by which test it was caught, and what survived or broke', () => {
  const survived: ResultRow = {
    id: 'A2',
    of: 'of A2',
    verdict: { outcome: 'survived', told: '' },
    seconds: 2,
  }
  const broken: ResultRow = { ...survived, id: 'B1', verdict: { outcome: 'broken', told: 'no build' } }
  expect(write('', broken, survived, caught('A1', 'src/a.test.ts › adds'))).toBe(
    [
      'Today\n\nid | of | caught by | seconds',
      'A1 | of A1 | src/a.test.ts › adds | 1.3',
      'A2 | of A2 | survived | 2.0',
      'B1 | of A2 | broken: no build | 2.0\n',
    ].join('\n'),
  )
})

test('a run of some faults keeps the rows of the others, and forgets those that are no more', () => {
  const earlier = write('', caught('A1', 'a | b'), caught('A2', 'old')) + 'Z9 | gone | x | 1.0\n'
  const lines = write(earlier, caught('A2', 'new')).trimEnd().split('\n').slice(3)
  expect(lines).toEqual(['A1 | of A1 | a | b | 1.3', 'A2 | of A2 | new | 1.3'])
})

test('a control character in the name of a test is written as its number', () => {
  const table = write('', caught('A1', 'a.test.ts › reads \0－\u001f\u0085 and\nmore'))
  expect(table).toContain(String.raw`A1 | of A1 | a.test.ts › reads \u0000－\u001f\u0085 and\u000amore | 1.3`)
})
