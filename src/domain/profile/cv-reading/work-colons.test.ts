import { expect, test } from 'vitest'
import { bold, rolesOf } from '#tests/setup/roles-of.ts'

const dated = (date: string, text: string) => [
  { text: date, x: 50 },
  { text, x: 150, isBold: true },
]

test('who gives a role may stand before it at a colon, also several times', () => {
  const said = (text: string) => ({ text, x: 150 })
  expect(
    rolesOf(
      dated('08/2018 – 09/2018', 'Crumb / Horb: Ferienjob'),
      said('Bestückung und Bedienung der Öfen'),
      12,
      dated('08/2017 – 09/2017', 'Crumb / Horb: Ferienjob'),
      said('Auswuchten von Rädern und Walzen'),
      12,
      dated('07/2015 – 08/2015', 'Graue Post / Eutingen: Ferienjob'),
      said('Verladen der Pakete in Wagen'),
    ).map((role) => role.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Ferienjob | Crumb / Horb', 'Ferienjob | Crumb / Horb', 'Ferienjob | Graue Post / Eutingen'])
})

test('what a label says to be a title is one, commas and all', () => {
  const rows = [
    'Position: Teacher of Piano, Accompanist',
    'Work with children and their parents, day by day.',
  ]
  expect(rolesOf(...rows)).toEqual(['Teacher of Piano, Accompanist |  |  |  | '])
})

test('a short dash with a blank at one side alone parts a company from its place', () => {
  const rows = [
    'January 2020 – May 2022',
    bold('Baker'),
    'Crumb Logistics- Leeds, UK',
    '• Baked bread for the town',
  ]
  expect(rolesOf(...rows)).toEqual(['Baker | Crumb Logistics | Leeds, UK | 2020-01 | 2022-05'])
})

test.each([
  ['Praktikum beim Deutschen Brotzentrum', 'Praktikum', 'Deutschen Brotzentrum'],
  ['Boulanger\nÀ Pain Doré', 'Boulanger', 'Pain Doré'],
])('%j names who gives the role behind a small word', (text, title, giver) => {
  const [first = '', ...others] = text.split('\n')
  expect(rolesOf('2016 – 2017', first, ...others)).toEqual([`${title} | ${giver} |  | 2016-01 | 2017-12`])
})
