import { expect, test } from 'vitest'
import { bold, right, rolesOf } from '#tests/setup/roles-of.ts'

test('words that several rows begin with, up to a colon, are a label and name nothing', () => {
  const entry = (giver: string, date: string, title: string) => [
    `Business: ${giver}`,
    `Date: ${date}`,
    `Position: ${title}`,
    'Duties: mixing the dough and baking all the loaves of the town.',
    12,
  ]
  expect(
    rolesOf(...entry('Hollin', '2019 – 2021', 'Baker'), ...entry('Grey Seal', '2016 – 2018', 'Counter help')),
  ).toEqual(['Baker | Hollin |  | 2019-01 | 2021-12', 'Counter help | Grey Seal |  | 2016-01 | 2018-12'])
})

test('a role below who gives it may stand further in, behind whom it answered to', () => {
  const entry = (giver: string, date: string, chief: string, title: string) => [
    [{ text: `${giver}, Leeds, UK` }, right(date)],
    { text: `Advisor: ${chief}`, x: 80 },
    { text: title, x: 80 },
    12,
  ]
  expect(
    rolesOf(
      ...entry('University of Rye', '2019 – 2021', 'Ada Weir', 'Research assistant'),
      ...entry('University of Loaf', '2016 – 2018', 'Bo Pike', 'Laboratory assistant'),
    ),
  ).toEqual([
    'Research assistant | University of Rye | Leeds, UK | 2019-01 | 2021-12',
    'Laboratory assistant | University of Loaf | Leeds, UK | 2016-01 | 2018-12',
  ])
})

test('what was done may follow the name of a role on its row', () => {
  const entry = (giver: string, part: string, date: string, said: string) => [
    [{ text: `${giver} • ${part}`, boldText: giver }, right(date)],
    { text: said, x: 80 },
    { text: 'and sold it to all the bakers of the town.', x: 80 },
    12,
  ]
  expect(
    rolesOf(
      ...entry('University of Rye', 'Bread Laboratory', '2019 – 2021', 'Research assistant. • Grew wheat'),
      ...entry('University of Loaf', 'Oven Laboratory', '2016 – 2018', 'Technician. Built an oven of clay'),
    ),
  ).toEqual([
    'Research assistant | University of Rye |  | 2019-01 | 2021-12',
    'Technician | University of Loaf |  | 2016-01 | 2018-12',
  ])
})

test('of the names behind a bold role the known one gives it, also where they go on below', () => {
  const entry = (date: string, title: string, rest: string, end: string) => [
    [bold(date), { text: `${title}, ${rest}`, x: 120, width: 440, boldText: `${title},` }],
    { text: end, x: 120 },
  ]
  expect(
    rolesOf(
      ...entry(
        '2019/2021',
        'Lecturer',
        'BRED, University of Rye, project',
        'Dough (48 loaves). Tasks: baking',
      ),
      ...entry('2016/2018', 'Lecturer', 'LOAF, University of Weir, project', 'Oven (part-time, 96 hours).'),
    ).map((role) => role.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Lecturer | University of Rye', 'Lecturer | University of Weir'])
})

test('a role and who gives it may be told in one sentence, behind their dates', () => {
  const said = (text: string) => ({ text, width: 500 })
  expect(
    rolesOf(
      said('Avril 2018 – Mars 2019 : Boulangère, responsable des pains pour la Société Grey Seal, Leeds,'),
      'Angleterre.',
      '• Pains',
      12,
      said('Mai 2015 – Mars 2018 : Boulangère, chef des fours pour le Groupe Hollin, York,'),
      'Angleterre.',
      '• Fours',
    ).map((role) => role.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual([
    'Boulangère, responsable des pains | Société Grey Seal',
    'Boulangère, chef des fours | Groupe Hollin',
  ])
})

test('a date behind a role dates it below the name of who gives it, where others have spans', () => {
  expect(
    rolesOf(
      'Hollin, Leeds, UK',
      'Baker, May 2019 – June 2021',
      '• Bread',
      12,
      'Grey Seal, York, UK',
      'Apprentice baker, June 2013',
      '• Rolls',
    ),
  ).toEqual([
    'Baker | Hollin | Leeds, UK | 2019-05 | 2021-06',
    'Apprentice baker | Grey Seal | York, UK | 2013-06 | 2013-06',
  ])
})

test('"now" in the column of dates may stand two rows below when a role began', () => {
  const entry = (date: string, title: string, said: string) => [
    [
      { text: date, x: 50 },
      { text: title, x: 120 },
    ],
    { text: said, x: 120 },
  ]
  expect(
    rolesOf(
      ...entry('09/2020', 'Baker at Hollin', '• Bread and rolls'),
      [
        { text: 'Present', x: 50 },
        { text: '• Cakes', x: 120 },
      ],
      12,
      ...entry('2018', 'Miller at Grey Seal', '• Flour'),
      12,
      ...entry('2016', 'Porter at Weir', '• Sacks'),
    ),
  ).toEqual([
    'Baker | Hollin |  | 2020-09 | now',
    'Miller | Grey Seal |  | 2018-01 | 2018-12',
    'Porter | Weir |  | 2016-01 | 2016-12',
  ])
})

test('dates may stand behind all that is said of each role', () => {
  const entry = (title: string, giver: string, date: string) => [
    bold(`${title}, ${giver}`),
    'Baked bread and rolls for all the markets of the valley.',
    'Sold them from a cart on the bridge, also in winter.',
    date,
    12,
  ]
  const read = rolesOf(
    ...entry('Baker', 'Hollin', '2019 – 2021'),
    ...entry('Miller', 'Grey Seal', '2016 – 2018'),
  )
  expect(read).toEqual(['Baker | Hollin |  | 2019-01 | 2021-12', 'Miller | Grey Seal |  | 2016-01 | 2018-12'])
})

test('a date that the next role follows stays with it', () => {
  const entry = (date: string, title: string) => [
    date,
    bold(title),
    'Baked bread for the town and the valley.',
    12,
  ]
  expect(
    rolesOf(...entry('2019 – 2021', 'Baker, Hollin'), ...entry('2016 – 2018', 'Miller, Grey Seal')),
  ).toEqual(['Baker | Hollin |  | 2019-01 | 2021-12', 'Miller | Grey Seal |  | 2016-01 | 2018-12'])
})
