import { expect, test } from 'vitest'
import { bold, right, rolesOf } from '#tests/setup/roles-of.ts'

test('what a company is may stand in sentences between it and the role', () => {
  const role = (giver: string, title: string, date: string) => [
    [bold(giver), right(date)],
    'Builds software for all the mills along the river, and boats.',
    bold(title),
    '• Rye',
    12,
  ]
  expect(
    rolesOf(...role('Hollin', 'Baker', '2019 – 2021'), ...role('Grey Seal', 'Miller', '2016 – 2018')),
  ).toEqual(['Baker | Hollin |  | 2019-01 | 2021-12', 'Miller | Grey Seal |  | 2016-01 | 2018-12'])
})

test('a place in a bracket behind who gives a role is where it was', () => {
  const role = (giver: string, title: string, date: string) => [
    bold(`${giver} | ${date}`),
    title,
    '• Rye',
    12,
  ]
  expect(
    rolesOf(
      ...role('Hollin (Chemnitz)', 'Baker', '2019 – 2021'),
      ...role('Pike Mills (Leeds, UK)', 'Miller', '2016 – 2018'),
    ),
  ).toEqual([
    'Baker | Hollin | Chemnitz | 2019-01 | 2021-12',
    'Miller | Pike Mills | Leeds, UK | 2016-01 | 2018-12',
  ])
})

test('a company before its country gives the role where nobody else does', () => {
  const role = (title: string, giver: string, date: string) => [
    [bold(title), right(date)],
    giver,
    '• Rye',
    12,
  ]
  expect(
    rolesOf(
      ...role('Baker', 'Ministry of Mills, Canada', '2019 – 2021'),
      ...role('Cook', 'Hollin, France', '2016 – 2018'),
    ),
  ).toEqual([
    'Baker | Ministry of Mills | Canada | 2019-01 | 2021-12',
    'Cook | Hollin | France | 2016-01 | 2018-12',
  ])
})

test('a bold company, its place and a role behind a dash stand in one cell', () => {
  const role = (giver: string, rest: string, date: string) => [
    { text: `${giver}${rest}`, boldText: giver },
    date,
    '• Rye',
    12,
  ]
  expect(
    rolesOf(
      ...role('Hollin', ', Columbus, OH — Baker', '2019 – 2021'),
      ...role('Grey Seal', ', Dayton, OH — Lamp Keeper', '2016 – 2018'),
    ),
  ).toEqual([
    'Baker | Hollin | Columbus, OH | 2019-01 | 2021-12',
    'Lamp Keeper | Grey Seal | Dayton, OH | 2016-01 | 2018-12',
  ])
})

test('a company behind a dash has its town behind a comma', () => {
  expect(
    rolesOf('2018 · Lead developer - Hollin, Amsterdam', 6, 'I looked after the mills of the town.'),
  ).toEqual(['Lead developer | Hollin | Amsterdam | 2018-01 | 2018-12'])
})

test('a point of a list that is a date dates the role above it', () => {
  expect(
    rolesOf(
      bold('Baker, Hollin GmbH, Leeds'),
      '• Since November 2023',
      12,
      bold('Miller, Pike Mills, York'),
      '• 2019 – 2021',
    ),
  ).toEqual(['Baker | Hollin GmbH | Leeds | 2023-11 | now', 'Miller | Pike Mills | York | 2019-01 | 2021-12'])
})

test('roles within the time of one that names who gives it are given by the same', () => {
  expect(
    rolesOf(
      bold('Head Baker at Hollin'),
      'July 2011 – Present',
      { text: 'Bread Manager (April 2015 – Present)', x: 60 },
      { text: 'Baker (July 2011 – April 2015)', x: 60 },
    ),
  ).toEqual([
    'Head Baker | Hollin |  | 2011-07 | now',
    'Bread Manager | Hollin |  | 2015-04 | now',
    'Baker | Hollin |  | 2011-07 | 2015-04',
  ])
})

test('a name that fills its row up to the date goes on below', () => {
  const roles = rolesOf(
    [
      { ...bold('Cabinet of the Minister of Mills and Weirs of the Upper'), x: 50 },
      { text: '2019 – 2021', x: 330 },
    ],
    bold('Lake'),
    'Adviser on bread',
  )
  expect(roles).toEqual([
    'Adviser on bread | Cabinet of the Minister of Mills and Weirs of the Upper Lake |  | 2019-01 | 2021-12',
  ])
})

test.each([
  [['2022-07', '– obecnie'], '2022-07', 'now'],
  [['Aug 2019 – Apr', '2020'], '2019-08', '2020-04'],
])('a date that ends on the next row, as %j, is one', (dates, start, end) => {
  const [first = '', last = ''] = dates
  const roles = rolesOf(
    [
      { text: first, x: 50, width: 40 },
      { ...bold('Baker'), x: 160 },
    ],
    [{ text: last, x: 50, width: 40 }],
    { text: 'Hollin', x: 160 },
  )
  expect(roles).toEqual([`Baker | Hollin |  | ${start} | ${end}`])
})

test('labels of roles are known in further languages', () => {
  expect(rolesOf(bold('07.2019 – ∞ HOLLIN'), 'Stanowisko: Piekarz')).toEqual([
    'Piekarz | HOLLIN |  | 2019-07 | now',
  ])
})

test('a place beside a date, above a louder name and a title, gives no role', () => {
  expect(
    rolesOf(
      'Hollinford | May 2022 – Nov 2022',
      bold('PIKE MILLS'),
      'Miller',
      '• Milled.',
      12,
      'Ryestead | Apr 2023 – Oct 2023',
      bold('CRUMB'),
      'Baker',
      '• Baked.',
    ),
  ).toEqual([
    'Miller | PIKE MILLS | Hollinford | 2022-05 | 2022-11',
    'Baker | CRUMB | Ryestead | 2023-04 | 2023-10',
  ])
})

test('where places stand beside dates, a role that names nobody is not given by one', () => {
  expect(
    rolesOf(
      '2019 – 2021 Leeds, United Kingdom',
      bold('Freelance'),
      '• Baked.',
      12,
      '2016 – 2018 York, United Kingdom',
      bold('Baker, Hollin'),
      '• Baked.',
    ),
  ).toEqual([
    'Freelance |  | Leeds, United Kingdom | 2019-01 | 2021-12',
    'Baker | Hollin | York, United Kingdom | 2016-01 | 2018-12',
  ])
})

test('of two unknown names the one beside a place gives the role', () => {
  const entry = (title: string, giver: string, date: string) => [
    [
      { ...bold(giver), x: 50 },
      { text: 'Leeds, United Kingdom', x: 400 },
    ],
    [
      { text: title, x: 50 },
      { text: date, x: 440 },
    ],
    12,
  ]
  expect(
    rolesOf(
      ...entry('Customer Delight', 'Hollin', '2019 – 2021'),
      ...entry('Growth', 'Pike', '2016 – 2018'),
      ...entry('Operations', 'Weir', '2013 – 2015'),
    ).map((role) => role.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Customer Delight | Hollin', 'Growth | Pike', 'Operations | Weir'])
})

test.each(['Full-time', 'CDI', 'Vollzeit', 'Jornada completa', 'Umowa o pracę'])(
  '%j says how somebody was employed, not by whom',
  (kind) => {
    expect(rolesOf(bold('Baker'), `${kind} - Hollin`, '2019 – 2021')).toEqual([
      'Baker | Hollin |  | 2019-01 | 2021-12',
    ])
  },
)

test('of two unknown names the one with words in small letters is the role', () => {
  expect(rolesOf(bold('Grey Seal'), 'Bread quality', '2019 – 2021')).toEqual([
    'Bread quality | Grey Seal |  | 2019-01 | 2021-12',
  ])
})
