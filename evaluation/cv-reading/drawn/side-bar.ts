import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, row, to, type Step } from './page-steps.ts'

const [SIDE, MAIN, RIGHT] = [40, 220, 550]
const small = { size: 9 }

const heading = (x: number, text: string): Step[] => [down(10), line(x, text, { size: 14, face: 'bold' })]
const entry = (title: string, dates: string, branch: string, text: string, ...points: string[]): Step[] => [
  down(8),
  row(cell(MAIN, title, { face: 'bold' }), cell(RIGHT, dates, { align: 'right' })),
  line(MAIN, branch, { face: 'bold' }),
  line(MAIN, text, small),
  down(4),
  line(MAIN, 'Achievements include:', { size: 9, face: 'bold' }),
  ...points.map((point) => row(cell(MAIN + 8, '•', small), cell(MAIN + 18, point, small))),
]

/** Dates with years of two digits, labels in bold among the texts of a role, and a side column of skills with bars. */
export const sideBar = drawnCv(
  {
    kind: 'latexcv',
    language: 'en',
    name: ['Petra Hollowell'],
    work: [
      role('Line Manager', 'Northern Tramways', '2015-09', 'now'),
      role('Depot Engineer', 'Northern Tramways', '2014-03', '2015-09'),
      role('Signal Fitter', 'Vale Railways Ltd', '2011-10', '2014-03'),
    ],
    education: [
      study('Universität Altenfels', 'Mechanics', 'Master'),
      study('Universität Altenfels', 'Mechanics', 'Bachelor'),
    ],
    private: ['Example St. 1', '178 910 11 12'],
  },
  line(380, 'PETRA HOLLOWELL', { size: 26, face: 'bold', align: 'center' }),
  line(380, 'Keeper of tram lines', { align: 'center' }),
  heading(MAIN, 'WORK EXPERIENCE'),
  entry(
    'Line Manager',
    'Sep 15 - NOW',
    'Northern Tramways',
    'Runs the east line with forty drivers.',
    'No cancelled tram for 200 days',
    'A rota that drivers wrote themselves',
  ),
  entry(
    'Depot Engineer',
    'Mar 14 - Sep 15',
    'Northern Tramways',
    'Kept sixty trams on the rails.',
    'New wheel lathe',
  ),
  entry(
    'Signal Fitter',
    'Oct 11 - Mar 14',
    'Vale Railways Ltd',
    'Fitted signals by night.',
    'Two junctions rebuilt',
  ),
  to(120),
  heading(SIDE, 'SKILLS'),
  row(cell(SIDE, 'Rotas', { face: 'bold' }), cell(SIDE + 90, '5+ yrs', small)),
  row(cell(SIDE, 'Lathes', { face: 'bold' }), cell(SIDE + 90, '3+ yrs', small)),
  heading(SIDE, 'CONTACT'),
  lines(SIDE, ['Example St. 1', '12345 Somewhere', '+49 178 910 11 12', 'petra@example.com'], small),
  heading(SIDE, 'EDUCATION'),
  lines(SIDE, ['2009 - 2011'], { face: 'bold' }),
  lines(SIDE, ['M. Sc. Mechanics.'], { size: 9, face: 'bold' }),
  lines(SIDE, ['Universität Altenfels', 'Wrote on worn rails and', 'what a wheel does to them.'], small),
  down(8),
  lines(SIDE, ['2006 - 2009'], { face: 'bold' }),
  lines(SIDE, ['B. Sc. Mechanics.'], { size: 9, face: 'bold' }),
  lines(SIDE, ['Universität Altenfels'], small),
)
