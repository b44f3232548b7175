import { expect, test } from 'vitest'
import { OWN_SETS } from './lib/development-sets.ts'
import type { Figures } from './lib/metrics.ts'
import { loadMeans } from './lib/load-means.ts'
import { runSet } from './lib/run-set.ts'
import { LEXICAL, type SystemName } from './lib/systems.ts'

type Floor = { map: number; mrr: number; ndcg10: number; recall10: number }

/** A little below what was measured when these were written; raise them when ranking gets better, never lower them. */
const FLOORS: Record<string, Partial<Record<SystemName, Floor>>> = {
  'own titles': {
    encoder: { map: 0.785, mrr: 0.95, ndcg10: 0.81, recall10: 0.69 },
    fused: { map: 0.835, mrr: 0.955, ndcg10: 0.845, recall10: 0.73 },
  },
  'own skills': {
    encoder: { map: 0.74, mrr: 0.84, ndcg10: 0.815, recall10: 0.92 },
    fused: { map: 0.825, mrr: 0.91, ndcg10: 0.875, recall10: 0.935 },
  },
  'own cv': {
    encoder: { map: 0.815, mrr: 0.97, ndcg10: 0.845, recall10: 0.88 },
    fused: { map: 0.91, mrr: 0.97, ndcg10: 0.91, recall10: 0.95 },
  },
  'own messy cv': {
    encoder: { map: 0.84, mrr: 0.93, ndcg10: 0.89, recall10: 0.95 },
    fused: { map: 0.89, mrr: 0.9, ndcg10: 0.895, recall10: 0.98 },
  },
}

const { means } = await loadMeans()
const results = OWN_SETS.map(({ read }) => runSet(read(), means))

function figuresOf(set: string, system: SystemName): Figures {
  const found = results.find((result) => result.set === set)?.systems.find((each) => each.system === system)
  if (!found?.figures) throw new Error(`${set} has no figures of ${system}`)
  return found.figures
}

const everyFloor = Object.entries(FLOORS).flatMap(([set, floors]) =>
  Object.entries(floors).map(([system, floor]) => ({ set, system: system as SystemName, floor })),
)

test.each(everyFloor)('$system stays above its floors on $set', ({ set, system, floor }) => {
  const { map, mrr, ndcg10, recall } = figuresOf(set, system)
  expect(map, 'MAP').toBeGreaterThanOrEqual(floor.map)
  expect(mrr, 'MRR').toBeGreaterThanOrEqual(floor.mrr)
  expect(ndcg10, 'nDCG@10').toBeGreaterThanOrEqual(floor.ndcg10)
  expect(recall[10], 'R@10').toBeGreaterThanOrEqual(floor.recall10)
})

test.each(OWN_SETS.map(({ name }) => name))('what is fused beats each of its parts on %s', (set) => {
  const fused = figuresOf(set, 'fused')
  expect(fused.map).toBeGreaterThan(figuresOf(set, 'encoder').map)
  for (const system of LEXICAL) {
    const lexical = figuresOf(set, system)
    expect(fused.map, `MAP of ${system}`).toBeGreaterThan(lexical.map)
    if (lexical.recall[10] === 1) continue
    expect(fused.recall[10], `R@10 of ${system}`).toBeGreaterThan(lexical.recall[10])
  }
})
