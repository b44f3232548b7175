import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

type Row = [text: string, size: number, x?: number]

function readRows(...rows: Row[]) {
  const lines = rows.map(([text, size, x = 50], index): TextLine => ({
    ...{ text, x, y: 40 + index * 24, width: text.length * 5, size, isBold: false },
  }))
  return readCv([lines], () => 'id')
}
const nameOf = (...rows: Row[]) => {
  const { names } = readRows(...rows)
  return names && `${names.firstName} / ${names.lastName}`
}

const WORK: Row[] = [
  ['Experience', 14],
  ['Crumb Ltd, 2019 – 2021, where I made things of all kinds for everybody', 10],
]

test.each<[why: string, rows: Row[], name: string | null]>([
  ['a family called by a trade', [['Frank Baker', 22], ['Engineer of ovens', 10], ...WORK], 'Frank / Baker'],
  ['another one', [['PETER KOCH', 22], ['Ingenieur', 10], ...WORK], 'Peter / Koch'],
  ['a trade above a name', [['Pastry Cook', 22], ['Mira Oduya', 20], ...WORK], null],
  ['a trade alone', [['Head Baker', 22], ...WORK], null],
  [
    'a nickname',
    [
      ['Mirabel (Mira) Oduya', 22],
      ['Independent Designer', 12],
    ],
    'Mirabel / Oduya',
  ],
  [
    'a day of birth behind it',
    [
      ['ZOÉ LINDQVIST Née : 15/03/1993', 16],
      ['Boulangère pour toute la ville et ses voisins', 11],
    ],
    'Zoé / Lindqvist',
  ],
  [
    'a first name above a last one in larger letters',
    [
      ['NORA', 21],
      ['LINDQVIST', 37],
      ['GAME DEV STUDENT', 8],
      ['I make games of all kinds, and mend those of others.', 8],
    ],
    'Nora / Lindqvist',
  ],
  [
    'a last word below three in the same letters',
    [
      ['ANA LUZ FLORES', 24],
      ['PIKE', 24],
      ['Front-end development', 10],
      ['I make pages of all kinds, and mend those of others.', 10],
    ],
    'Ana Luz Flores / Pike',
  ],
  [
    'the last one first, behind a label of both',
    [
      ['Name, Vorname: Lindqvist, Zoë', 10],
      ['Bäckerin aus Leidenschaft und mit viel Erfahrung', 10],
    ],
    'Zoë / Lindqvist',
  ],
  [
    'a degree',
    [
      ['Mira Oduya, PhD', 22],
      ['Food Scientist', 12],
    ],
    'Mira / Oduya',
  ],
  ['what they do in brackets', [['Mira Oduya (Web Developer)', 22]], 'Mira / Oduya'],
  ['the title of the paper beside it', [['Mira Oduya – Résumé', 22]], 'Mira / Oduya'],
  [
    'the title of the paper above it',
    [
      ['Curriculum Vitae', 26],
      ['Mira Oduya', 18],
    ],
    'Mira / Oduya',
  ],
  [
    'two lines',
    [
      ['Mira', 30],
      ['Oduya', 30],
      ['Baker of bread', 12],
    ],
    'Mira / Oduya',
  ],
  [
    'two lines with another column between',
    [
      ['Mira', 30],
      ['12 Quay Road', 10, 400],
      ['Oduya', 30],
    ],
    'Mira / Oduya',
  ],
  [
    'small letters',
    [
      ['mira oduya', 18],
      ['mira@example.com', 10],
      ['Leeds, UK', 10],
    ],
    'Mira / Oduya',
  ],
  [
    'a sign before it',
    [
      ['–Mira Oduya', 22],
      ['Baker of bread', 12],
    ],
    'Mira / Oduya',
  ],
  [
    'its two words far apart',
    [
      ['MIRA', 30],
      ['Baker of bread', 12],
      ['ODUYA', 30, 300],
    ],
    'Mira / Oduya',
  ],
  [
    'letters set apart',
    [
      ['M i r a O d u y a', 18],
      ['Baker of bread', 10],
    ],
    'Mira / Oduya',
  ],
  [
    'labels',
    [
      ['Surname: Oduya', 10],
      ['First name: Mira', 10],
    ],
    'Mira / Oduya',
  ],
  [
    'a Portuguese label',
    [
      ['Currículo', 14],
      ['NOME: Mira Oduya', 10],
    ],
    'Mira / Oduya',
  ],
  [
    'a role that is larger',
    [
      ['Independent Designer', 24],
      ['mira@example.com', 10],
    ],
    null,
  ],
  [
    'a school that is larger',
    [
      ['Colégio Notre Dame Ipanema', 24],
      ['mira@example.com', 10],
    ],
    null,
  ],
  [
    'a heading that is larger',
    [
      ['Dados Pessoais', 24],
      ['mira@example.com', 10],
    ],
    null,
  ],
])('with %s the name is found, or none is', (_why, rows, name) => expect(nameOf(...rows)).toBe(name))

test('what stands in brackets behind a name may be the headline', () => {
  expect(
    readRows(['Mira Oduya', 22], ['miraoduya | @mira_o | MiraOduya', 10], ['Baker of bread', 10]),
  ).toMatchObject({
    headline: 'Baker of bread',
  })
})
