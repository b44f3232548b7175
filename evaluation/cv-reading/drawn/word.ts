import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, next, row, type Step } from './page-steps.ts'

const [LEFT, RIGHT, MIDDLE, TEXT] = [60, 535, 297, 170]
const serif = { face: 'serif' } as const
const bold = { face: 'serifBold' } as const
const right = { face: 'serif', align: 'right' } as const

const heading = (text: string): Step[] => [down(10), line(LEFT, text, bold)]
const bullets = (...texts: string[]): Step[] =>
  texts.map((text) => row(cell(LEFT + 18, '•', serif), cell(LEFT + 36, text, serif)))

const employerFirst = (employer: string, dates: string, title: string, ...points: string[]): Step[] => [
  down(4),
  row(cell(LEFT, employer, bold), cell(RIGHT, dates, { face: 'serifBold', align: 'right' })),
  line(LEFT, title, { face: 'serifItalic' }),
  ...bullets(...points),
]

/** Centred head, capitals as headings, "Company, Town, ST" in bold with the dates at a tab, the title in italics below. */
export const wordEnglish = drawnCv(
  {
    kind: 'Word',
    language: 'en',
    name: ['Leonie Castellane'],
    work: [
      role('Swim Teacher', 'Pike Baths', '2021-06', 'now'),
      role('Lifeguard', 'Borough of Westmark', '2018-05', '2021-05'),
    ],
    education: [study('University of Westmark', 'Sports Science', 'Bachelor')],
    private: ['555 Harbour Way', '(909) 555-0155'],
  },
  line(MIDDLE, 'Leonie Castellane', { size: 14, face: 'serifBold', align: 'center' }),
  line(MIDDLE, '555 Harbour Way, Westmark, CA', { face: 'serif', align: 'center' }),
  line(MIDDLE, 'leonie@example.com', { face: 'serif', align: 'center' }),
  line(MIDDLE, '(909) 555-0155', { face: 'serif', align: 'center' }),
  heading('OBJECTIVE'),
  line(LEFT, 'To teach swimming to people who are afraid of water.', serif),
  heading('EDUCATION'),
  row(
    cell(LEFT, 'University of Westmark, Westmark, CA', bold),
    cell(RIGHT, 'Expected Graduation: June 2026', right),
  ),
  lines(LEFT, ['Bachelor of Arts, Sports Science', 'GPA: 3.5'], serif),
  heading('EXPERIENCE'),
  employerFirst(
    'Pike Baths, Pike, CA',
    'June 2021 – Present',
    'Swim Teacher',
    'Teaches up to fifteen children at a time',
    'Talks with parents about what their children learned',
  ),
  employerFirst(
    'Borough of Westmark, Westmark, CA',
    'May 2018 – May 2021',
    'Lifeguard',
    'Watched three pools',
  ),
  heading('SKILLS'),
  row(cell(LEFT, 'Language:', bold), next('Fluent in Spanish', serif)),
)

const titleFirst = (
  title: string,
  dates: string,
  employer: string,
  hours: string,
  ...points: string[]
): Step[] => [
  down(6),
  row(cell(LEFT, title, bold), cell(RIGHT, dates, right)),
  row(cell(LEFT, employer, serif), ...(hours === '' ? [] : [cell(RIGHT, hours, right)])),
  ...bullets(...points),
]

/** Title and dates in one row, seasons and "présent" among them, the employer below with the hours on the right. */
export const wordFrench = drawnCv(
  {
    kind: 'Word',
    language: 'fr',
    name: ['Maëlle Trévignon'],
    work: [
      role('Chargée de médiation', 'Musée des Ponts', '2023', 'now'),
      role('Assistante d’exposition', 'Galerie Vauquelin', '2022', '2022'),
      role('Guide bénévole', 'Les Amis du Canal', '2019', '2022'),
    ],
    education: [study('Université de Valmont', 'Histoire de l’art', 'Master')],
    private: [
      '23 avenue des Peupliers',
      '06 55 50 14 22',
      'Née le',
      '12 avril 1996',
      'célibataire',
      'Nationalité',
    ],
  },
  line(MIDDLE, 'MAËLLE TRÉVIGNON', { size: 13, face: 'serifBold', align: 'center' }),
  line(MIDDLE, '23 avenue des Peupliers, 69003 Lyon', { face: 'serif', align: 'center' }),
  line(MIDDLE, 'T. 06 55 50 14 22 | C. maelle@example.com', { face: 'serif', align: 'center' }),
  line(MIDDLE, 'Née le 12 avril 1996 – Nationalité française – célibataire', {
    face: 'serif',
    align: 'center',
  }),
  heading('FORMATION'),
  titleFirst('Master en Histoire de l’art', '2018-2020', 'Université de Valmont', ''),
  heading('EXPÉRIENCE PROFESSIONNELLE'),
  titleFirst(
    'Chargée de médiation',
    '2023 - présent',
    'Musée des Ponts',
    '',
    'Visites pour 12 000 élèves (2024)',
  ),
  titleFirst('Assistante d’exposition', 'Été 2022', 'Galerie Vauquelin', '', 'Accrochage et cartels'),
  heading('BÉNÉVOLAT'),
  titleFirst('Guide bénévole', '2019-2022', 'Les Amis du Canal', '(2h/semaine)', 'Promenades du dimanche'),
)

const dated = (dates: string, employer: string, title: string, ...points: string[]): Step[] => [
  down(6),
  row(cell(LEFT, dates, serif), cell(TEXT, employer, bold)),
  line(TEXT, title, { size: 9, face: 'serifBold' }),
  ...points.map((point) => row(cell(TEXT + 30, '•', serif), cell(TEXT + 40, point, serif))),
]
const labelled = (label: string, text: string) => row(cell(LEFT, label, serif), cell(TEXT, text, serif))

/** "Tabellarischer Lebenslauf": labels and dates on the left, the name in labelled rows, employer above title. */
export const wordGerman = drawnCv(
  {
    kind: 'Word, date column',
    language: 'de',
    name: ['Wilma Sternhagen'],
    work: [
      role('Werkzeugmechanikerin', 'Delphin GmbH', '2014-09', 'now'),
      role('Technische Zeichnerin', 'Medianis AG', '2006-05', '2014-08'),
    ],
    education: [study('Fachhochschule Unnatal', 'Maschinenbau')],
    private: [
      'Wasserstr. 32',
      '02303 555014',
      'Geburtsdatum',
      '04.09.1980',
      'Staatsangehörigkeit',
      'verheiratet',
    ],
  },
  line(RIGHT, 'Wilma Sternhagen | Wasserstr. 32, 59423 Unnatal', right),
  line(RIGHT, 'Telefon 02303 555014 | E-Mail wilma@example.com', right),
  down(30),
  line(LEFT, 'Lebenslauf', { size: 24, face: 'serif' }),
  heading('Persönliche Daten'),
  labelled('Name:', 'Sternhagen'),
  labelled('Vorname:', 'Wilma'),
  labelled('Geburtsdatum /-ort:', '04.09.1980 in Unnatal'),
  labelled('Staatsangehörigkeit:', 'deutsch'),
  labelled('Familienstand:', 'verheiratet, zwei Kinder'),
  heading('Beruflicher Werdegang'),
  dated(
    '09.2014 - heute',
    'Delphin GmbH, Lippstadt',
    'Werkzeugmechanikerin',
    'Formen für Spritzguss',
    'Ausbilderin',
  ),
  dated(
    '05.2006 - 08.2014',
    'Medianis AG, Unnatal',
    'Technische Zeichnerin',
    'Zeichnungen für Medizintechnik',
  ),
  heading('Ausbildung'),
  dated('2001-2005', 'Fachhochschule Unnatal, Unnatal', 'Studium des Maschinenbaus'),
  heading('Sprachkenntnisse'),
  labelled('Deutsch', 'Muttersprache'),
)
