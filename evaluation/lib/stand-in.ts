import { gramsOf } from '#/domain/ranking/gram-scores.ts'
import { rankingWords } from '#/domain/ranking/ranking-words.ts'
const D = 128
export const standIn = {
  dimensions: D,
  version: 'stand-in',
  encode(text: string) {
    const v = new Float32Array(D)
    for (const g of rankingWords(text).flatMap(gramsOf)) {
      let h = 2166136261
      for (let i = 0; i < g.length; i++) h = Math.imul(h ^ g.charCodeAt(i), 16777619)
      for (let i = 0; i < D; i++) {
        h = Math.imul(h ^ (h >>> 13), 0x5bd1e995)
        h ^= h >>> 15
        v[i]! += h & 1 ? 1 : -1
      }
    }
    const l = Math.hypot(...v)
    return l > 0 ? v.map((x) => x / l) : v
  },
}
