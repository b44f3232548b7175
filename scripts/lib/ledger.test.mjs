import { expect, test } from 'vitest'
import { judgeLedger, readLedger, writeProof } from './ledger.mjs'

const row = (id, proved) => `| ${id} | Something | ${proved} |`
const judge = (proved, tests, options) => judgeLedger(readLedger(row('R001', proved)), tests, options)
const ran = (more = {}) => ({ file: 'src/a.test.ts', tags: ['R001'], outcome: 'passed', ...more })

test('rows are read with their proofs, and those without one with none', () => {
  const ledger = readLedger(
    [
      '| | Requirement | Proved by |',
      '|---|---|---|',
      row('R001', '`src/a.test.ts` ×2<br>`e2e/b.spec.ts` (long)'),
      row('2.12a', 'not yet'),
    ].join('\n'),
  )
  expect(ledger).toEqual([
    {
      id: 'R001',
      proofs: [
        { file: 'src/a.test.ts', count: 2, isLong: false },
        { file: 'e2e/b.spec.ts', count: 1, isLong: true },
      ],
    },
    { id: '2.12a', proofs: [] },
  ])
})

test.each(['`src/a.test.ts`', '`src/a.test.ts` ×12', '`src/a.test.ts` ×2 (long)'])(
  'the proof %s is written as it is read',
  (text) => {
    expect(readLedger(row('R001', text)).flatMap(({ proofs }) => proofs.map(writeProof))).toEqual([text])
  },
)

test.each(['src/a.test.ts', '`src/a.test.ts` x2', '`src/a.test.ts` › a test', '', '`src/a.test.ts` (slow)'])(
  'the proof %j is refused: nobody could tell what it says',
  (text) => {
    expect(() => readLedger(row('R001', text))).toThrow('R001')
  },
)

test('a file that ran no test with the tag is a failure that says which', () => {
  const others = [ran({ file: 'src/b.test.ts' }), ran({ tags: [] }), ran({ tags: ['R0011'] })]
  const { counts, failures } = judge('`src/a.test.ts`', others)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(failures).toEqual(['R001: src/a.test.ts ran no test with this tag'])
})

test('one that skipped them all is counted as skipped and named', () => {
  const skipped = ran({ outcome: 'skipped' })
  const { counts, output } = judge('`src/a.test.ts`', [skipped, ran({ tags: ['other'] })])
  expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
  expect(output).toBe('R001: src/a.test.ts skipped all tests with this tag')
  expect(judge('`src/a.test.ts`', [skipped, ran()]).counts.passed).toBe(1)
})

test('what only the long run proves is asked of the long run alone', () => {
  const proved = '`src/a.test.ts`<br>`src/long.test.ts` (long)'
  expect(judge(proved, [ran()]).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(judge(proved, [ran()], { isLong: true }).failures).toEqual([
    'R001: src/long.test.ts ran no test with this tag',
  ])
})

test('requirements that nothing proves are listed', () => {
  expect(judge('not yet', []).output).toBe('Not met: R001')
})
