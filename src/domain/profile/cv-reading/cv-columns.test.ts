import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { readColumns } from './cv-columns.ts'

const at = (x: number, y: number, text: string): TextLine => ({
  ...{ text, x, y, width: text.length * 5, size: 10, isBold: false },
})
const endsAt = (right: number, y: number, text: string) => at(right - text.length * 5, y, text)
/** Lines below each other, mixed with those of other columns by how far down they stand. */
const below = (x: number, from: number, texts: readonly string[]) =>
  texts.map((text, index) => at(x, from + index * 15, text))
const page = (...lines: TextLine[][]) => lines.flat().toSorted((a, b) => a.y - b.y)
const textsOf = (pages: readonly TextLine[][]) =>
  readColumns(pages).map((column) => column.map((lines) => lines.map(({ text }) => text)))

const WORK = [
  'Baker at Crumb, 2019 – 2021',
  'Bread, rolls and cakes for the markets of two villages',
  'Baker at Loaf, 2015 – 2019',
]
const SKILLS = ['Kneading', 'Baking', 'Selling']

test('a main column whose headings stand further out than its text is one column', () => {
  const main = page([at(195, 60, 'Work experience')], below(205, 75, WORK), [at(195, 130, 'Education')])
  const study = below(205, 145, ['Diploma in baking, 2012', 'Bakers’ School of Leeds'])
  const side = page([at(30, 63, 'Skills')], below(30, 81, SKILLS))
  const read = textsOf([page(main, study, side)])
  expect(read[0]).toEqual([[...main, ...study].map(({ text }) => text)])
  expect(read[1]).toEqual([['Skills', ...SKILLS]])
})

test('a heading below two columns heads what goes across below it', () => {
  const skills = [
    at(250, 75, 'Kneading'),
    at(250, 90, 'Baking'),
    at(250, 105, 'Selling'),
    at(250, 120, 'Driving'),
  ]
  const left = page([at(50, 60, 'Skills')], below(50, 75, ['Counting', 'Packing', 'Frying']), [
    at(50, 135, 'Education'),
  ])
  const across = at(50, 150, 'Crumb School of Bread and Cakes, Diploma in baking, 2012 – 2014, Leeds')
  const work = [
    at(50, 165, 'Work experience'),
    at(50, 180, 'Baker at the Bakery of the Old Mill, 2014 – 2019, Leeds'),
  ]
  const read = textsOf([page(left, [at(250, 60, 'Strengths')], skills, [across], work)])
  const main = read.flat().find((lines) => lines.includes(across.text)) ?? []
  expect(main[main.indexOf(across.text) - 1]).toBe('Education')
})

test('a side column goes on upon the next page without a heading', () => {
  const first = page(
    [at(200, 60, 'Work experience')],
    below(200, 75, WORK),
    [at(30, 61, 'Skills')],
    below(30, 76, SKILLS),
  )
  const second = page(below(200, 60, WORK), below(30, 61, ['Packing', 'Driving', 'Counting']))
  expect(textsOf([first, second])[1]).toEqual([
    ['Skills', ...SKILLS],
    ['Packing', 'Driving', 'Counting'],
  ])
})

test('a page without that column is read across', () => {
  const first = page(
    [at(200, 60, 'Work experience')],
    below(200, 75, WORK),
    [at(30, 61, 'Skills')],
    below(30, 76, SKILLS),
  )
  const second = page(below(40, 60, ['Crumb', 'Loaf', 'Leeds']), below(300, 60, ['2019', '2018', '2015']))
  expect(textsOf([first, second])[0]?.[1]).toEqual(['Crumb', '2019', 'Loaf', '2018', 'Leeds', '2015'])
})

test('dates and towns that end at the right edge belong to what they stand beside', () => {
  const roles = page([at(50, 60, 'Work experience')], below(50, 75, WORK))
  const beside = [
    endsAt(550, 75, 'Leeds'),
    endsAt(550, 90, 'www.crumb.example'),
    endsAt(550, 105, 'York, England'),
    endsAt(550, 120, 'Hull'),
  ]
  expect(textsOf([page(roles, beside)])[0]?.[0]).toHaveLength(8)
})

test('columns within the main column are read one after the other', () => {
  const side = page(
    [at(30, 61, 'Contact')],
    below(30, 76, ['mira@crumb.example', 'Leeds', '+44 1632 960001']),
  )
  const top = page([at(200, 60, 'Work experience')], below(200, 75, WORK))
  const left = page([at(200, 140, 'Education')], below(200, 155, ['Diploma, 2012', 'Bakers’ School']))
  const right = page([at(400, 140, 'Hobbies')], below(400, 155, ['Chess', 'Rowing', 'Choir']))
  const read = textsOf([page(side, top, left, right)])
  expect(read[0]).toEqual([[...top, ...left].map(({ text }) => text)])
  expect(read.slice(1).flat()).toContainEqual(['Hobbies', 'Chess', 'Rowing', 'Choir'])
})

test('labels that end right before what they label are no column, whatever they say', () => {
  const rows = ['English', 'French', 'Databases', 'Languages', 'Drawing'].flatMap((label, index) => [
    endsAt(120, 75 + index * 15, label),
    at(130, 75 + index * 15, 'Good enough to work with, as said in the text beside'),
  ])
  expect(textsOf([page([at(130, 60, 'Skills')], rows)])[0]?.[0]).toHaveLength(11)
})

test('many lines on heights of their own are a column without any heading that is known', () => {
  const texts = [
    'Baker at Crumb',
    'Bread and rolls',
    'Cakes',
    'Baker at Loaf',
    'Tarts',
    'Driver at Wheel',
    'Vans',
  ]
  const left = below(40, 60, texts)
  const right = below(320, 66, texts.toReversed())
  const read = textsOf([page(left, right)])
  expect(read.flat()).toEqual(expect.arrayContaining([texts, texts.toReversed()]))
})

test('a column as wide as the main one goes on with it on a later page, up to its own heading', () => {
  const lines = [
    'Bread, rolls and cakes for two villages',
    'Tarts and buns',
    'Sold on two markets a week',
    'Stalls',
  ]
  const first = page(
    [at(40, 60, 'Work experience')],
    below(40, 75, lines),
    [at(320, 63, 'Skills')],
    below(320, 78, lines),
  )
  const second = page([at(40, 60, 'Education')], below(40, 75, lines), [
    ...below(320, 63, lines),
    at(320, 130, 'Languages'),
    ...below(320, 145, SKILLS),
  ])
  const [main, side] = textsOf([first, second])
  expect(main?.slice(1)).toEqual([['Education', ...lines], lines])
  expect(side?.at(-1)).toEqual(['Languages', ...SKILLS])
})

test('lines that all begin elsewhere take no longer on one page than on many', async () => {
  const read = (length: number) =>
    readColumns([Array.from({ length }, (_, index) => at(index * 3, index, 'Baker'))])
  expect(await dearness(read, 200)).toBeLessThan(DEAR)
})

test('the words of a name in two columns are one row of the main one', () => {
  const name = [at(30, 40, 'MIRA'), at(220, 40, 'ODUYA')].map((line) => ({ ...line, size: 22 }))
  const main = page([at(205, 60, 'Work experience')], below(205, 75, WORK))
  const side = page([at(30, 63, 'Skills')], below(30, 81, SKILLS))
  expect(textsOf([page(name, main, side)])).toEqual([
    [['MIRA', 'ODUYA', ...main.map(({ text }) => text)]],
    [['Skills', ...SKILLS]],
  ])
})

test('dates and labels beside all that stands at their right are no column', () => {
  const rows = (from: number, labels: readonly string[]) =>
    labels.flatMap((text, nth) => [at(30, from + nth * 15, text), at(200, from + nth * 15, `Leeds ${text}`)])
  const all = page(
    [at(30, 40, 'Education')],
    rows(55, ['2011 – 2015', '2009 – 2010', '2002 – 2005']),
    [at(30, 110, 'Languages')],
    rows(125, ['German', 'English', 'French', 'Dutch']),
  )
  expect(textsOf([all])[0]).toEqual([all.map(({ text }) => text)])
})

test('a page goes on with the columns of the one before where nothing stands across their gutter', () => {
  const first = page(
    [at(205, 60, 'Work experience')],
    below(205, 75, WORK),
    [at(30, 63, 'Skills')],
    below(30, 81, SKILLS),
  )
  const left = below(40, 40, [
    'Education',
    'Diploma',
    'School of Leeds',
    'Certificate',
    'School of York',
    'Courses',
  ])
  const right = below(205, 45, [...WORK, ...WORK])
  const [main = [], side = []] = textsOf([first, page(left, right)])
  expect(main[1]).toEqual([...WORK, ...WORK])
  expect(side[1]).toEqual(left.map(({ text }) => text))
})

test('dates with nothing at their left belong to what they date, beside a side column', () => {
  const side = page([at(20, 60, 'Skills')], below(20, 83, [...SKILLS, 'Packing', 'Driving', 'Counting']))
  const dates = [at(150, 75, '2019 – 2021'), at(150, 105, '2015 – 2019'), at(150, 135, '2012 – 2015')]
  const roles = page(
    [at(150, 59, 'Work experience')],
    below(250, 75, ['Baker', 'Crumb', 'Miller', 'Grey Seal', 'Porter', 'Weir', 'Sold bread', 'Sold rolls']),
  )
  expect(textsOf([page(side, dates, roles)])[0]?.[0]).toContain('2019 – 2021')
})
