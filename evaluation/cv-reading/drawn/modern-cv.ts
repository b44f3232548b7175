import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, next, row, type Step } from './page-steps.ts'

const [DATES, TEXT, RIGHT] = [140, 150, 545]
const small = { size: 9, face: 'italic', align: 'right' } as const

const head = (name: string, below: string): Step[] => [
  row(cell(50, name, { size: 28 }), cell(RIGHT, 'Lindenstr. 17', small)),
  row(cell(50, below, { size: 14, face: 'italic' }), cell(RIGHT, '20417 Altenfels', small)),
  line(RIGHT, '+49 555 0171234', small),
  line(RIGHT, 'jonas@example.com', small),
]
const heading = (text: string): Step[] => [down(8), line(TEXT, text, { size: 13, face: 'bold' })]
const left = (text: string) => cell(DATES, text, { align: 'right' })

const person = {
  kind: 'moderncv',
  language: 'de',
  name: ['Jonas Wetterhahn'],
  education: [
    study('Hochschule Altenfels', 'Holztechnik', 'Master'),
    study('Technische Universität Neufels', 'Holzbau', 'Bachelor'),
  ],
  private: ['Lindenstr. 17', '555 0171234', 'Geburtsdatum', '19.12.1986', 'Staatsangehörigkeit'],
}
const about: Step[] = [
  ...heading('Persönliche Daten'),
  row(left('Geburtsdatum'), cell(TEXT, '19.12.1986')),
  row(left('Staatsangehörigkeit'), cell(TEXT, 'deutsch')),
]

/** Dates that go over two rows in the left column, and beside them title, employer and town as one sentence. */
const sentence = (
  dates: string,
  more: string,
  title: string,
  employer: string,
  ...points: string[]
): Step[] => [
  row(left(dates), cell(TEXT, `${title},`, { face: 'bold' }), next(employer, { face: 'italic' })),
  ...(points.length === 0 ? [row(left(more))] : []),
  ...points.map((point, nth) =>
    row(
      ...(nth === 0 ? [left(more)] : []),
      cell(TEXT, '–', { size: 9 }),
      cell(TEXT + 12, point, { size: 9 }),
    ),
  ),
]

export const modernCvClassic = drawnCv(
  {
    ...person,
    work: [
      role('Leiter der Werkstatt', ['Sägewerk Nord GmbH', 'Sägewerk Nord'], '2020-09', 'now'),
      role('Tischlermeister', 'Möbelhof Krause KG', '2016-04', '2020-08'),
    ],
  },
  head('Jonas Wetterhahn', 'Tischlermeister'),
  about,
  heading('Berufserfahrung'),
  sentence(
    'September 2020 –',
    'heute',
    'Leiter der Werkstatt',
    'Sägewerk Nord GmbH, Altenfels.',
    'Führt elf Leute und zwei Lehrlinge',
    'Neue Trockenkammer, halber Verbrauch',
  ),
  sentence(
    'April 2016 –',
    'August 2020',
    'Tischlermeister',
    'Möbelhof Krause KG, Neufels.',
    'Treppen und Türen',
  ),
  heading('Studium'),
  sentence('2014 – 2016', '', 'Master Holztechnik', 'Hochschule Altenfels.').slice(0, 1),
  sentence('2011 – 2014', '', 'Bachelor Holzbau', 'Technische Universität Neufels.').slice(0, 1),
)

const headed = (title: string, dates: string, employer: string, ...points: string[]): Step[] => [
  down(6),
  line(TEXT, title, { size: 11, face: 'bold' }),
  row(left(dates), cell(TEXT, employer)),
  ...points.map((point) => row(cell(TEXT, 'o', { size: 9 }), cell(TEXT + 12, point, { size: 9 }))),
]

/** Every title is a small heading above the row of its dates and employer. */
export const modernCvHeaded = drawnCv(
  {
    ...person,
    work: [
      role('Leiter der Werkstatt', 'Sägewerk Nord GmbH', '2020-09', 'now'),
      role('Tischlermeister', 'Möbelhof Krause KG', '2016-04', '2020-08'),
      role('Geselle im Holzbau', 'Zimmerei Abendrot e.K.', '2014-10', '2016-03'),
    ],
  },
  head('Jonas Wetterhahn', 'Lebenslauf'),
  about,
  heading('Berufserfahrung'),
  headed('Leiter der Werkstatt', 'seit 9.2020', 'Sägewerk Nord GmbH', 'Führt elf Leute und zwei Lehrlinge'),
  headed('Tischlermeister', '4.2016 – 8.2020', 'Möbelhof Krause KG', 'Treppen und Türen nach Maß'),
  headed('Geselle im Holzbau', '10.2014 – 3.2016', 'Zimmerei Abendrot e.K.', 'Dachstühle'),
  heading('Akademische Ausbildung'),
  headed('Master of Science in „Holztechnik“', '10.2012 – 9.2014', 'Hochschule Altenfels'),
  headed('Bachelor of Science in „Holzbau“', '10.2009 – 9.2012', 'Technische Universität Neufels'),
)
