import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, next, row, type Step } from './page-steps.ts'

const [LEFT, TEXT, RIGHT] = [170, 185, 550]
const label = (text: string) => cell(LEFT, text, { size: 9, align: 'right' })
const small = { size: 9 }

const section = (text: string): Step[] => [down(12), row(label(text))]
const entry = (dates: string, title: string, where: string, ...points: string[]): Step[] => [
  down(6),
  row(label(dates), cell(TEXT, title, { size: 12 })),
  line(TEXT, where),
  ...lines(
    TEXT,
    points.map((point) => `- ${point}`),
    small,
  ),
]

/** The form of 2013: labels and dates on the left, titles in larger letters beside them. */
export const europass2013 = drawnCv(
  {
    kind: 'Europass 2013',
    language: 'es',
    name: ['Nuria Valdeolmos Crespo'],
    work: [
      role('Encargada de obra', 'Piedra y Cal S.L.', '2019-10', 'now'),
      role('Albañila', 'Muros del Sur', '2016-11', '2019-09'),
    ],
    education: [
      study('IES Monte Alto', 'Construcción'),
      study('Colegio San Telmo', ['Bachillerato', 'Ciencias']),
    ],
    private: ['Calle del Olmo', '600 555 014', 'Fecha de nacimiento', '26/07/1991', 'Nacionalidad', 'Sexo'],
  },
  row(cell(TEXT, 'Curriculum vitae', { size: 11 })),
  down(10),
  row(label('INFORMACIÓN PERSONAL'), cell(TEXT, 'Nuria Valdeolmos Crespo', { size: 14 })),
  down(4),
  lines(
    TEXT,
    ['Calle del Olmo Nº12, 3ºB, 29001 Málaga (España)', '(+34) 600 555 014', 'nuria@example.com'],
    small,
  ),
  down(4),
  line(TEXT, 'Sexo Femenino | Fecha de nacimiento 26/07/1991 | Nacionalidad Española', small),
  down(6),
  row(label('EMPLEO SOLICITADO'), cell(TEXT, 'Encargada de obra', { size: 12 })),
  section('EXPERIENCIA PROFESIONAL'),
  entry(
    '01/10/2019 – Presente',
    'Encargada de obra',
    'Piedra y Cal S.L., Málaga (España)',
    'Equipo de doce personas',
    'Rehabilitación de casas antiguas',
  ),
  entry(
    '21/11/2016 – 30/09/2019',
    'Albañila',
    'Muros del Sur, Jerez de la Frontera (España)',
    'Muros de piedra seca',
  ),
  section('EDUCACIÓN Y FORMACIÓN'),
  entry('2012 – 2014', 'Técnico Superior en Construcción', 'IES Monte Alto, Málaga (España)'),
  entry('2010 – 2012', 'Bachillerato de Ciencias', 'Colegio San Telmo, Málaga (España)'),
  section('COMPETENCIAS PERSONALES'),
  row(label('Lengua materna'), cell(TEXT, 'Español')),
  { to: 790 },
  row(
    cell(40, '8/11/19', { size: 7 }),
    cell(TEXT, '© Unión Europea, 2002-2019 | http://europass.cedefop.europa.eu', { size: 7 }),
    cell(RIGHT, 'Página 1 / 1', { size: 7, align: 'right' }),
  ),
)

const MARGIN = 50
const heading = (text: string): Step[] => [down(10), line(MARGIN, text, { size: 11, face: 'bold' })]
const titled = (dates: string, title: string, employer: string, text: string): Step[] => [
  down(8),
  line(MARGIN, dates, small),
  row(cell(MARGIN, title, { size: 11, face: 'bold' }), next(employer, { size: 11 })),
  down(3),
  line(MARGIN, text, small),
]

/** The form since 2020: dates and town above, the title in bold and the employer behind it in one row. */
export const europass2020 = drawnCv(
  {
    kind: 'Europass 2020',
    language: 'fr',
    name: ['Élodie Marchebois'],
    work: [
      role('Cheffe de cuisine', 'La Table Ronde', '2021-02', 'now'),
      role('Cuisinière', 'Auberge du Pont', '2017', '2021'),
    ],
    education: [study('Lycée hôtelier de Valmont', 'Cuisine')],
    private: ['Date de naissance', '07/06/1991', 'Nationalité', 'Sexe', 'rue des Tilleuls', '655 501 42'],
  },
  line(110, 'Élodie Marchebois', { size: 16, face: 'bold' }),
  down(6),
  lines(
    110,
    [
      'Date de naissance: 07/06/1991  |  Nationalité: française  |  Sexe: Féminin  |',
      'Téléphone: (+33) 6 655 501 42 (Portable)  |  Adresse électronique:',
      'elodie@example.com  |  Adresse: 8 rue des Tilleuls, 69005, Lyon, France (Domicile)',
    ],
    small,
  ),
  heading('À PROPOS DE MOI'),
  line(MARGIN, 'Une cuisine de saison, des équipes calmes et des comptes tenus.', small),
  heading('EXPÉRIENCE PROFESSIONNELLE'),
  titled(
    '02/02/2021 – ACTUEL – LYON, FRANCE',
    'CHEFFE DE CUISINE',
    'LA TABLE RONDE',
    'Carte de saison, équipe de neuf.',
  ),
  titled(
    '2017 – 2021 – ANNECY, FRANCE',
    'CUISINIÈRE',
    'AUBERGE DU PONT',
    'Poissons du lac et pains de la maison.',
  ),
  heading('ÉDUCATION ET FORMATION'),
  titled('2015 – 2017 Valmont, France', 'BAC PRO CUISINE', 'Lycée hôtelier de Valmont', 'Mention bien.'),
  heading('COMPÉTENCES LINGUISTIQUES'),
  line(MARGIN, 'Langue(s) maternelle(s): FRANÇAIS', small),
)
