import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

type Placed = Partial<TextLine> & { text: string; y: number }

const placed = ({ text, y, ...more }: Placed): TextLine => ({
  ...{ text, x: 50, y, width: text.length * 5, size: 10, isBold: false },
  ...more,
})
const studiesOf = (...lines: Placed[]) => {
  const above: Placed[] = [
    { text: 'Zoë Lindqvist', y: 40, size: 22 },
    { text: 'Education', y: 80, size: 15, isBold: true },
  ]
  const { education } = readCv([[...above, ...lines].map(placed)], () => 'id')
  return education.map(({ institution, studyType, area }) => [institution, studyType, area].join(' | '))
}

test('a school and a degree that stand below their date are the study’s', () => {
  const lines = [
    { text: 'October 2009 – October 2015', y: 100 },
    { text: 'Ph.D. in Bread Science, Direct track for excellent students, GPA: 94/100.', y: 114 },
    { text: 'Pike Institute – Leeds, UK', y: 126 },
    { text: 'Advisor: Prof. Mira Oduya', y: 138 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'Pike Institute | Ph.D. | Bread Science, Direct track for excellent students',
  ])
})

test('a degree in the first point of a list is the one of the school above', () => {
  const lines = [
    { text: 'Universidad del Trigo', y: 100, isBold: true },
    { text: '2016 – 2020', x: 450, y: 100, isBold: true },
    { text: '• Grado en Historia del Pan', x: 54, y: 116 },
    { text: '• Un total de 6 matrículas', x: 54, y: 128 },
  ]
  expect(studiesOf(...lines)).toEqual(['Universidad del Trigo | Grado | Historia del Pan'])
})

test('a name that goes on in the next row is whole', () => {
  const lines = [
    { text: 'IFSP (2020 - 2024)', y: 100, isBold: true },
    { text: 'Ensino Superior: Bacharel em Ciências', y: 114 },
    { text: 'da Computação.', y: 128 },
  ]
  expect(studiesOf(...lines)).toEqual(['IFSP | Bacharel em Ciências da Computação | Ensino Superior'])
})

test('a subject below a degree that names none is its own', () => {
  const lines = [
    { text: 'Diplôme d’études collégiales (DEC)', y: 100, isBold: true },
    { text: '2020-2022', x: 450, y: 100 },
    { text: 'Collège des Moulins', y: 114 },
    { text: 'Sciences de la santé', y: 128 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'Collège des Moulins | Diplôme d’études collégiales (DEC) | Sciences de la santé',
  ])
})

test('a school further in than the study above it is its own', () => {
  const lines = [
    { text: 'Master in Botany', y: 100, isBold: true },
    { text: '2010 – 2013', x: 450, y: 100, isBold: true },
    { text: 'University of Pike', x: 75, y: 114 },
    { text: 'Thesis: Weeds', x: 75, y: 128 },
  ]
  expect(studiesOf(...lines)).toEqual(['University of Pike | Master | Botany'])
})

test('a school that is cut at the end of a row of names is whole, with the word before its kind', () => {
  const lines = [
    { text: '2013–2016', x: 10, y: 100 },
    { text: 'Bacharel em Botânica, Pontifícia Universidade Católica do Lago', x: 75, y: 100, width: 400 },
    { text: 'Grande, Rio Verde.', x: 75, y: 114 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'Pontifícia Universidade Católica do Lago Grande | Bacharel | Botânica',
  ])
})

test.each([
  ['Abitur: Gymnasium Hechtstadt 2008 - 2016', 'Gymnasium Hechtstadt | Abitur | '],
  ['Universität: Botanik an der Hecht Universität 2016 - 2020', 'Hecht Universität |  | Botanik'],
])('%j names a school behind what was studied there', (text, study) => {
  expect(studiesOf({ text, y: 100 })).toEqual([study])
})

test('a bold study a little above its school begins an entry that ends with its date', () => {
  const rows = (y: number, degree: string, school: string, date: string): Placed[] => [
    { text: degree, y, isBold: true },
    { text: school, y: y + 18 },
    { text: date, y: y + 30 },
  ]
  const lines = [
    ...rows(110, 'Bachelor of Science Botanik', 'Hecht Fachhochschule, Bern', '2022 – heute'),
    ...rows(172, 'Sekundarschule', 'Bildungszentrum Hecht', '2014 – 2017'),
    ...rows(234, 'Matura', 'Gymnasium Hecht', '2010 – 2014'),
  ]
  expect(studiesOf(...lines)).toEqual([
    'Hecht Fachhochschule | Bachelor of Science | Botanik',
    'Bildungszentrum Hecht |  | ',
    'Gymnasium Hecht | Matura | ',
  ])
})

test('a span whose end stands below its start behind a dash dates the study beside it', () => {
  const lines = [
    { text: '2023-02', y: 100 },
    { text: 'Botany, Master', x: 120, y: 100, isBold: true },
    { text: '- 2025-02', y: 112 },
    { text: 'University of Pike', x: 120, y: 117 },
  ]
  expect(studiesOf(...lines)).toEqual(['University of Pike | Master | Botany'])
})

test('a subject stays apart from the school above it, and is found behind the word that says so', () => {
  const lines = [
    { text: '2021-2022 Bac général', y: 100, isBold: true },
    { text: 'Lycée Brochet', y: 114 },
    { text: 'spécialités chimie / histoire', y: 128 },
    { text: 'UMK 10.2005 - 07.2010', y: 150, isBold: true },
    { text: 'Wydział Chleba,', y: 164 },
    { text: 'kierunek: Etnologia,', y: 178 },
  ]
  expect(studiesOf(...lines)).toEqual(['Lycée Brochet | Bac | général', 'UMK |  | Etnologia'])
})

test.each([
  ['Pike University: Bread Technology 2018 - 2020', 'Pike University |  | Bread Technology'],
  ['German high school: Hecht-Gymnasium 2009 - 2017', 'Hecht-Gymnasium |  | '],
])('%j is a school and what was studied there, parted by a colon', (text, study) => {
  expect(studiesOf({ text, y: 100 })).toEqual([study])
})

test('studies with a year each below the name of their school are all of that school', () => {
  const lines = [
    { text: 'University of Pike', y: 100, size: 14 },
    { text: '2007', y: 118 },
    { text: 'Bachelor of Science (Bread, Cakes)', x: 100, y: 118 },
    { text: '2016', y: 132 },
    { text: 'Master of Arts (Knots)', x: 100, y: 132 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'University of Pike | Bachelor of Science | Bread, Cakes',
    'University of Pike | Master of Arts | Knots',
  ])
})

test('a second degree below the first one is one of the same school', () => {
  const lines = [
    { text: '2016', y: 100 },
    { text: 'University of Pike', x: 100, y: 100 },
    { text: 'B.A. in Botany', x: 100, y: 114 },
    { text: 'Areas of interest: weeds, trees', x: 100, y: 128 },
    { text: 'B.S. in Forensics', x: 100, y: 142 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'University of Pike | B.A. | Botany',
    'University of Pike | B.S. | Forensics',
  ])
})

test('studies on rows of their own stay apart where each row lists all of one', () => {
  const lines = [
    { text: '2014 – 2017 : Licence Botanique, Université du Brochet', y: 100, width: 400 },
    { text: '2012 – 2014 : BTS Boulangerie, Lycée des Moulins', y: 114 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'Université du Brochet | Licence | Botanique',
    'Lycée des Moulins | BTS | Boulangerie',
  ])
})

test('a school above a subject with its date begins an entry, however near the heading is', () => {
  const lines = [
    { text: 'Colégio do Lúcio', y: 92 },
    { text: 'Ensino médio | 2017-2019', y: 106 },
    { text: 'Universidade do Trigo', y: 132 },
    { text: 'Ciência da Computação | 2024 – 2028 (Previsão)', y: 146 },
  ]
  expect(studiesOf(...lines)).toEqual([
    'Colégio do Lúcio | Ensino médio | ',
    'Universidade do Trigo |  | Ciência da Computação',
  ])
})

test.each([
  [['2014 – 2016', 'Bachelor Botanik, Mühlwerk, Hecht'], 'Mühlwerk | Bachelor | Botanik'],
  [['2014 – 2016', 'Diploma', 'Marketing', 'Le Four'], 'Le Four | Diploma Marketing | '],
  [['2010 – 2014', 'Gymnasium am See', 'Hechtheim', 'Abitur'], 'Gymnasium am See | Abitur | '],
])('of %j a school that no word tells is known by its place, and a town names no subject', (texts, study) => {
  expect(studiesOf(...texts.map((text, index) => ({ text, y: 100 + index * 14 })))).toEqual([study])
})
