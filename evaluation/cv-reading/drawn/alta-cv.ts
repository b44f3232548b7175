import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, row, to, type Step } from './page-steps.ts'

const [LEFT, SIDE] = [40, 360]

const heading = (x: number, text: string): Step[] => [down(8), line(x, text, { size: 15, face: 'bold' })]
/** The icons are letters of fonts that show nothing else. */
const entry = (
  x: number,
  title: string,
  employer: string,
  dates: string,
  place: string,
  ...points: string[]
) => [
  down(5),
  line(x, title, { size: 12 }),
  line(x, employer, { face: 'bold' }),
  row(
    cell(x, 'z', { size: 8 }),
    cell(x + 12, dates, { size: 8 }),
    ...(place === '' ? [] : [cell(x + 130, 'o', { size: 8 }), cell(x + 142, place, { size: 8 })]),
  ),
  ...points.map((point) => row(cell(x + 2, '•', { size: 9 }), cell(x + 11, point, { size: 9 }))),
]

/** Two columns; a large title stands above a bold employer, and icons before dates and places. */
export const altaCv = drawnCv(
  {
    kind: 'AltaCV',
    language: 'en',
    name: ['Ines Quarrell'],
    work: [
      role('Head of Gardens', 'Quiet Acre Trust', '2019-07', 'now'),
      role('Senior Gardener', 'Borough of Eastfold', '2014-10', '2019-07'),
      role('Apprentice Gardener', 'Fenwick & Daughters', '2011', '2014'),
    ],
    education: [
      study('University of Eastfold', 'Landscape History', 'Master'),
      study('Pike College', 'Horticulture', 'Bachelor'),
    ],
    private: ['14 Hazel Row', '0142 555 0199'],
  },
  line(LEFT, 'INES QUARRELL', { size: 26, face: 'bold' }),
  line(LEFT, 'Gardener & keeper of old walls', { size: 12, face: 'bold' }),
  row(
    cell(LEFT, '@', { size: 8 }),
    cell(LEFT + 12, 'ines@example.com', { size: 8 }),
    cell(LEFT + 120, '0142 555 0199', { size: 8 }),
    cell(LEFT + 220, '14 Hazel Row, 20417 Eastfold', { size: 8 }),
    cell(LEFT + 360, 'Eastfold, MA', { size: 8 }),
  ),
  heading(LEFT, 'EXPERIENCE'),
  entry(
    LEFT,
    'Head of Gardens',
    'Quiet Acre Trust',
    'July 2019 – Ongoing',
    'Eastfold, MA',
    'Keeps nine gardens with a team of twelve',
    'Brought bees back to four of them',
  ),
  entry(
    LEFT,
    'Senior Gardener',
    'Borough of Eastfold',
    'Oct 2014 – July 2019',
    'Eastfold, MA',
    'Planted three thousand trees along the river',
  ),
  entry(LEFT, 'Apprentice Gardener', 'Fenwick & Daughters', '2011 – 2014', 'Pike, MA', 'Roses and dry walls'),
  to(135),
  heading(SIDE, 'LIFE PHILOSOPHY'),
  line(SIDE, '“A hedge is a promise.”', { face: 'italic' }),
  heading(SIDE, 'STRENGTHS'),
  row(cell(SIDE, 'Pruning', { size: 9 }), cell(SIDE + 60, 'Dry walls', { size: 9 })),
  heading(SIDE, 'LANGUAGES'),
  row(cell(SIDE, 'English', { face: 'bold' }), cell(SIDE + 120, '5')),
  heading(SIDE, 'EDUCATION'),
  entry(SIDE, 'M.A. in Landscape History', 'University of Eastfold', 'Sept 2012 – June 2014', ''),
  entry(SIDE, 'B.Sc. in Horticulture', 'Pike College', 'Sept 2008 – June 2011', ''),
)
