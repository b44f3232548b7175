import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { inOwnWords } from './own-words.ts'
import { readCv } from './read-cv.ts'

test.each(['Released 12.05.2019', 'Eröffnet am 26/08/2020', 'Moved on 2019-05-12'])(
  'the point %j of a role is told word for word',
  (point) => {
    const rows = ['Zoë Lindqvist', 'Experience', 'Cook, Pike Ltd', '03.01.2019 – 31.12.2021', `• ${point}`]
    const lines = rows.map((text, index): TextLine => ({
      ...{ text, x: 50, y: 50 + index * 12, width: text.length * 5, size: index === 0 ? 20 : 10 },
      isBold: false,
    }))
    expect(readCv([lines], () => 'id').work).toMatchObject([
      { startDate: '2019-01', endDate: '2021-12', highlights: [point] },
    ])
  },
)

test('a day that a paper writes in two ways stays settled', () => {
  const say = inOwnWords(['On 12.05.2019', 'On 12/05/2019'], ['On 2019-05-12', 'On 2019-05-12'])
  expect(say('Until 2019-05-12')).toBe('Until 2019-05-12')
})
