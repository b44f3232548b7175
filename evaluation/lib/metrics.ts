/** A relevant document: at which rank it stands, the first being 1, and how relevant it is. */
export type Placed = { rank: number; grade: number }

export const RECALLS = [5, 10, 50, 100] as const

export type Figures = {
  map: number
  mrr: number
  ndcg10: number
  hit1: number
  recall: Record<(typeof RECALLS)[number], number>
}

const discount = (rank: number) => 1 / Math.log2(rank + 1)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0)

/** The gain of a document is its grade, as trec_eval counts it. */
function ndcg(placed: readonly Placed[], depth: number): number {
  const gained = placed.filter(({ rank }) => rank <= depth).map(({ rank, grade }) => grade * discount(rank))
  const best = placed
    .map(({ grade }) => grade)
    .toSorted((a, b) => b - a)
    .slice(0, depth)
    .map((grade, before) => grade * discount(before + 1))
  return sumOf(gained) / sumOf(best)
}

/** The figures of one query with at least one relevant document, from where these stand among all. */
export function measureQuery(placed: readonly Placed[]): Figures {
  const ranks = placed.map(({ rank }) => rank).toSorted((a, b) => a - b)
  const within = (depth: number) => ranks.filter((rank) => rank <= depth).length / ranks.length
  const [first = Infinity] = ranks
  return {
    map: sumOf(ranks.map((rank, before) => (before + 1) / rank)) / ranks.length,
    mrr: 1 / first,
    ndcg10: ndcg(placed, 10),
    hit1: first === 1 ? 1 : 0,
    recall: { 5: within(5), 10: within(10), 50: within(50), 100: within(100) },
  }
}

/** The mean of each figure over queries; null without any query. */
export function meanFigures(all: readonly Figures[]): Figures | null {
  if (all.length === 0) return null
  const mean = (of: (figures: Figures) => number) => sumOf(all.map(of)) / all.length
  return {
    map: mean(({ map }) => map),
    mrr: mean(({ mrr }) => mrr),
    ndcg10: mean(({ ndcg10 }) => ndcg10),
    hit1: mean(({ hit1 }) => hit1),
    recall: {
      5: mean(({ recall }) => recall[5]),
      10: mean(({ recall }) => recall[10]),
      50: mean(({ recall }) => recall[50]),
      100: mean(({ recall }) => recall[100]),
    },
  }
}
