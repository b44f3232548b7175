import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { linesOfPieces } from './lines-of-pieces.ts'

const SIZE = 10
const widthOf = (text: string) => text.length * 5

/** A piece that begins at a place. */
const at = (x: number, y: number, text: string, isBold = false): TextLine => ({
  ...{ text, x, y, width: widthOf(text), size: SIZE, isBold },
})
/** A piece that ends at a place. */
const endsAt = (right: number, y: number, text: string) => at(right - widthOf(text), y, text)
const textsOf = (pieces: readonly TextLine[]) => linesOfPieces(pieces).map(({ text }) => text)

test('dates that end right before the column beside them are a column of their own', () => {
  const rows = ['2019 – 2021', 'May 2017 – 2019', '2015'].flatMap((dates, index) => [
    endsAt(140, 100 + index * 40, dates),
    at(148, 100 + index * 40, 'Baker at Crumb'),
    at(148, 115 + index * 40, 'Bread and rolls'),
  ])
  expect(textsOf(rows)).toEqual([
    ...['2019 – 2021', 'Baker at Crumb', 'Bread and rolls'],
    ...['May 2017 – 2019', 'Baker at Crumb', 'Bread and rolls'],
    ...['2015', 'Baker at Crumb', 'Bread and rolls'],
  ])
})

test('a date that touches the text beside it is apart where six rows begin that text in another look', () => {
  const rows = Array.from({ length: 6 }, (_, index) => [
    endsAt(146, 100 + index * 40, 'May 2017'),
    at(148, 100 + index * 40, 'Baker at Crumb', true),
    at(148, 115 + index * 40, 'Bread and rolls'),
  ])
  expect(textsOf(rows.flat()).slice(0, 2)).toEqual(['May 2017', 'Baker at Crumb'])
  expect(textsOf(rows.slice(0, 2).flat())[0]).toBe('May 2017 Baker at Crumb')
})

test('what looks otherwise and stands a little apart is another cell', () => {
  const [town, sector] = [at(50, 100, 'Crumb, Leeds'), { ...at(119, 100, 'Bakery'), size: 8 }]
  expect(textsOf([town, sector])).toEqual(['Crumb, Leeds', 'Bakery'])
  expect(textsOf([town, { ...sector, size: SIZE }])).toEqual(['Crumb, Leeds Bakery'])
})

test('words at even gaps fill their line, and those at others are cells', () => {
  expect(
    textsOf([at(50, 100, 'bread'), at(97, 100, 'and'), at(134, 100, 'fresh'), at(181, 100, 'rolls')]),
  ).toEqual(['bread and fresh rolls'])
  expect(textsOf([at(50, 100, 'Leeds'), at(150, 100, 'Crumb'), at(300, 100, '2019')])).toEqual([
    'Leeds',
    'Crumb',
    '2019',
  ])
})

test('words that are as far apart by chance stay together', () => {
  expect(textsOf([at(50, 100, 'Bread and'), at(102, 100, 'rolls'), at(50, 115, 'Baker')])).toEqual([
    'Bread and rolls',
    'Baker',
  ])
})

test('what is drawn twice is read once, in bold', () => {
  expect(linesOfPieces([at(50, 100, 'Baker'), at(50.4, 100, 'Baker')])).toMatchObject([
    { text: 'Baker', isBold: true },
  ])
})

const HEBREW_PAGE = [
  endsAt(500, 100, 'נועה'),
  endsAt(475, 100, 'שקד'),
  endsAt(500, 120, 'אופה'),
  at(60, 120, '2021 - 2019'),
  endsAt(500, 140, 'מאפיית'),
  endsAt(465, 140, 'Crumb & Co'),
  endsAt(500, 160, ')'),
  endsAt(495, 160, 'לחם'),
  endsAt(480, 160, '('),
]

test('a page in letters from right to left is read from the right, and stands as before a mirror', () => {
  const lines = linesOfPieces(HEBREW_PAGE)
  expect(lines.map(({ text }) => text)).toEqual([
    'נועה שקד',
    'אופה',
    '2019 - 2021',
    'מאפיית Crumb & Co',
    '(לחם)',
  ])
  expect(lines[0]?.x).toBe(lines[1]?.x)
  expect(lines[2]?.x).toBeGreaterThan(lines[1]?.x ?? 0)
})

test('of two dates on a page that is read from the right the earlier one comes first, wherever it stands', () => {
  const page = (dates: string) => [
    endsAt(500, 100, 'אופה'),
    at(60, 100, dates),
    endsAt(500, 120, 'לחם ועוגות'),
  ]
  for (const dates of ['2021 - 2019', '2019 - 2021']) expect(textsOf(page(dates))).toContain('2019 - 2021')
})

test('words from right to left among others are turned round by themselves', () => {
  const rows = [
    [at(50, 100, 'Languages:'), at(105, 100, 'בוקר'), at(130, 100, 'אור'), at(148, 100, 'in Hebrew')],
    [at(50, 115, 'Baker in Leeds')],
    [at(50, 130, 'Bread and rolls')],
  ]
  expect(textsOf(rows.flat())[0]).toBe('Languages: אור בוקר in Hebrew')
})
