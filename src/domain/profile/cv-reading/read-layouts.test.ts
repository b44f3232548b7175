import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

type Placed = Partial<TextLine> & { text: string; y: number }

const placed = ({ text, y, ...more }: Placed): TextLine => ({
  ...{ text, x: 50, y, width: text.length * 5, size: 10, isBold: false },
  ...more,
})
const NAME: Placed = { text: 'Zoë Lindqvist', y: 40, size: 22, isBold: true }
const heading = (text: string, y: number): Placed => ({ text, y, size: 15, isBold: true })
const read = (...pages: Placed[][]) =>
  readCv(
    pages.map((lines) => lines.map(placed)),
    () => 'id',
  )
const rolesOf = (...lines: Placed[]) =>
  read([NAME, heading('Experience', 80), ...lines]).work.map(
    ({ position, organization, location, startDate, endDate }) =>
      [position, organization, location, startDate, endDate ?? 'now'].join(' | '),
  )

const COOK = 'Cook | Pike Ltd | Leeds, UK | 2019-01 | 2021-03'

test('a date beside the first point of a list dates the role above it', () => {
  const lines: Placed[] = [
    { text: 'Pike Ltd, Cook', y: 100, isBold: true },
    { text: 'Leeds, UK', x: 450, y: 100 },
    { text: '• Cooked for the whole town', y: 114, x: 54 },
    { text: 'Jan 2019 – Mar 2021', x: 440, y: 114 },
    { text: '• Kept the books', y: 128, x: 54 },
  ]
  expect(rolesOf(...lines)).toEqual([COOK])
  expect(read([NAME, heading('Experience', 80), ...lines])).toMatchObject({
    work: [{ highlights: ['Cooked for the whole town', 'Kept the books'] }],
    rest: [],
  })
})

test.each([
  [
    'a title above the bold name of a company',
    [
      { text: 'Cook', y: 100, size: 12 },
      { text: 'Pike Ltd', y: 114, isBold: true },
    ],
  ],
  [
    'a company with its place, and the role below',
    [
      { text: 'Pike Ltd – Leeds, UK', y: 100 },
      { text: 'Cook', y: 114 },
    ],
  ],
  [
    'a role with its company, and the place below',
    [
      { text: 'Cook at Pike Ltd', y: 100, isBold: true },
      { text: 'Leeds, UK', y: 114 },
    ],
  ],
] satisfies [string, Placed[]][])('%s are one role', (_what, lines) => {
  const dated = lines.some(({ text }) => text.includes('UK')) ? '' : 'Leeds, UK'
  const date: Placed[] = [
    { text: 'Jan 2019 – Mar 2021', y: 128, size: 9 },
    ...(dated ? [{ text: dated, x: 300, y: 128, size: 9 }] : []),
    { text: '• Cooked', y: 142, size: 9 },
  ]
  const again = [...lines, ...date].map((line) => ({ ...line, y: line.y + 80 }))
  expect(rolesOf(...lines, ...date, ...again)).toEqual([COOK, COOK])
})

test.each([
  ['Remote', 'Remote'],
  ['Greater Boston Area', 'Greater Boston Area'],
  ['São Paulo e Região', 'São Paulo e Região'],
  ['Berlin und Umgebung', 'Berlin und Umgebung'],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'Lyon, Auvergne-Rhône-Alpes, France'],
])('the roles of one company have its name, and %j below a date is where', (place, location) => {
  const roles = rolesOf(
    { text: 'Pike Ltd', y: 100, size: 12 },
    { text: '3 years 2 months', y: 115, size: 10.5 },
    { text: 'Head Cook', y: 136, size: 11.5 },
    { text: 'January 2020 - March 2022 (2 years 3 months)', y: 150, size: 10.5 },
    { text: place, y: 165, size: 10.5 },
    { text: 'Cook', y: 196, size: 11.5 },
    { text: 'February 2019 - December 2019 (11 months)', y: 211, size: 10.5 },
    { text: 'Old Mill', y: 246, size: 12 },
    { text: 'Baker', y: 261, size: 11.5 },
    { text: 'January 2018 - January 2019 (1 year)', y: 276, size: 10.5 },
  )
  expect(roles).toEqual([
    `Head Cook | Pike Ltd | ${location} | 2020-01 | 2022-03`,
    'Cook | Pike Ltd |  | 2019-02 | 2019-12',
    'Baker | Old Mill |  | 2018-01 | 2019-01',
  ])
})

test.each(['Old Mill Co.', 'Rye Mills, Inc.', 'Brot e. V.', 'Pan S.A.'])(
  'a title that ends with %j is no sentence, and begins its role',
  (company) => {
    const roles = rolesOf(
      { text: 'Head Cook at Pike', y: 100, isBold: true },
      { text: 'February 2021 - Present', y: 114 },
      { text: `Baker at ${company}`, y: 142, isBold: true },
      { text: 'July 2018 - January 2021 (2 years 7 months)', y: 156 },
    )
    expect(roles).toEqual([
      'Head Cook | Pike |  | 2021-02 | now',
      `Baker | ${company} |  | 2018-07 | 2021-01`,
    ])
  },
)

test('a date on several rows of a narrow column is one', () => {
  const roles = rolesOf(
    { text: 'September 2018 – January', x: 55, y: 100, size: 9 },
    { text: 'Cook', x: 178, y: 101, size: 11 },
    { text: '2021', x: 143, y: 112, size: 9 },
    { text: 'Pike Ltd', x: 178, y: 113, size: 9 },
    { text: '▪ Cooked', x: 178, y: 128, size: 9 },
  )
  expect(roles).toEqual(['Cook | Pike Ltd |  | 2018-09 | 2021-01'])
})

const foot = (page: number): Placed[] => [
  { text: '10 February 2026', x: 50, y: 797, size: 8 },
  { text: 'Zoë Lindqvist · Résumé', x: 250, y: 797, size: 8 },
  { text: String(page), x: 540, y: 797, size: 8 },
]
const role: Placed[] = [
  { text: 'Cook, Pike Ltd, Leeds', y: 100, isBold: true },
  { text: '01/2019 – 03/2021', x: 430, y: 100 },
]

test('a foot with a day is none of what is said, on one page and on several', () => {
  const first = [NAME, heading('Experience', 80), ...role]
  const one = read([...first, ...foot(1)])
  const two = read([...first, ...foot(1)], [{ text: '• Cooked', y: 60 }, ...foot(2)])
  for (const { work, rest } of [one, two]) {
    expect(work).toMatchObject([{ position: 'Cook', organization: 'Pike Ltd' }])
    expect(work).toHaveLength(1)
    expect(rest).toEqual([])
  }
})

test('dates at the head of several pages are no numbers of pages', () => {
  const headOf = (dates: string, title: string): Placed[] => [
    { text: dates, y: 40 },
    { text: title, x: 200, y: 40, isBold: true },
    { text: 'Pike Ltd', x: 200, y: 54 },
  ]
  const first: Placed[] = [NAME, heading('Experience', 80), { text: '01/2019 – 03/2021', y: 100 }]
  const pages = [
    [
      ...first,
      ...headOf('01/2019 – 03/2021', 'Cook')
        .slice(1)
        .map((line) => ({ ...line, y: line.y + 60 })),
    ],
    headOf('02/2017 – 12/2018', 'Waiter'),
    headOf('05/2015 – 01/2017', 'Driver'),
  ]
  expect(read(...pages).work.map(({ startDate }) => startDate)).toEqual(['2019-01', '2017-02', '2015-05'])
})

test('a foot that says how to reach somebody is read as such', () => {
  const reach: Placed = { text: 'zoe@example.com', y: 797, size: 8 }
  const { email, work } = read(
    [NAME, heading('Experience', 80), ...role, reach],
    [{ text: '• Cooked', y: 60 }, reach],
  )
  expect(email).toBe('zoe@example.com')
  expect(work).toMatchObject([{ highlights: ['Cooked'], summary: '' }])
})

test.each([
  [['www.linkedin.com/in/zoe-', 'lindqvist-000 (LinkedIn)'], 'https://www.linkedin.com/in/zoe-lindqvist-000'],
  [['https://www.linkedin.com/in/', 'zoelindqvist'], 'https://www.linkedin.com/in/zoelindqvist'],
  [['linkedin.com/in/zoelindqvist/', 'EXPERIENCE'], 'https://linkedin.com/in/zoelindqvist/'],
])('an address on the rows %j is %j', (rows, linkedin) => {
  const lines = rows.map((text, index) => ({ text, y: 60 + index * 12 }))
  expect(read([NAME, ...lines]).links).toMatchObject({ linkedin })
})

test.each([
  'Top Skills',
  'Principales compétences',
  'Hauptkenntnisse',
  'Aptitudes principales',
  'Principais competências',
  'Competenze principali',
  'Belangrijkste vaardigheden',
])('under %j stand skills, without how well they are known', (title) => {
  const lines = ['Sourdough', 'Advanced', 'Oven Design'].map((text, index) => ({ text, y: 100 + index * 14 }))
  expect(read([NAME, heading(title, 80), ...lines])).toMatchObject({
    skills: ['Sourdough', 'Oven Design'],
    rest: [],
  })
})

test.each([
  ['Northmoor University, PhD in Botany – Leeds, UK', 'Northmoor University', 'Botany', 'Doctorate'],
  [
    'Universidade do Porto, Licenciatura em Química, Porto, Portugal',
    'Universidade do Porto',
    'Química',
    'Bachelor',
  ],
  ['B.S. in Botany, Northmoor University', 'Northmoor University', 'Botany', 'Bachelor'],
])('%j is a study', (line, institution, area, level) => {
  const { education } = read([
    NAME,
    heading('Education', 80),
    { text: line, y: 100 },
    { text: '2014 – 2018', x: 430, y: 100 },
  ])
  expect(education).toMatchObject([{ institution, area, level }])
})

test('a single line that is much larger than the headings is none of them', () => {
  const title: Placed = { text: 'Internship', y: 20, size: 30, isBold: true }
  const rest: Placed[] = [
    heading('Education', 120),
    { text: 'Diploma in cooking', y: 140, isBold: true },
    { text: 'Cooking School of Leeds', y: 154 },
    { text: '2015 – 2018', y: 168 },
    heading('Experience', 200),
    { text: 'Cook, Pike Ltd, Leeds', y: 220, isBold: true },
    { text: '01/2019 – 03/2021', x: 430, y: 220 },
  ]
  const { work, education } = read([title, NAME, ...rest])
  expect(work.map(({ position }) => position)).toEqual(['Cook'])
  expect(education.map(({ institution }) => institution)).toEqual(['Cooking School of Leeds'])
})

test('a line in large capitals as one heading has them is a heading too, by one of its words', () => {
  const large = (text: string, y: number): Placed => ({ text, y, size: 13 })
  const { work, education } = read([
    NAME,
    large('WORK EXPERIENCE', 80),
    { text: 'Cook, Pike Ltd, Leeds', y: 100, isBold: true },
    { text: '01/2019 – 03/2021', x: 430, y: 100 },
    large('ACADEMIC DATA OF MINE', 140),
    { text: 'Diploma in cooking', y: 160, isBold: true },
    { text: 'Cooking School of Leeds', y: 174 },
    { text: '2015 – 2018', y: 188 },
  ])
  expect([work.length, education.map(({ institution }) => institution)]).toEqual([
    1,
    ['Cooking School of Leeds'],
  ])
})
