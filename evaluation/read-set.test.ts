import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseCsv } from './lib/parse-csv.ts'
import { readSet } from './lib/read-set.ts'
import { runSet } from './lib/run-set.ts'
import { openRun } from './lib/write-run.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}

const read = () => readSet(folder, 'title')
const CORPUS = 'a\tNurse\nb\tPlumber\n'

test.each([
  ['no header', '1\tRGN\n2\tGas engineer\n'],
  ['a header', 'q_id\tjobtitle\n1\tRGN\n2\tGas engineer\n'],
  ['another header', '"_id"\ttext\n1\tRGN\n2\tGas engineer\n'],
  ['ends of lines of Windows and a byte-order mark', '\uFEFF1\tRGN\r\n2\tGas engineer\r\n'],
  ['blank lines and no end of the last', '\n1\tRGN\n\n2\tGas engineer'],
])('queries are read with %s', (_what, queries) => {
  write({ 'queries.tsv': queries, 'corpus.tsv': CORPUS })
  expect(read().queries).toEqual([
    { id: '1', text: 'RGN' },
    { id: '2', text: 'Gas engineer' },
  ])
})

test('texts stay as they come: tabs, quotes, any language', () => {
  write({
    'queries.tsv': '1\ta\tb "c" d\n2\t"Bau" leiter\n3\t"offen\n4\t护士 Łódź 🚒\n5\t\n',
    'corpus.tsv': CORPUS,
  })
  expect(read().queries.map(({ text }) => text)).toEqual([
    'a\tb "c" d',
    '"Bau" leiter',
    '"offen',
    '护士 Łódź 🚒',
    '',
  ])
})

test('a text in quotes goes on over lines', () => {
  write({ 'queries.tsv': '1\t"Nurse\nwho said ""yes""\n\twith a tab"\n2\tRGN\n', 'corpus.tsv': CORPUS })
  expect(read().queries[0]?.text).toBe('Nurse\nwho said "yes"\n\twith a tab')
  expect(read().queries).toHaveLength(2)
})

test.each([
  [
    'a line without a tab',
    { 'queries.tsv': '1\tRGN\nGas engineer\n' },
    'queries.tsv: line 2: expected an id, a tab and a text',
  ],
  ['a missing id', { 'queries.tsv': '1\tRGN\n\tGas engineer\n' }, 'queries.tsv: line 2: the id is missing'],
  ['an id for two texts', { 'queries.tsv': '1\tRGN\n1\tCook\n' }, 'queries.tsv: line 2: the id "1" already'],
  [
    'a quote that stays open',
    { 'queries.tsv': '1\tRGN\n2\t"a\nb\n' },
    'queries.tsv: line 2: a quote is opened',
  ],
  ['nothing', { 'queries.tsv': '' }, 'queries.tsv: holds no line'],
  [
    'a grade that is no number',
    { 'qrels.tsv': '1\ta\t1\n1\tb\tgood\n' },
    'qrels.tsv: line 2: the grade "good" is no number',
  ],
  ['too many columns', { 'qrels.tsv': '1\ta\t1\n1\t0\ta\t1\t9\n' }, 'qrels.tsv: line 2: expected a query id'],
  [
    'another encoding',
    { 'queries.tsv': Buffer.from('\uFEFF1\tRGN\n', 'utf16le') },
    'queries.tsv: line 1: this is UTF-16',
  ],
])('%s is refused, and where', (_what, files, message) => {
  write({ 'queries.tsv': '1\tRGN\n', 'corpus.tsv': CORPUS, ...files })
  expect(read).toThrow(message)
})

test('a missing file is named', () => {
  write({ 'queries.tsv': '1\tRGN\n' })
  expect(read).toThrow('corpus.tsv: there is no such file')
})

test.each([
  ['three columns', '1\ta\t2\n1\tb\t0\n'],
  ['the four of trec_eval', '1\t0\ta\t2\n1\t0\tb\t0\n'],
  ['blanks', '1 0 a 2\n1 0 b 0\n'],
  ['a header', 'query\tdocument\tgrade\n1\ta\t2\n1\tb\t0\n'],
])('grades are read with %s', (_what, grades) => {
  write({ 'queries.tsv': '1\tRGN\n', 'corpus.tsv': CORPUS, 'qrels.tsv': grades })
  expect([...(read().grades?.get('1') ?? [])]).toEqual([
    ['a', 2],
    ['b', 0],
  ])
})

const encoder = { dimensions: 4, encode: () => new Float32Array(4) }

test('queries without a relevant document are counted and left out', () => {
  write({
    'queries.tsv': '1\tnurse\n2\tcook\n3\tplumber\n',
    'corpus.tsv': CORPUS,
    'qrels.tsv': '1\ta\t1\n2\tz\t1\n3\tb\t0\n9\ta\t1\n',
  })
  const set = read()
  expect(set.notes).toEqual([
    'grades name 1 queries that are not in the queries',
    'grades name 1 documents that are not in the corpus',
  ])
  const result = runSet(set, { encoder })
  expect([result.queries, result.judged, result.withoutRelevant]).toEqual([3, 1, 2])
  expect(result.systems[0]?.figures?.map).toBe(1)
})

test('without grades everything is ranked, and nothing measured', () => {
  write({ 'queries.tsv': '1\tnurse\n2\tplumbers\n', 'corpus.tsv': CORPUS })
  const rows: string[] = []
  const { systems } = runSet(
    read(),
    { encoder },
    { onFused: (query, scores) => rows.push(`${query} ${scores.length}`) },
  )
  expect(systems.map(({ system, figures }) => [system, figures])).toEqual([['fused', null]])
  expect(rows).toEqual(['1 2', '2 2'])
})

test('a ranking is written as trec_eval reads it', async () => {
  const { readFileSync } = await import('node:fs')
  write({ 'queries.tsv': 'q 1\tnurse\n', 'corpus.tsv': CORPUS })
  const path = join(folder, 'run.tsv')
  const run = openRun(path, read())
  run.add('q 1', Float32Array.of(0.25, 0.5))
  run.close()
  expect(readFileSync(path, 'utf8')).toBe(
    'q_1\tQ0\tb\t1\t0.500000000\tflightpath\nq_1\tQ0\ta\t2\t0.250000000\tflightpath\n',
  )
})

test('tables with commas keep empty first cells and ends of lines in quotes', () => {
  expect(parseCsv(',name,note\r\n0,"a, ""b""","c\nd"\r\n1,,\r\n')).toEqual([
    { '': '0', name: 'a, "b"', note: 'c\nd' },
    { '': '1', name: '', note: '' },
  ])
})
