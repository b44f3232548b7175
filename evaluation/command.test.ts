import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fusedRanker } from '#/domain/ranking/fused-ranker.ts'
import { OWN_SETS } from './lib/development-sets.ts'
import { KINDS } from './lib/evaluation-set.ts'
import { loadMeans } from './lib/load-means.ts'
import { main } from './main.ts'

const { means } = await loadMeans()

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(queries: string, corpus: string, grades?: string): void {
  writeFileSync(join(folder, 'queries.tsv'), queries)
  writeFileSync(join(folder, 'corpus.tsv'), corpus)
  if (grades !== undefined) writeFileSync(join(folder, 'qrels.tsv'), grades)
}

/** Runs the command and answers with the order of documents for each query. */
async function rank(kind: string): Promise<Map<string, string[]>> {
  const out = join(folder, 'run.tsv')
  expect(await main(['--set', folder, '--kind', kind, '--out', out])).toBe(0)
  const orders = new Map<string, string[]>()
  for (const line of readFileSync(out, 'utf8').trimEnd().split('\n')) {
    const [query = '', , document = '', , score] = line.split('\t')
    expect(Number.isFinite(Number(score))).toBe(true)
    orders.set(query, [...(orders.get(query) ?? []), document])
  }
  return orders
}

const ODD = [
  'e1\t',
  'e2\t \u200b',
  'lone\t\ud800 nurse \udc00',
  `long\t${'lorry driver '.repeat(80_000)}`,
  'cut',
  `blank\t"nurse${'\n'.repeat(3_000)}x"`,
  'quoted\t"nurse\twith ""tabs"""',
  'null\t\0\0',
  'sign\t((((((',
]

test.each(KINDS)(
  'odd files of kind %s are ranked: marks, ends of lines, no header, odd texts and grades',
  async (kind) => {
    const corpus = ['a\tStaff nurse', 'b\tPlumber', ...ODD].join('\r\n')
    write(
      '\ufeffq1\tnurse\r\nq2\tgas plumber\r\nq3\t\r\n',
      corpus,
      'q1\ta\t1.5\nq1\tz\t2\nq2\tb\t0\nq9\ta\t1\n',
    )
    const orders = await rank(kind)
    expect([...orders.keys()]).toEqual(['q1', 'q2', 'q3'])
    for (const order of orders.values()) expect(order.toSorted()).toHaveLength(ODD.length + 2)
    expect(orders.get('q2')?.[0]).toBe('b')
  },
)

test.each(KINDS)('a set of kind %s may have one document, or queries that nothing answers', async (kind) => {
  write('q1\tnurse\n', 'a\tStaff nurse\n', 'q1\ta\t0\n')
  expect((await rank(kind)).get('q1')).toEqual(['a'])
})

test('an id that stands for two texts is refused in words', async () => {
  write('q1\tnurse\n', 'a\tStaff nurse\na\tPlumber\n')
  await expect(rank('title')).rejects.toThrow(
    'corpus.tsv: line 2: the id "a" already stands for another text',
  )
})

test('the script says what is wrong and ends with an error', () => {
  const script = join(import.meta.dirname, '../scripts/eval-matching.ts')
  const run = () =>
    execFileSync(process.execPath, [script, '--set', folder, '--kind', 'title'], { stdio: 'pipe' })
  expect(run).toThrow('queries.tsv: there is no such file')
})

const HOSTILE = ['', '\ud800', '('.repeat(5000), 'x'.repeat(100_000), '\0'.repeat(100), '🚒'.repeat(3000)]

/** The numbers of the first documents, best first; those from `before` on are left out. */
function firstOf(scores: Float32Array, before: number, count: number): number[] {
  return Array.from(scores.subarray(0, before), (score, number) => ({ score, number }))
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, count)
    .map(({ number }) => number)
}

test.each(OWN_SETS.map((set) => [set.name, set] as const))(
  'hostile documents do not change who comes first in %s',
  (_name, { read }) => {
    const { kind, queries, corpus } = read()
    const texts = corpus.map(({ text }) => text)
    const [alone, among] = [texts, [...texts, ...HOSTILE]].map((each) => fusedRanker(kind, each, means))
    for (const { text } of queries.slice(0, 20)) {
      const [before, after] = [alone, among].map((score) =>
        firstOf(score?.(text) ?? new Float32Array(), texts.length, 10),
      )
      expect(after).toEqual(before)
    }
  },
)
