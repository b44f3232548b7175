import { expect, test } from 'vitest'
import { encoderCredit } from './likeness-credits.ts'
import { rememberedSimilarity } from './remembered-similarity.ts'

test.each([
  [-1, 0],
  [0.4, 0],
  [0.5, 0],
  [0.65, 0.25],
  [0.8, 0.5],
  [1, 0.5],
  [1.000_001, 0.5],
])('above a threshold of a half, a cosine of %d is worth %d', (cosine, credit) => {
  expect(encoderCredit(cosine, 0.5)).toBeCloseTo(credit, 5)
})

test('each text is encoded once, and one that means nothing is like nothing', () => {
  const encoded: string[] = []
  const similarity = rememberedSimilarity({
    encode(text) {
      encoded.push(text)
      return Float32Array.from(text === 'nurse' ? [0.6, 0.8] : [0, 0])
    },
  })
  expect(similarity('nurse', 'nurse')).toBeCloseTo(1)
  expect(similarity('nurse', '…')).toBe(0)
  expect(encoded).toEqual(['nurse', '…'])
})
