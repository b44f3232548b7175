import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

type Row = [text: string, size?: number, isBold?: boolean]

const rolesOf = (...rows: Row[]) =>
  readCv(
    [
      [['Zoë Lindqvist', 22] satisfies Row, ...rows].flatMap(([row, size = 10, isBold = false], index) =>
        row.split('\t').flatMap((text, at): TextLine[] =>
          text === ''
            ? []
            : [
                {
                  ...{ text, x: 50 + at * 130, y: 50 + index * 20, width: text.length * 5, size, isBold },
                },
              ],
        ),
      ),
    ],
    () => 'id',
  ).work.map(({ position, organization }) => `${position} | ${organization}`)

const ROLES: Row[] = [
  ['Baker, Crumb Ltd', 12],
  ['03/2019 – 05/2021'],
  ['Baked bread for the whole town.'],
  ['Cook, Pike Ltd', 12],
  ['01/2015 – 02/2019'],
  ['Cooked for the whole harbour.'],
]
const READ = ['Baker | Crumb Ltd', 'Cook | Pike Ltd']

test('the only heading of work is one however small it is', () => {
  const skills: Row[] = [['Skills', 16, true], ['Kneading'], ['Languages', 16, true], ['English']]
  expect(rolesOf(['BERUFSERFAHRUNG', 8], ...ROLES, ...skills)).toEqual(READ)
})

test('where no heading of work is known, a louder line with a word of work is one', () => {
  const skills: Row[] = [['Technical Skills', 12, true], ['Kneading and baking of all kinds of bread']]
  expect(rolesOf(...skills, ['ORGANISATIONAL EXPERIENCE', 10, true], ...ROLES)).toEqual(READ)
})

test('where no heading of work is known, spans of time under one that nobody knows are those of roles', () => {
  const about: Row[] = [
    ['Profile', 18],
    ['I bake.'],
    ['Education', 18],
    ['Diploma in baking, Crumb School, 2014'],
  ]
  expect(rolesOf(...about, ['Where I have been', 18], ...ROLES)).toEqual(READ)
})

test('what stands above a span under a heading of something else is left over', () => {
  const line = (text: string, y: number): TextLine => ({ text, x: 50, y, width: 90, size: 9, isBold: false })
  const { work, rest } = readCv(
    [[line('Interests', 50), line('Rowing', 70)], [line('Jan 2020 – present Crumb Ltd', 50)]],
    () => 'id',
  )
  expect([work.map(({ organization }) => organization), rest]).toEqual([['Crumb Ltd'], ['Rowing']])
})

test('a subject that has a word of work in it heads none', () => {
  const study: Row[] = [
    ['Education', 16, true],
    ['Prevención de Riesgos Laborales', 12, true],
    ['2014 – 2016'],
  ]
  expect(rolesOf(...study, ['Crumb School, Leeds'], ['Skills', 16, true], ['Kneading'])).toEqual([])
})

test('an address of work before a colon begins no section', () => {
  expect(rolesOf(['Home : 12 Quay Road, Plymouth'], ['Work : 5 Mill Lane, Plymouth'])).toEqual([])
})

test('without any heading what stands beside its time is a role or a study', () => {
  const about: Row[] = [['Bäckerin in Leeds und Umgebung'], ['zoe@example.com']]
  const dated: Row[] = [
    ['11/2017 – 08/2019\tProduktionsmitarbeiter bei Crumb GmbH', 11],
    ['\tEinbau von Endteilen in Öfen.'],
    ['12/2015 – 08/2017\tKüchenhilfe bei Pike GmbH', 11],
    ['\tKochen für den ganzen Hafen.'],
    ['09/2010 – 06/2014\tGymnasium Leeds', 11],
  ]
  expect(rolesOf(...about, ...dated)).toEqual([
    'Produktionsmitarbeiter | Crumb GmbH',
    'Küchenhilfe | Pike GmbH',
  ])
})
