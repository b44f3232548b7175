import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { settleDates } from './settle-dates.ts'

test.each([
  [['26-08-2025'], '03-08-2024', '2024-08-03'],
  [['Oven licence, 26/08/2025'], 'Baker, 03/08/2024 – 04/09/2024', 'Baker, 2024-08-03 – 2024-09-04'],
  [['08/26/2025'], '03/08/2024', '2024-03-08'],
  [['01.02.2020'], '03/08/2024', '2024-08-03'],
  [['26-08-2025', '08-26-2025'], '03-08-2024', '03-08-2024'],
  [['03-08-2024'], '03-08-2024', '03-08-2024'],
  [['26-08-2025'], 'On 03-08-2024 we moved.', 'On 03-08-2024 we moved.'],
  [['26-08-2025'], '2024-08-03', '2024-08-03'],
])('beside %j, %j is %j', (texts, text, settled) => {
  expect(settleDates(texts)(text)).toBe(settled)
})

test.each(['1-', '01-02-', '26-08-2025 ', ' '])(
  'a long row of %j takes no longer than so many short ones',
  async (piece) => {
    const take = (length: number) => settleDates([piece.repeat(length / piece.length)])('x')
    expect(await dearness(take, 2_000)).toBeLessThan(DEAR)
  },
)
