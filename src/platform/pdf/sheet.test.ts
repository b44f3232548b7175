import { expect, test } from 'vitest'
import { whenWidthEm, type Sheet } from './sheet.ts'

const sheetOf = (...when: string[]): Sheet => ({
  ...{ name: '', otherNames: [], headline: '', lines: [], bio: '' },
  sections: [
    {
      ...{ key: 'work', title: 'Work' },
      entries: when.map((text) => ({
        id: text,
        when: text,
        title: '',
        by: '',
        text: '',
        points: [],
        link: null,
      })),
    },
  ],
})

test('the column of dates is as wide as the longest of them, and no narrower or wider than looks well', () => {
  const [years, now] = [
    whenWidthEm(sheetOf('2019 – 2021')),
    whenWidthEm(sheetOf('2022 – aujourd’hui', '2018')),
  ]
  expect(whenWidthEm(sheetOf())).toBe(years)
  expect(now).toBeGreaterThan(years)
  expect(whenWidthEm(sheetOf('x'.repeat(200)))).toBe(whenWidthEm(sheetOf('x'.repeat(300))))
})
