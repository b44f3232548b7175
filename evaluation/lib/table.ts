import { RECALLS } from './metrics.ts'
import type { SetResult, SystemResult } from './run-set.ts'

const HEAD = [
  '',
  'MAP',
  'MRR',
  'nDCG@10',
  'Hit@1',
  ...RECALLS.map((depth) => `R@${depth}`),
  'prepared',
  'ranked',
]

const figure = (value: number) => value.toFixed(3)
const time = (seconds: number) => `${seconds.toFixed(1)} s`

function rowOf({ system, figures, prepareSeconds, rankSeconds }: SystemResult): string[] {
  const measured = figures
    ? [
        figures.map,
        figures.mrr,
        figures.ndcg10,
        figures.hit1,
        ...RECALLS.map((depth) => figures.recall[depth]),
      ]
    : []
  const cells = figures ? measured.map(figure) : HEAD.slice(1, -2).map(() => '–')
  return [system, ...cells, time(prepareSeconds), time(rankSeconds)]
}

function titleOf({ set, kind, queries, documents, judged, withoutRelevant }: SetResult): string {
  const unjudged = withoutRelevant > 0 ? `, ${withoutRelevant} without a relevant document left out` : ''
  const counted = judged > 0 ? `${judged} counted${unjudged}` : 'nobody judged them'
  return `${set} (${kind}): ${queries} queries, ${documents} documents; ${counted}`
}

function alignColumns(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

/** One table for all sets: every set under its title, a line for each system. */
export function drawTable(results: readonly SetResult[]): string[] {
  const rows = results.map((result) => result.systems.map(rowOf))
  const lines = alignColumns([HEAD, ...rows.flat()])
  const [head = '', ...body] = lines
  return results.flatMap((result, nth) => {
    const from = rows.slice(0, nth).flat().length
    return [titleOf(result), head, ...body.slice(from, from + result.systems.length), '']
  })
}
