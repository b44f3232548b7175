import { expect, test } from 'vitest'
import { judgeLedger, readLedger } from './ledger.mjs'

const row = (id, proved) => `| ${id} | Something | ${proved} |`
const judge = (proved, tests) => judgeLedger(readLedger(row('R001', proved)), tests)
const ran = (name, more = {}) => ({ file: 'src/a.test.ts', name, skipped: false, ...more })

test('rows are read with their proofs, and those without one with none', () => {
  const ledger = readLedger(
    [
      '| | Requirement | Proved by |',
      '|---|---|---|',
      row('R001', '`src/a.test.ts` › adds<br>`e2e/b.spec.ts` › is › here'),
      row('2.12a', 'not yet'),
    ].join('\n'),
  )
  expect(ledger).toEqual([
    {
      id: 'R001',
      proofs: [
        { file: 'src/a.test.ts', name: 'adds' },
        { file: 'e2e/b.spec.ts', name: 'is' },
      ],
    },
    { id: '2.12a', proofs: [] },
  ])
})

test('a named test that did not run is a failure that says which', () => {
  const { counts, failures } = judge('`src/a.test.ts` › adds', [
    ran('adds', { file: 'src/b.test.ts' }),
    ran('takes away'),
  ])
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(failures).toEqual(['R001: src/a.test.ts › adds did not run'])
})

test('one that was skipped wherever it ran is counted as skipped and named', () => {
  const skipped = ran('adds', { skipped: true })
  const { counts, output } = judge('`src/a.test.ts` › adds', [skipped])
  expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 })
  expect(output).toBe('R001: src/a.test.ts › adds was skipped')
  expect(judge('`src/a.test.ts` › adds', [skipped, ran('adds')]).counts.passed).toBe(1)
})

test.each([
  ['%j is shown as %j', '"a" is shown as "b"'],
  ['called by ${caller} answers ${status}', 'likeJob called by nobody answers 401'],
  ['the cell $role of $area', 'the cell owner of team'],
  ['that’s (all) there is?', "the list that's (all) there is?"],
])('the name %j is found in %j', (name, whole) => {
  expect(judge(`\`src/a.test.ts\` › ${name}`, [ran(whole)]).counts.passed).toBe(1)
})

test('requirements that nothing proves are listed', () => {
  expect(judge('not yet', []).output).toBe('Not met: R001')
})
