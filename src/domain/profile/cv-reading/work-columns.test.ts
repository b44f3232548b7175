import { expect, test } from 'vitest'
import { bold, right, rolesOf } from '#tests/setup/roles-of.ts'

const dated = (date: string, text: string, more: object = {}) => [
  { text: date, x: 50, ...more },
  { text, x: 130, ...more },
]

test('dates that run into the text beside their column are those of the column', () => {
  expect(
    rolesOf(
      dated('May 2018 –', 'Baker at Crumb Ltd'),
      [{ text: 'July 2020', x: 50 }],
      12,
      dated('June 2015 –', 'Cook at Pike Ltd'),
      [{ text: 'May 2018', x: 50 }],
      12,
      { text: 'Oct 2013-Aug Waiter at Loaf Ltd', x: 50, width: 200 },
      [{ text: '2014', x: 70 }],
      12,
      { text: 'May Driver at Rye Ltd', x: 50, width: 160 },
      [{ text: '2012-June', x: 50 }],
      [{ text: '2013', x: 70 }],
    ),
  ).toEqual([
    'Baker | Crumb Ltd |  | 2018-05 | 2020-07',
    'Cook | Pike Ltd |  | 2015-06 | 2018-05',
    'Waiter | Loaf Ltd |  | 2013-10 | 2014-08',
    'Driver | Rye Ltd |  | 2012-05 | 2013-06',
  ])
})

test('a year and the month behind it, in cells of their own, are one date', () => {
  const entry = (year: string, month: string, giver: string, title: string) => [
    [
      { text: year, x: 50 },
      { text: month, x: 80 },
      { text: giver, x: 180 },
    ],
    { text: title, x: 180 },
    12,
  ]
  expect(
    rolesOf(
      ...entry('2020', 'VII - 2021 III', 'Crumb Ltd', 'Baker'),
      ...entry('2017', 'VII - VIII', 'Pike Ltd', 'Cook'),
    ),
  ).toEqual(['Baker | Crumb Ltd |  | 2020-07 | 2021-03', 'Cook | Pike Ltd |  | 2017-07 | 2017-08'])
})

test('points of a list that begin with a date and a colon are roles, also where one is bold below', () => {
  expect(
    rolesOf(
      '• Juin 2017 : Responsable Marketing à Crumb Group.',
      { text: 'Création de sites pour les clients du groupe.', x: 62 },
      '• Juillet 2016 : Boulanger à Pain Doré',
      { text: 'Pain de seigle pour toute la ville et son marché.', x: 62, isBold: true },
      '• 2014 – 2015 : Cuisinier chez Pike',
    ),
  ).toEqual([
    'Responsable Marketing | Crumb Group |  | 2017-06 | 2017-06',
    'Boulanger | Pain Doré |  | 2016-07 | 2016-07',
    'Cuisinier | Pike |  | 2014-01 | 2015-12',
  ])
})

test('what stands below a company and the time that all its roles took gives none of them', () => {
  expect(
    rolesOf(
      [bold('Crumb & Sons'), { text: '2019 – 2022', x: 400, isBold: true }],
      'Various Technology Roles and Promotions',
      [{ text: 'Oven assistant' }, right('Jun. 2021 – Aug. 2022')],
      '• Kept the ovens',
      [{ text: 'Oven trainee' }, right('Jun. 2019 – May 2021')],
      '• Swept the floor',
    ),
  ).toEqual([
    'Oven assistant | Crumb & Sons |  | 2021-06 | 2022-08',
    'Oven trainee | Crumb & Sons |  | 2019-06 | 2021-05',
  ])
})

test('a date in a bracket goes on in the next row', () => {
  expect(
    rolesOf(
      bold('Baker | Crumb Clinic of Bread, Charlotte, NC (July'),
      bold('2023 – July 2024)'),
      '• Baked bread for the town',
      12,
      bold('Cook | Pike Hospital, Charlotte, NC (May 2020 – July 2023)'),
      '• Cooked for the harbour',
    ),
  ).toEqual([
    'Baker | Crumb Clinic of Bread | Charlotte, NC | 2023-07 | 2024-07',
    'Cook | Pike Hospital | Charlotte, NC | 2020-05 | 2023-07',
  ])
})

test('a town with the name of its state or region is a place', () => {
  expect(
    rolesOf(
      'Padeira, 01/2018 para 11/2019',
      'Neves & Chapon – Pelotas, Rio Grande do Sul',
      '• Fez pão para a cidade',
      12,
      'Cozinheira, 08/2014 para 09/2017',
      'Campo & Lar – Porto Belo, Santa Catarina',
      '• Cozinhou para o porto',
    ),
  ).toEqual([
    'Padeira | Neves & Chapon | Pelotas, Rio Grande do Sul | 2018-01 | 2019-11',
    'Cozinheira | Campo & Lar | Porto Belo, Santa Catarina | 2014-08 | 2017-09',
  ])
})
