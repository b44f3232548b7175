import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, page, row, type Step } from './page-steps.ts'

const [LEFT, RIGHT, MIDDLE] = [45, 550, 297]

const heading = (text: string): Step[] => [down(8), line(LEFT, text, { size: 16, face: 'bold' })]
const entry = (
  employer: string,
  place: string,
  title: string,
  dates: string,
  ...points: string[]
): Step[] => [
  down(4),
  row(
    cell(LEFT, employer, { face: 'bold' }),
    cell(RIGHT, place, { size: 9, face: 'italic', align: 'right' }),
  ),
  row(cell(LEFT, title, { size: 8 }), cell(RIGHT, dates, { size: 8, face: 'italic', align: 'right' })),
  ...points.map((point) => row(cell(LEFT + 4, '•', { size: 9 }), cell(LEFT + 14, point, { size: 9 }))),
]
const foot = (number: string): Step[] => [
  { to: 790 },
  row(
    cell(LEFT, 'February 10, 2026', { size: 8 }),
    cell(MIDDLE, 'Mira Oduya-Finch · Résumé', { size: 8, align: 'center' }),
    cell(RIGHT, number, { size: 8, align: 'right' }),
  ),
]

/** Company and town above, title and dates below; hyphens are soft ones, and a day stands at the foot of every page. */
export const awesomeCv = drawnCv(
  {
    kind: 'Awesome-CV',
    language: 'en',
    name: ['Mira Oduya-Finch', 'Mira Oduya Finch'],
    work: [
      role('Lead Oven Engineer', 'Crumb Works Inc.', '2021-03', 'now'),
      role('Co-founder & Baking Engineer', 'Rye Rooms', '2018-06', '2021-01'),
      role('Oven Technician', 'Old Mill Co., Ltd.', '2016-01', '2018-05'),
    ],
    education: [study('Northmoor University', 'Food Engineering', 'Bachelor')],
    private: ['020 7946 0142'],
  },
  line(MIDDLE, 'Mira Oduya-Finch', { size: 30, align: 'center' }),
  line(MIDDLE, 'Oven Engineer · Baking Lead', { size: 8, align: 'center' }),
  line(MIDDLE, 'Leeds, United Kingdom', { size: 8, face: 'italic', align: 'center' }),
  line(MIDDLE, '(+44) 020 7946 0142  |  mira@example.com  |  miraoduya  |  mira-oduya', {
    size: 8,
    align: 'center',
  }),
  heading('Summary'),
  line(LEFT, 'Builds ovens that bake evenly, and teams that look after them on calm night shifts.', {
    size: 9,
  }),
  heading('Work Experience'),
  entry(
    'Crumb Works Inc.',
    'Leeds, U.K.',
    'Lead Oven Engineer',
    'Mar. 2021 \u00AD Present',
    'Halved the gas that a loaf takes in three years.',
    'Trained nine technicians for hands\u00ADon repair.',
  ),
  entry(
    'Rye Rooms',
    'York, U.K.',
    'Co\u00ADfounder & Baking Engineer',
    'Jun. 2018 \u00AD Jan. 2021',
    'Opened four rooms that bake for hospitals.',
  ),
  foot('1'),
  page,
  entry(
    'Old Mill Co., Ltd.',
    'Hull, U.K.',
    'Oven Technician',
    'Jan. 2016 \u00AD May. 2018',
    'Looked after eleven ovens of four makers.',
  ),
  heading('Education'),
  entry(
    'Northmoor University',
    'Northmoor, U.K.',
    'B.S. in Food Engineering',
    'Sep. 2012 \u00AD Jul. 2015',
    'First in her year.',
  ),
  foot('2'),
)
