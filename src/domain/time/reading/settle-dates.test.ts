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
  [['26-08-2025'], '03-08-2024 Baker, Pike Ltd', '2024-08-03 Baker, Pike Ltd'],
  [['26/08/2025 Oven licence'], '(03/08/2024) Baker', '(2024-08-03) Baker'],
  [['26-08-2025'], '03-08-2024 was the day we moved.', '03-08-2024 was the day we moved.'],
  [['Sep 15 - NOW'], 'Jan 14 - Sep 15', 'Jan 2014 - Sep 2015'],
  [['Baker, Dez. 13 – Mrz 14'], 'mai 14 – sept 15', 'mai 2014 – sept 2015'],
  [['May 10 – May 24'], 'Jan 14 - Sep 15', 'Jan 14 - Sep 15'],
  [['Sep 15 - NOW'], 'Fair, Sep 15', 'Fair, Sep 15'],
  [['Sep 15 - NOW'], 'Dec 15 – Jan 15', 'Dec 15 – Jan 15'],
  [['Sep 15 - NOW'], 'May 31 – present', 'May 31 – present'],
  [['Dec 15 – Jan 15'], 'Jan 14 - Sep 15', 'Jan 14 - Sep 15'],
  [['May 31 – present'], 'Jan 14 - Sep 15', 'Jan 14 - Sep 15'],
])('beside %j, %j is %j', (texts, text, settled) => {
  expect(settleDates(texts)(text)).toBe(settled)
})

test('where no date shows an order, the usual one of such a paper counts', () => {
  expect(settleDates(['03/08/2024'], 'dayFirst')('03/08/2024')).toBe('2024-08-03')
  expect(settleDates(['08/26/2025'], 'dayFirst')('03/08/2024')).toBe('2024-03-08')
  expect(settleDates(['26/08/2025', '08/26/2025'], 'dayFirst')('03/08/2024')).toBe('03/08/2024')
})

test('in a paper from right to left the earlier date begins a span', () => {
  const settle = settleDates(['ניסיון תעסוקתי'])
  expect(settle('11/2023 - 03/2020')).toBe('03/2020 - 11/2023')
  expect(settle('נובמבר 2023 - מרץ 2020')).toBe('מרץ 2020 - נובמבר 2023')
  expect(settle('03/2020 - 11/2023')).toBe('03/2020 - 11/2023')
  expect(settleDates(['Experience'])('11/2023 - 03/2020')).toBe('11/2023 - 03/2020')
})

test.each(['Sep 15 ', 'Sep 15 - ', '1-', '01-02-', '26-08-2025 ', ' '])(
  'a long row of %j takes no longer than so many short ones',
  async (piece) => {
    const take = (length: number) => settleDates([piece.repeat(length / piece.length)])('x')
    expect(await dearness(take, 2_000)).toBeLessThan(DEAR)
  },
)
