import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, next, row, to, type Step } from './page-steps.ts'

const [SIDE, MAIN] = [40, 215]
const small = { size: 9 }

const heading = (x: number, text: string): Step[] => [down(8), line(x, text, { size: 14 })]
const entry = (employer: string, title: string, dates: string, ...points: string[]): Step[] => [
  down(4),
  row(cell(MAIN, employer, { face: 'bold' }), next(`| ${title}`)),
  line(MAIN, dates, small),
  ...points.map((point) => row(cell(MAIN + 8, '•', small), cell(MAIN + 18, point, small))),
]

/** Capitals and a bar between employer and title, dates and town below; studies and skills in a narrow left column. */
export const deedy = drawnCv(
  {
    kind: 'Deedy',
    language: 'en',
    name: ['Samir Vantongeren'],
    work: [
      role('Clockmaker', 'Brasswater', '2019-01', 'now'),
      role('Restoration Fellow', 'Museum of Hours', '2016-06', '2018-12'),
      role('Researcher', 'Pendulum Lab', '2014-03', '2016-05'),
    ],
    education: [
      study('Westmark University', 'Fine Mechanics', 'Master'),
      study('Westmark University', 'Physics', 'Bachelor'),
    ],
    private: ['607.555.0133'],
  },
  line(297, 'Samir Vantongeren', { size: 34, align: 'center' }),
  line(297, 'example.com | samir@example.com | 607.555.0133', { align: 'center' }),
  down(10),
  heading(SIDE, 'EDUCATION'),
  lines(SIDE, ['WESTMARK UNIVERSITY'], { face: 'bold' }),
  lines(SIDE, ['MEng in Fine Mechanics', 'Dec 2014 | Westmark, NY'], small),
  down(6),
  lines(SIDE, ['WESTMARK UNIVERSITY'], { face: 'bold' }),
  lines(SIDE, ['BS in Physics', 'May 2013 | Westmark, NY', 'Cum. GPA: 3.8 / 4.0'], small),
  heading(SIDE, 'LINKS'),
  lines(SIDE, ['Github:// samirv', 'LinkedIn:// samirv'], small),
  heading(SIDE, 'SKILLS'),
  lines(SIDE, ['Lathes • Milling • Enamel', 'Escapements • Gilding'], small),
  to(130),
  heading(MAIN, 'EXPERIENCE'),
  entry('BRASSWATER', 'Clockmaker', 'Jan 2019 - Present | New York, NY', 'Makes nine clocks a year by hand.'),
  entry(
    'MUSEUM OF HOURS',
    'Restoration Fellow',
    'June 2016 – Dec 2018 | Ithaca, NY',
    'Restored the tower clock of 1744.',
    'Wrote the catalogue of its parts.',
  ),
  heading(MAIN, 'RESEARCH'),
  entry('PENDULUM LAB', 'Researcher', 'Mar 2014 – May 2016 | Westmark, NY'),
  line(MAIN, 'Measured how oil ages in watches, with four museums.', small),
)
