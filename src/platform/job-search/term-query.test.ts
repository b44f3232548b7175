import { expect, test } from 'vitest'
import { termQuery } from './term-query.ts'

const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`)

test('the last word of a phrase may go on', () => {
  expect(termQuery('acute war')).toBe("('acute' <-> 'war':*)")
})

test.each([13, 40, 300])(
  'of a phrase of %i words a dozen are looked for, and none of them goes on',
  (count) => {
    expect(termQuery(words(count).join(' '))).toBe(
      `(${words(12)
        .map((word) => `'${word}'`)
        .join(' <-> ')})`,
    )
  },
)
