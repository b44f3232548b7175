import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { toRows } from './cv-rows.ts'
import { readWork } from './read-work.ts'

type Placed = Partial<TextLine> & { text: string }

const lineOf = (placed: Placed | string, y: number): TextLine => {
  const line = typeof placed === 'string' ? { text: placed } : placed
  return { x: 50, y, width: line.text.length * 5, size: 10, isBold: false, ...line }
}

/** The roles of rows 12 points apart; what is bold or has a date at its left stands further down. */
function rolesOf(...rows: (Placed | Placed[] | string)[]): string[] {
  let y = 50
  const lines = rows.flatMap((row) => {
    const placed = [row].flat()
    const begins = placed.some((one) => typeof one !== 'string' && (one.isBold === true || one.x === 10))
    y += begins ? 24 : 12
    return placed.map((one) => lineOf(one, y))
  })
  return readWork([{ rows: toRows([lines]), volunteer: false }], () => 'id').map(
    ({ position, organization, startDate, endDate }) =>
      [position, organization, startDate.slice(0, 4), endDate?.slice(0, 4) ?? 'now'].join(' | '),
  )
}

const bold = (text: string): Placed => ({ text, isBold: true })
const right = (text: string): Placed => ({ text, x: 400 })

test('bold words over parts of several roles name none', () => {
  const role = (title: string, date: string) => [
    [bold(title), right(date)],
    'Pike Mills GmbH',
    ...['Descripción', 'Proyectos'].flatMap((label) => [bold(label), '• Weirs and sluices']),
  ]
  const roles = rolesOf(
    ...role('Baker', '2019 – 2021'),
    ...role('Miller', '2016 – 2018'),
    ...role('Waiter', '2014 – 2015'),
  )
  expect(roles).toEqual([
    'Baker | Pike Mills GmbH | 2019 | 2021',
    'Miller | Pike Mills GmbH | 2016 | 2018',
    'Waiter | Pike Mills GmbH | 2014 | 2015',
  ])
})

test('a span before a paragraph is on no row of names', () => {
  const roles = rolesOf(
    bold('Softwareentwickler – Pike Mühlen GmbH'),
    '2020 – 2021. Die Pike Mühlen GmbH ist ein Mühlen-',
    'unternehmen, welches Software für Wehre verbreitet.',
    bold('Praktikum – Crumb GmbH'),
    '2018 – 2019. Ich war verantwortlich für die Entwicklung',
    'einer Software, welche Brote zählt.',
  )
  expect(roles).toEqual([
    'Softwareentwickler | Pike Mühlen GmbH | 2020 | 2021',
    'Praktikum | Crumb GmbH | 2018 | 2019',
  ])
})

test('names at commas beside a date go on in the row below when they fill theirs', () => {
  const roles = rolesOf(
    [
      { text: '2016', x: 10 },
      { text: 'Baker of Rye and Wheat, Pike Mills of the Upper Lake and the', x: 60 },
    ],
    { text: 'Lower Weir, Leeds.', x: 60 },
    { text: 'Baked bread', x: 60 },
    [
      { text: '2014', x: 10 },
      { text: 'Miller, Crumb Mills, Leeds.', x: 60 },
    ],
    { text: 'Milled rye', x: 60 },
  )
  expect(roles.map((role) => role.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Baker of Rye and Wheat | Pike Mills of the Upper Lake and the Lower Weir',
    'Miller | Crumb Mills',
  ])
})

test('a name before a dash and a town with its state is no place', () => {
  expect(rolesOf([bold('Baker'), right('2019 – 2021')], 'CRUMBRYE - Barueri, SP', '• Bread')).toEqual([
    'Baker | CRUMBRYE | 2019 | 2021',
  ])
})

test('a company with its town before a dash and a role is known', () => {
  const roles = rolesOf(
    bold('Crumb & Sons, Leeds — Bakery Manager'),
    'Mar 2021 - Present',
    bold('Pike Mills Ltd, York — Software Engineer'),
    'Jan 2018 - Feb 2021',
  )
  expect(roles).toEqual([
    'Bakery Manager | Crumb & Sons | 2021 | now',
    'Software Engineer | Pike Mills Ltd | 2018 | 2021',
  ])
})

test('a town below a date gives no role', () => {
  const role = (date: string, title: string, town: string, giver: string) => [
    [
      { text: date, x: 10, width: 60 },
      { text: title, x: 120 },
    ],
    [
      { text: town, x: 20, width: 30 },
      { text: giver, x: 120 },
    ],
    { text: '• Milled rye', x: 120 },
  ]
  const roles = rolesOf(
    ...role('2019 – 2021', 'Bakery Manager', 'Leeds', 'Hollin'),
    ...role('2016 – 2018', 'Software Engineer', 'York', 'Pike Mills Ltd'),
  )
  expect(roles).toEqual([
    'Bakery Manager | Hollin | 2019 | 2021',
    'Software Engineer | Pike Mills Ltd | 2016 | 2018',
  ])
})

test('labels in a column of their own name what stands beside them', () => {
  const row = (label: string, value: string) => [{ text: label }, { text: value, x: 200 }]
  const roles = rolesOf(
    ...[row('Dates', '2019 – 2021'), row('Position', 'Bakery Manager'), row('Employer', 'Hollin')],
    ...[row('Dates', '2016 – 2018'), row('Position', 'Miller'), row('Employer:', 'Pike Mills')],
  )
  expect(roles).toEqual(['Bakery Manager | Hollin | 2019 | 2021', 'Miller | Pike Mills | 2016 | 2018'])
})
