import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { Encoder } from './encoder.ts'
import { loadEncoder } from './load-encoder.server.ts'

/** Every eighth element of the vectors that the training's own code computes from the same file. */
type Line = { text: string; elements: number[] }
const STRIDE = 8

const file = new URL('./model/parity.jsonl', import.meta.url)
const lines = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)

let encoder: Encoder
beforeAll(async () => {
  encoder = loadEncoder()
})

it('takes texts of every script apart as the training does', () => {
  expect(lines.length).toBeGreaterThan(200)
  for (const { text, elements } of lines) {
    const vector = encoder.encode(text)
    expect(elements).toHaveLength(vector.length / STRIDE)
    const furthest = Math.max(
      ...elements.map((element, at) => Math.abs(element - (vector[at * STRIDE] ?? NaN))),
    )
    expect(furthest, text.slice(0, 60)).toBeLessThan(1e-3)
  }
})
