import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { dearness, DEAR } from '#tests/setup/dearness.ts'
import { toRows } from './cv-rows.ts'
import { readWork } from './read-work.ts'

type Placed = Partial<TextLine> & { text: string }

/** Lines on rows 12 points apart; an array of lines is one row, and a number is a gap of so many points. */
const linesOf = (rows: readonly (Placed | Placed[] | string | number)[]): TextLine[] => {
  let y = 50
  return rows.flatMap((row) => {
    if (typeof row === 'number') {
      y += row
      return []
    }
    y += 12
    return [row].flat().map((one) => {
      const line = typeof one === 'string' ? { text: one } : one
      return { x: 50, y, width: line.text.length * 5, size: 10, isBold: false, ...line }
    })
  })
}

const rolesOf = (...rows: (Placed | Placed[] | string | number)[]) =>
  readWork([{ rows: toRows([linesOf(rows)]), volunteer: false }], () => 'id').map(
    ({ position, organization, location, startDate, endDate }) =>
      [position, organization, location, startDate.slice(0, 4), endDate?.slice(0, 4) ?? 'now'].join(' | '),
  )

const bold = (text: string): Placed => ({ text, isBold: true })
const right = (text: string): Placed => ({ text, x: 400 })

test('names that no list knows are told by where those stand that one knows', () => {
  const roles = rolesOf(
    [bold('Blue Heron'), right('2019 – 2021')],
    'Baker',
    '• Bread',
    12,
    [bold('Grey Seal'), right('2017 – 2019')],
    'Lampwright',
    '• Lamps',
    12,
    [bold('Lampwright Row'), right('2015 – 2017')],
    'Reed Binder',
    '• Reeds',
  )
  expect(roles).toEqual([
    'Baker | Blue Heron |  | 2019 | 2021',
    'Lampwright | Grey Seal |  | 2017 | 2019',
    'Reed Binder | Lampwright Row |  | 2015 | 2017',
  ])
})

test('a cell that is a place in most entries is one where nobody knows it', () => {
  const entry = (title: string, giver: string, place: string, years: string) => [
    [bold(title), right(place)],
    [giver, right(years)].map((one) => (typeof one === 'string' ? { text: one } : one)),
    '• Bread',
    12,
  ]
  expect(
    rolesOf(
      ...entry('Baker', 'Blue Heron', 'Leeds, UK', '2019 – 2021'),
      ...entry('Cook', 'Grey Seal', 'York, UK', '2017 – 2019'),
      ...entry('Waiter', 'Old Mill', 'Whitby', '2015 – 2017'),
    ),
  ).toEqual([
    'Baker | Blue Heron | Leeds, UK | 2019 | 2021',
    'Cook | Grey Seal | York, UK | 2017 | 2019',
    'Waiter | Old Mill | Whitby | 2015 | 2017',
  ])
})

test('a field behind a title is no employer where the employer stands below', () => {
  const roles = rolesOf(
    bold('Baker'),
    'Blue Heron · 2019 – 2021',
    '• Bread',
    12,
    bold('Cook · Fish and Reeds'),
    'Grey Seal · 2017 – 2019',
    '• Soup',
  )
  expect(roles[1]).toMatch(/^Cook.* \| Grey Seal \|/)
})

test('a company set further out stands above its role, entry by entry', () => {
  const entry = (giver: string, title: string, years: string) => [
    { text: giver, size: 11 },
    [{ ...bold(title), x: 64 }, right(years)],
    { text: 'I baked bread for the whole town and kept the books of it.', x: 79 },
  ]
  expect(
    rolesOf(
      ...entry('Blue Heron', 'Baker', '2019 – 2021'),
      ...entry('Grey Seal', 'Baker', '2017 – 2019'),
      ...entry('Old Mill', 'Baker', '2015 – 2017'),
    ),
  ).toEqual([
    'Baker | Blue Heron |  | 2019 | 2021',
    'Baker | Grey Seal |  | 2017 | 2019',
    'Baker | Old Mill |  | 2015 | 2017',
  ])
})

test('a name that goes on in the row below is one', () => {
  const roles = rolesOf(
    [bold('Technician'), right('2019 – 2021')],
    'Institute for the Lamps and',
    'Reeds of the North',
    12,
    'I mended the lamps of all the boats.',
  )
  expect(roles).toEqual(['Technician | Institute for the Lamps and Reeds of the North |  | 2019 | 2021'])
})

test('a bold company, its place and its trade stand on one row', () => {
  const entry = (giver: string, trade: string, years: string) => [
    [{ text: 'Baker' }, right(years)],
    [{ text: `${giver} Leeds, UK`, boldText: giver }, right(trade)],
    '• Bread',
    12,
  ]
  expect(
    rolesOf(...entry('Blue Heron', 'Inns', '2019 – 2021'), ...entry('Grey Seal', 'Boats', '2017 – 2019')),
  ).toEqual(['Baker | Blue Heron | Leeds, UK | 2019 | 2021', 'Baker | Grey Seal | Leeds, UK | 2017 | 2019'])
})

test('a date within a point of a list dates nothing', () => {
  const roles = rolesOf(
    [bold('Baker'), right('2019 – 2021')],
    'Blue Heron',
    '• Found friends all over town who paid for the bread and came back for more of it',
    { text: 'in the winter of 2019-2020', x: 60 },
  )
  expect(roles).toEqual(['Baker | Blue Heron |  | 2019 | 2021'])
})

test('points of a list that alone have dates are roles', () => {
  const roles = rolesOf(
    '• 2019 – 2021: Baker, Blue Heron',
    '• 2017 – 2019: Cook, Grey Seal',
    '• 2015 – 2017: Waiter, Old Mill',
  )
  expect(roles).toEqual([
    'Baker | Blue Heron |  | 2019 | 2021',
    'Cook | Grey Seal |  | 2017 | 2019',
    'Waiter | Old Mill |  | 2015 | 2017',
  ])
})

test('a full stop behind a date, a title or a company makes no sentence of it', () => {
  const entry = (title: string, giver: string, years: string) => [
    { text: `${title}.`, size: 13 },
    { text: `${giver}.`, size: 12 },
    `Whitby, Salta. Mayo ${years}.`,
    '• Bread',
    12,
  ]
  expect(
    rolesOf(
      ...entry('Head of Baking and Stoves', 'Blue Heron Ltd', '2019 - Mayo 2021'),
      ...entry('Baker', 'Grey Seal Ltd', '2017 - Mayo 2019'),
    ).map((role) => role.split(' | ').toSpliced(2, 1).join(' | ')),
  ).toEqual([
    'Head of Baking and Stoves. | Blue Heron Ltd. | 2019 | 2021',
    'Baker. | Grey Seal Ltd. | 2017 | 2019',
  ])
})

test('a single year below a bold title dates a role, and one further in does not', () => {
  const roles = rolesOf(
    bold('• Baker'),
    { text: 'Blue Heron, Whitby, 2021', x: 58 },
    'I baked bread for the whole town and kept the books of it all the year.',
    12,
    bold('Cook'),
    'Grey Seal, Whitby, 2017 - 2019',
    'I cooked soup for the whole town and kept the books of it all the year.',
    12,
    { text: 'Soup of the Year (2018)', x: 70 },
  )
  expect(roles).toEqual([
    'Baker | Blue Heron | Whitby | 2021 | 2021',
    'Cook | Grey Seal | Whitby | 2017 | 2019',
  ])
})

test('a row that begins with "chez" names who gives the role', () => {
  expect(rolesOf([bold('Boulangère'), right('2019 – 2021')], 'chez Héron Bleu', '• Pain')).toEqual([
    'Boulangère | Héron Bleu |  | 2019 | 2021',
  ])
})

test('a span that ends on the next row is one, in a column of its own and behind a title', () => {
  const inColumn = rolesOf(
    [
      { text: 'May 2017 –', x: 86 },
      { text: 'Baker, Blue Heron, Leeds, UK', x: 148 },
    ],
    [
      { text: 'December 2019', x: 65 },
      { text: 'I baked bread for the whole town.', x: 148 },
    ],
  )
  expect(inColumn).toEqual(['Baker | Blue Heron | Leeds, UK | 2017 | 2019'])
  const behind = rolesOf(
    'Baker, Blue Heron, Leeds, UK 12/2017 –',
    '12/2019',
    'I baked bread for the whole town.',
  )
  expect(behind).toEqual(['Baker | Blue Heron | Leeds, UK | 2017 | 2019'])
})

test('a company below a title with its department is the employer', () => {
  const entry = (title: string, years: string) => [
    [bold(title), right(years)],
    'Universität Salzmoor',
    'Forschung und Daten für den ganzen Fachbereich und noch mehr Forschung.',
    12,
  ]
  const roles = rolesOf(
    ...entry('Mitarbeiter – Institut für Brot', '2019 – 2021'),
    ...entry('Mitarbeiter Datenerhebung', '2017 – 2019'),
  )
  expect(roles.map((role) => role.split(' | ')[1])).toEqual(['Universität Salzmoor', 'Universität Salzmoor'])
})

test('sections of many roles are read in time that grows as they do', async () => {
  const read = (length: number) =>
    rolesOf(
      ...Array.from({ length: Math.ceil(length / 4) }, (_, nth) => [
        `Baker, Blue Heron ${nth}, Leeds`,
        '2019 – 2021',
        '• Bread',
        12,
      ]).flat(),
    )
  expect(await dearness(read, 20)).toBeLessThan(DEAR)
})

test('a company before its town and country is no place', () => {
  const entry = (giver: string, title: string, years: string) => [
    [bold(`${giver}, Nancy, France`), right(years)],
    bold(title),
    'I read the books of the house and wrote what they say.',
    12,
  ]
  expect(
    rolesOf(...entry('Loria', 'Researcher', '2019 – 2021'), ...entry('Clearsy', 'Engineer', '2017 – 2019')),
  ).toEqual([
    'Researcher | Loria | Nancy, France | 2019 | 2021',
    'Engineer | Clearsy | Nancy, France | 2017 | 2019',
  ])
})

test('a group between a company and a title is part of the company', () => {
  const entry = (title: string, years: string) => [
    { text: `Heron - Seal Group - ${title}`, size: 12 },
    [{ text: 'Leeds, UK' }, right(years)],
    '• Bread',
    12,
  ]
  expect(rolesOf(...entry('Baker', '2019 – 2021'), ...entry('Cook', '2017 – 2019'))).toEqual([
    'Baker | Heron - Seal Group | Leeds, UK | 2019 | 2021',
    'Cook | Heron - Seal Group | Leeds, UK | 2017 | 2019',
  ])
})

test('a company with the time of all its roles names who gives them', () => {
  const roles = rolesOf(
    [bold('Blue Heron'), right('2015 – 2021')],
    'Leeds, UK',
    [{ text: 'Head Baker' }, right('2018 – 2021')],
    '• Bread',
    [{ text: 'Baker' }, right('2015 – 2018')],
    '• Rolls',
    12,
    [bold('Grey Seal'), right('2010 – 2014')],
    'York, UK',
    [{ text: 'Cook' }, right('2010 – 2014')],
    '• Soup',
  )
  expect(roles.map((role) => role.replace(/\| [^|]* \| (?=\d)/, '| '))).toEqual([
    'Head Baker | Blue Heron | 2018 | 2021',
    'Baker | Blue Heron | 2015 | 2018',
    'Cook | Grey Seal | 2010 | 2014',
  ])
})

test('a department between a company and a title is no employer', () => {
  const entry = (giver: string, title: string, years: string) => [
    bold(giver),
    'Department of Bread',
    [{ text: title }, right(years)],
    '• Bread',
    12,
  ]
  expect(
    rolesOf(...entry('Blue Heron', 'Baker', '2019 – 2021'), ...entry('Grey Seal', 'Cook', '2017 – 2019')).map(
      (role) => role.split(' | ')[1],
    ),
  ).toEqual(['Blue Heron', 'Grey Seal'])
})

test('a town between a company and a date is none of both', () => {
  const entry = (title: string, giver: string, town: string, years: string) => [
    bold(title),
    giver,
    town,
    years,
    '• Bread',
    12,
  ]
  expect(
    rolesOf(
      ...entry('Baker', 'Blue Heron', 'Leeds', '2019 – 2021'),
      ...entry('Lamplighter', 'Grey Seal', 'York', '2017 – 2019'),
    ),
  ).toEqual(['Baker | Blue Heron | Leeds | 2019 | 2021', 'Lamplighter | Grey Seal | York | 2017 | 2019'])
})

test('a company that looks as the titles below it gives those without a gap above', () => {
  expect(
    rolesOf(
      'Blue Heron',
      [{ text: 'Head Baker' }, right('2018 – 2021')],
      '• Bread',
      [{ text: 'Baker' }, right('2015 – 2018')],
      '• Rolls',
      12,
      [{ text: 'Freelance Cook' }, right('2010 – 2015')],
      '• Soup',
    ),
  ).toEqual([
    'Head Baker | Blue Heron |  | 2018 | 2021',
    'Baker | Blue Heron |  | 2015 | 2018',
    'Freelance Cook |  |  | 2010 | 2015',
  ])
})

test('what a company is may stand behind its name in small letters', () => {
  const roles = rolesOf(
    [bold('Blue Heron — a bakery for everybody'), right('2018 – 2021')],
    'Head Baker',
    '• Bread',
    12,
    [bold('Grey Seal — inns at the harbour'), right('2010 – 2015')],
    'Cook',
    '• Soup',
  )
  expect(roles.map((role) => role.split(' | ')[1])).toEqual(['Blue Heron', 'Grey Seal'])
})
