import { bestNumbers } from './combine-scores.ts'
import { blend, multiply, multiplyAll, toTable, vectorAt, type VectorTable } from './text-vectors.ts'

/** Up to so many vectors each is compared with; more are kept in heaps, of which the nearest are opened. */
const ALL_UP_TO = 4_000
const ROUNDS = 4
const MOST_TO_LEARN_FROM = 8_000
const HEAPS_OPENED = 5

/** Calls back with every vector that may be near to the one asked for, and its product. */
export type FindNear = (query: Float32Array, found: (number: number, product: number) => void) => void

function everyNth(count: number, wanted: number): number[] {
  const step = Math.max(1, count / wanted)
  return Array.from({ length: Math.min(count, wanted) }, (_, nth) => Math.floor(nth * step))
}

function nearest(vector: Float32Array, middles: VectorTable): number {
  const products = multiplyAll(vector, middles)
  return products.indexOf(products.reduce((best, product) => Math.max(best, product), -Infinity))
}

/** Middles of heaps of vectors that lie together: each round takes the middle of what was nearest before. */
function findMiddles(table: VectorTable, heaps: number): VectorTable {
  const sample = everyNth(table.count, MOST_TO_LEARN_FROM)
  let middles = toTable(
    table.dimensions,
    everyNth(table.count, heaps).map((number) => vectorAt(table, number)),
  )
  for (let round = 0; round < ROUNDS; round++) {
    const members: [number, Float32Array][][] = Array.from({ length: heaps }, () => [])
    for (const number of sample) {
      const vector = vectorAt(table, number)
      members[nearest(vector, middles)]?.push([1, vector])
    }
    const before = middles
    middles = toTable(
      table.dimensions,
      members.map((of, heap) => (of.length > 0 ? blend(of) : vectorAt(before, heap))),
    )
  }
  return middles
}

/** Prepares vectors to be looked up by nearness. */
export function nearVectors(table: VectorTable): FindNear {
  const { count, values, dimensions } = table
  if (count <= ALL_UP_TO) {
    return (query, found) => multiplyAll(query, table).forEach((product, number) => found(number, product))
  }
  const middles = findMiddles(table, Math.round(Math.sqrt(count)))
  const heaps: number[][] = Array.from({ length: middles.count }, () => [])
  for (let number = 0; number < count; number++) {
    heaps[nearest(vectorAt(table, number), middles)]?.push(number)
  }
  return (query, found) => {
    for (const heap of bestNumbers(multiplyAll(query, middles), HEAPS_OPENED)) {
      for (const number of heaps[heap] ?? []) found(number, multiply(query, values, number * dimensions))
    }
  }
}
