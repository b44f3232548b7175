import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { readCv } from './read-cv.ts'

const line = (text: string, y: number): TextLine => ({
  ...{ text, x: 50, y, width: text.length * 5, size: 10, isBold: false },
})

const readRows = (...rows: string[]) =>
  readCv([['Work experience', ...rows].map((text, index) => line(text, 50 + index * 12))], () => 'id')

test.each([
  ['5 May 2019 – 6 June 2021', '2019-05', '2021-06'],
  ['5. Mai 2019 bis 6. Juni 2021', '2019-05', '2021-06'],
  ['1er mars 2019 – 30 juin 2021', '2019-03', '2021-06'],
  ['5 de mayo de 2019 – 6 de junio de 2021', '2019-05', '2021-06'],
  ['5 May – 6 June 2021', '2021-05', '2021-06'],
  ['May 5, 2019 – June 6th, 2021', '2019-05', '2021-06'],
  ['5 May 2019 – present', '2019-05', null],
  ['2018–20', '2018-01', '2020-12'],
  ['2018 – 20', '2018-01', '2020-12'],
  ['2018-20', '2018-01', '2020-12'],
  ['1998–02', '1998-01', '2002-12'],
  ['2009–12', '2009-01', '2012-12'],
  ['2009-12', '2009-12', '2009-12'],
  ['2018/19', '2018-01', '2019-12'],
  ['2018/2019', '2018-01', '2019-12'],
  ['2009/10', '2009-01', '2010-12'],
  ['2018/19 – 2020/21', '2018-01', '2021-12'],
  ['2018/03 – 2020/11', '2018-03', '2020-11'],
  ['Sept. 2019 to date', '2019-09', null],
  ['Sept. 2019 – to date', '2019-09', null],
  ['03/20 – 05/21', '2020-03', '2021-05'],
  ['03.20 – 05.21', '2020-03', '2021-05'],
  ['3/98 to 5/01', '1998-03', '2001-05'],
  ['01.03.20 – 31.05.21', '2020-03', '2021-05'],
  ['03/20 – heute', '2020-03', null],
  ['seit 03/20', '2020-03', null],
  ['Jan ’19 – Mar ’21', '2019-01', '2021-03'],
])('a role dated %j runs from %s to %s', (date, startDate, endDate) => {
  const wanted = { position: 'Engineer', organization: 'Pike Ltd', location: '', startDate, endDate }
  for (const rows of [
    ['Engineer, Pike Ltd', date],
    [`Engineer, Pike Ltd, ${date}`],
    [date, 'Engineer, Pike Ltd'],
  ])
    expect(readRows(...rows)).toMatchObject({ work: [wanted], rest: [] })
})

test.each([
  'Mar 20 – May 21',
  '08.30 – 12.00',
  '2018–15',
  '2020 to 21',
  'Q1 2020 – Q3 2021',
  '2019 – 2021 (2 years)',
  'Jan 2019 – Dec 2020 · 2 yrs',
  '20/25',
  '2019/2020/21',
  '5 May',
  '12-04-19',
])('what is left of %j names no role, company or place, and is not lost', (date) => {
  for (const rows of [
    ['Engineer, Pike Ltd', date],
    [`Engineer | Pike Ltd | ${date}`],
    [`Engineer, Pike Ltd, ${date}`],
    ['Engineer, Pike Ltd', '2019 – 2021', date],
  ]) {
    const { work, rest } = readRows(...rows)
    expect(work[0]).toMatchObject({ position: 'Engineer', organization: 'Pike Ltd', location: '' })
    const isDated = work[0]?.startDate !== '' || work[0].summary.includes(date)
    expect(isDated || rest.join(' ').includes(date), rows.join('; ')).toBe(true)
  }
})

test.each([
  [['2023', '|', '2021'], '2021-01', '2023-12'],
  [['Actualidad', '|', '2021'], '2021-01', null],
  [['2021', '↓', '2023'], '2021-01', '2023-12'],
  [['Diciembre 2021', '~ Actualidad'], '2021-12', null],
])('a role beside whose rows %j stand below each other runs from %s to %s', (dates, startDate, endDate) => {
  const rows = ['Engineer', 'Pike Ltd', 'Worked on mills and weirs.']
  const page = rows.flatMap((text, index) => [
    ...dates.slice(index, index + 1).map((date) => ({ ...line(date, 74 + index * 12), x: 20, width: 20 })),
    { ...line(text, 74 + index * 12), x: 100 },
  ])
  const role = { position: 'Engineer', organization: 'Pike Ltd', startDate, endDate }
  expect(readCv([[line('Work experience', 50), ...page]], () => 'id').work).toMatchObject([role])
})

test('what stands on the same height of two pages of many is no head of all', () => {
  const role = (year: number) => [
    line(`Engineer, Pike Ltd, ${year}`, 50),
    line('Worked on mills and weirs.', 62),
  ]
  const other = (text: string) => [line(text, 50), line(`${text} again`, 62)]
  const pages = [
    [line('Work experience', 30), ...role(2021)],
    role(2020),
    ...['Dams', 'Locks', 'Fords'].map(other),
  ]
  const years = readCv(pages, () => 'id').work.map(({ startDate }) => startDate)
  expect(years).toEqual(['2021-01', '2020-01'])
})

test('a company may be called like a month', () => {
  expect(readRows('Engineer, Mars', '2019 – 2021').work).toMatchObject([{ organization: 'Mars' }])
})

const PIECES = [
  '-',
  '–',
  ', ',
  ' ',
  '(',
  '1',
  '2019',
  '2019 ',
  '2019–',
  '2018/19 ',
  '5 May ',
  'May ',
  '5 de ',
  '1. ',
  '03/20 – ',
]

test.each(PIECES)(
  'dates are sought in a long row of %j no longer than in so many short ones',
  async (piece) => {
    const take = (length: number) => takeDates(`x${piece.repeat(length / piece.length)}x`)
    expect(await dearness(take, 1_000)).toBeLessThan(DEAR)
  },
)
