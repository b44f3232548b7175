import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, next, row, type Step } from './page-steps.ts'

const [LEFT, RIGHT, MIDDLE] = [55, 540, 297]
const right = { align: 'right' } as const
const small = { size: 9 }

const truth = {
  kind: 'RenderCV',
  language: 'en',
  name: ['Tobias Lunn'],
  work: [
    role('Ferry Captain & Trainer', 'Sound Crossing', '2022-06', 'now'),
    role('First Mate', 'Island Lines', '2018-05', '2022-05'),
    role('Deckhand', 'Harbour Board', '2015-04', '2018-04'),
  ],
  education: [
    study('University of Northmoor', 'Nautical Science', 'Master'),
    study('Pike Marine College', 'Navigation', 'Bachelor'),
  ],
  private: [],
}

const bullet = (text: string) => row(cell(LEFT + 4, '•', small), cell(LEFT + 14, text, small))
const head = [
  line(MIDDLE, 'Tobias Lunn', { size: 28, face: 'bold', align: 'center' }),
  row(
    cell(120, 'Bristol, UK', small),
    cell(200, 'tobias@example.com', small),
    cell(320, 'example.com', small),
    cell(400, 'tobiaslunn', small),
    cell(460, 'tobiaslunn', small),
  ),
]
const heading = (text: string): Step[] => [down(8), line(LEFT, text, { size: 14, face: 'bold' })]

/** Company and title in one row with the place on the right, and the dates below it, beside the first bullet. */
const datedBeside = (what: string, place: string, dates: string, first: string, ...others: string[]) => [
  down(4),
  row(cell(LEFT, what, { face: 'bold' }), cell(RIGHT, place, right)),
  row(cell(LEFT + 4, '•', small), cell(LEFT + 14, first, small), cell(RIGHT, dates, right)),
  ...others.map(bullet),
]
const studied = (level: string, school: string, place: string, dates: string, point: string) => [
  down(4),
  row(cell(LEFT, level, { face: 'bold' }), cell(LEFT + 40, school), cell(RIGHT, place, right)),
  row(cell(LEFT + 44, '•', small), cell(LEFT + 54, point, small), cell(RIGHT, dates, right)),
]

export const renderCvClassic = drawnCv(
  truth,
  head,
  heading('Education'),
  studied(
    'MS',
    'University of Northmoor, Nautical Science',
    'Northmoor, UK',
    'Sept 2013 – May 2015',
    'Thesis on tides',
  ),
  studied('BS', 'Pike Marine College, Navigation', 'Pike, UK', 'Sept 2010 – June 2013', 'First in his year'),
  heading('Experience'),
  datedBeside(
    'Sound Crossing, Ferry Captain & Trainer',
    'Bristol, UK',
    'June 2022 – present',
    'Carries a million people a year across the sound',
    'Trained eleven captains',
  ),
  datedBeside('Island Lines, First Mate', 'Oban, UK', 'May 2018 – May 2022', 'Four ships in all weathers'),
  datedBeside('Harbour Board, Deckhand', 'Hull, UK', 'Apr 2015 – Apr 2018', 'Ropes, paint and night watches'),
  heading('Skills'),
  lines(LEFT, ['Navigation: charts, radar, tides', 'Languages: Norwegian, English'], small),
)

/** Company and town joined by a dash with the dates on the right, and the title below. */
const townBehind = (company: string, town: string, dates: string, title: string, ...points: string[]) => [
  down(4),
  row(cell(LEFT, company, { face: 'bold' }), next(`– ${town}`), cell(RIGHT, dates, right)),
  line(LEFT, title, { face: 'italic' }),
  ...points.map((point) => row(cell(LEFT + 4, '-', small), cell(LEFT + 14, point, small))),
]

export const renderCvEmber = drawnCv(
  truth,
  head,
  heading('Education'),
  townBehind(
    'University of Northmoor',
    'Northmoor, UK',
    'Sept 2013 – May 2015',
    'MS in Nautical Science',
    'Thesis on tides',
  ),
  townBehind('Pike Marine College', 'Pike, UK', 'Sept 2010 – June 2013', 'BS in Navigation'),
  heading('Experience'),
  townBehind(
    'Sound Crossing',
    'Bristol, UK',
    'June 2022 – present',
    'Ferry Captain & Trainer',
    'Carries a million people a year across the sound',
    'Trained eleven captains',
  ),
  townBehind('Island Lines', 'Oban, UK', 'May 2018 – May 2022', 'First Mate', 'Four ships in all weathers'),
  townBehind(
    'Harbour Board',
    'Hull, UK',
    'Apr 2015 – Apr 2018',
    'Deckhand',
    'Ropes, paint and night watches',
  ),
)
