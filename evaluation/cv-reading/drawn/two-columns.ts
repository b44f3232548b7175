import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, row, to, type Step } from './page-steps.ts'

const [SIDE, MAIN] = [35, 225]
const small = { size: 9 }

const heading = (x: number, text: string): Step[] => [down(12), line(x, text, { size: 13, face: 'bold' })]
const entry = (title: string, employer: string, ...points: string[]): Step[] => [
  down(8),
  line(MAIN, title, { size: 12, face: 'bold' }),
  line(MAIN, employer, { size: 10, face: 'italic' }),
  ...points.map((point) => row(cell(MAIN, '•', small), cell(MAIN + 12, point, small))),
]

/** A coloured side column with contact and studies; employer and dates joined by a dot below titles that have one too. */
export const twoColumns = drawnCv(
  {
    kind: 'Canva',
    language: 'es',
    name: ['Leandro Quiroga Montes'],
    work: [
      role('Consultor de riego', 'Aguas del Norte', '2023', 'now'),
      role(
        ['Responsable de huertos · Invernaderos', 'Responsable de huertos'],
        'Verde Claro / Semilla',
        '2020',
        '2023',
      ),
      role(['Técnico agrícola · Formación', 'Técnico agrícola'], 'Campos Abiertos', '2017', '2020'),
    ],
    education: [
      study('Universidad de Monte Alto', 'Ingeniería Agrícola', 'Bachelor'),
      study('Instituto del Agua', 'Gestión de Riego', 'Master'),
    ],
    private: ['655 501 422', 'Fecha de nacimiento', '27-09-1991', 'Nacionalidad', 'Estado civil'],
  },
  lines(SIDE, ['Fecha de nacimiento: 27-09-1991', 'Nacionalidad: Argentina', 'Estado civil: soltero'], small),
  heading(SIDE, 'CONTACTO'),
  lines(SIDE, ['+34 655 501 422', 'leandro@example.com', 'Valencia, España'], small),
  heading(SIDE, 'FORMACIÓN'),
  line(SIDE, 'Máster en Gestión de Riego', { size: 9, face: 'bold' }),
  line(SIDE, 'Instituto del Agua · 2016 – 2017', small),
  down(6),
  line(SIDE, 'Grado en Ingeniería Agrícola', { size: 9, face: 'bold' }),
  line(SIDE, 'Universidad de Monte Alto · 2012 – 2016', { size: 8 }),
  heading(SIDE, 'HABILIDADES'),
  lines(SIDE, ['• Riego', '• Suelos', '• Cuentas'], small),
  heading(SIDE, 'IDIOMAS'),
  lines(SIDE, ['• Español — Nativo', '• Inglés — B2'], small),
  to(60),
  line(MAIN, 'LEANDRO QUIROGA MONTES', { size: 22, face: 'bold' }),
  line(MAIN, 'Consultor de riego', { size: 13, face: 'italic' }),
  heading(MAIN, 'SOBRE MÍ'),
  line(MAIN, 'Llevo agua adonde hace falta y cuento cada litro.', small),
  heading(MAIN, 'EXPERIENCIA PROFESIONAL'),
  entry('Consultor de riego', 'Aguas del Norte · 2023 – Actualidad', 'Doce pueblos con riego por goteo'),
  entry(
    'Responsable de huertos · Invernaderos',
    'Verde Claro / Semilla · 2020 – 2023',
    'Nueve invernaderos',
    'Tomates',
  ),
  entry('Técnico agrícola · Formación', 'Campos Abiertos · 2017 – 2020', 'Cursos para doscientas personas'),
)
