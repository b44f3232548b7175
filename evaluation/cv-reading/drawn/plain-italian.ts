import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, row, type Step } from './page-steps.ts'

const [LEFT, RIGHT] = [60, 540]

const heading = (text: string): Step[] => [down(14), line(LEFT, text, { size: 14, face: 'bold' })]
const entry = (title: string, dates: string, employer: string, town: string, ...points: string[]): Step[] => [
  down(6),
  row(cell(LEFT, title, { face: 'bold' }), cell(RIGHT, dates, { face: 'bold', align: 'right' })),
  row(cell(LEFT, employer, { face: 'italic' }), cell(RIGHT, town, { face: 'italic', align: 'right' })),
  ...points.map((point) => row(cell(LEFT, '•'), cell(LEFT + 10, point))),
]

/** Italian: title and dates in one row, employer and town below, months in words. */
export const plainItalian = drawnCv(
  {
    kind: 'LaTeX, own',
    language: 'it',
    name: ['Ginevra Paltrinieri'],
    work: [
      role('Restauratrice di affreschi', 'Bottega Lucente S.r.l.', '2020-02', 'now'),
      role('Assistente di restauro', 'Museo della Torre', '2017-07', '2020-01'),
    ],
    education: [
      study('Università di Montalto', 'Conservazione dei beni culturali', 'Master'),
      study('Liceo Artistico Fiorini', ['Maturità artistica', 'Diploma']),
    ],
    private: ['Via del Melo', '324 555 0142', 'Data di nascita', '03/05/1991', 'Nazionalità'],
  },
  line(LEFT, 'GINEVRA PALTRINIERI', { size: 20, face: 'bold' }),
  line(LEFT, 'Restauratrice | Affreschi e stucchi', { size: 11, face: 'bold' }),
  lines(LEFT, [
    'ginevra@example.com | +39 324 555 0142',
    'Via del Melo 7, 41012 Montalto (MO)',
    'Data di nascita: 03/05/1991 | Nazionalità: italiana',
  ]),
  heading('Profilo Professionale'),
  line(LEFT, 'Rimetto in luce quello che il tempo ha coperto, e lascio stare il resto.'),
  heading('Esperienza Professionale'),
  entry(
    'Restauratrice di affreschi',
    'Febbraio 2020 – in corso',
    'Bottega Lucente S.r.l.',
    'Modena (MO)',
    'Tre cappelle del Quattrocento',
    'Una squadra di quattro persone',
  ),
  entry(
    'Assistente di restauro',
    'Luglio 2017 – Gennaio 2020',
    'Museo della Torre',
    'Montalto',
    'Stucchi e cornici',
  ),
  heading('Istruzione e Formazione'),
  entry(
    'Laurea Magistrale in Conservazione dei beni culturali',
    '2014 – 2017',
    'Università di Montalto',
    'Montalto',
  ),
  entry('Diploma di Maturità artistica', '2009 – 2014', 'Liceo Artistico Fiorini', 'Montalto'),
  heading('Lingue'),
  lines(LEFT, ['Italiano: madrelingua', 'Inglese: B2']),
)
