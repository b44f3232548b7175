import { drawnCv, role, study } from './drawn-cv.ts'
import { cell, down, line, lines, next, page, row, to, type Step } from './page-steps.ts'

const [LEFT, SIDE, MAIN] = [45, 20, 210]
const small = { size: 9 }

const oldHeading = (text: string): Step[] => [down(8), line(LEFT, text, { size: 16, face: 'serif' })]
/** Title and employer in one row with "at" between, and the time spent behind the dates. */
const oldEntry = (
  title: string,
  employer: string,
  dates: string,
  spent: string,
  ...texts: string[]
): Step[] => [
  down(4),
  line(LEFT, employer === '' ? title : `${title} at ${employer}`, { size: 11, face: 'serifBold' }),
  row(cell(LEFT, dates, { size: 10, face: 'serif' }), next(spent, { size: 10, face: 'serif' })),
  ...lines(LEFT + 9, texts, { size: 10, face: 'serif' }),
]

/** The export until 2017: one column of Times, titles and employers in one row. */
export const linkedInOld = drawnCv(
  {
    kind: 'LinkedIn until 2017',
    language: 'en',
    name: ['Ottoline Farrow'],
    work: [
      role('Head of Translation', 'Paper Kites, Inc.', '2014-09', 'now'),
      role('Translator', 'whitegate.example', '2010-02', '2014-08'),
      role('Interpreter, Courts and Hearings', 'City of Eastfold', '2008', '2010'),
      role('Guest Lecturer', '', '2007-03', '2007-03'),
    ],
    education: [study('Eastfold University', 'Linguistics', 'Bachelor')],
    private: [],
  },
  line(LEFT, 'Ottoline Farrow', { size: 20, face: 'serifBold' }),
  line(LEFT, 'Head of Translation at Paper Kites, Inc.', { size: 12, face: 'serif' }),
  line(LEFT, 'ottoline@example.com', { size: 11, face: 'serif' }),
  oldHeading('Summary'),
  line(LEFT, 'I turn what people say into what other people understand, in four languages.', {
    face: 'serif',
  }),
  oldHeading('Experience'),
  oldEntry(
    'Head of Translation',
    'Paper Kites, Inc.',
    'September 2014 - Present',
    '',
    'A team of nine, and eleven languages between us.',
    'OPENKITE - Our own glossary (2016)',
    '-- Nine thousand terms, all with an example.',
  ),
  oldEntry(
    'Translator',
    'whitegate.example',
    'February 2010 - August 2014',
    '(4 years 7 months)',
    'Contracts and poems.',
  ),
  oldEntry('Interpreter, Courts and Hearings', 'City of Eastfold', '2008 - 2010', '(2 years)'),
  oldEntry('Guest Lecturer', '', 'March 2007 - March 2007', '(1 month)', 'On the subtitles of silent films.'),
  oldHeading('Education'),
  line(LEFT, 'Eastfold University', { size: 11, face: 'serifBold' }),
  line(LEFT, 'Bachelor of Arts (B.A.), Linguistics, 2004 - 2008', { face: 'serif' }),
  line(520, 'Page 1', { size: 8, face: 'serif' }),
  page,
  line(LEFT, 'Ottoline Farrow', { size: 20, face: 'serifBold' }),
  line(LEFT, 'Head of Translation at Paper Kites, Inc.', { size: 12, face: 'serif' }),
  line(LEFT, 'Contact Ottoline on LinkedIn', { face: 'serif' }),
)

const sideHeading = (text: string): Step[] => [down(10), line(SIDE, text, { size: 13 })]
const mainHeading = (text: string): Step[] => [down(12), line(MAIN, text, { size: 15.75 })]
const entry = (employer: string, title: string, dates: string, place: string, ...texts: string[]): Step[] => [
  ...(employer === '' ? [down(6)] : [down(10), line(MAIN, employer, { size: 12 })]),
  line(MAIN, title, { size: 11.5 }),
  line(MAIN, dates, { size: 10.5 }),
  ...(place === '' ? [] : [line(MAIN, place, { size: 10.5 })]),
  ...lines(MAIN, texts, { size: 10.5 }),
]

type Words = {
  contact: string
  skills: string
  languages: string
  summary: string
  work: string
  education: string
}
const EN: Words = {
  contact: 'Contact',
  skills: 'Top Skills',
  languages: 'Languages',
  summary: 'Summary',
  work: 'Experience',
  education: 'Education',
}
const DE: Words = {
  contact: 'Kontakt',
  skills: 'Top-Kenntnisse',
  languages: 'Sprachen',
  summary: 'Zusammenfassung',
  work: 'Berufserfahrung',
  education: 'Ausbildung',
}

const side = ({ contact, skills, languages }: Words, speech: readonly string[]): Step[] => [
  ...sideHeading(contact),
  ...lines(SIDE, ['hanno@example.com', 'www.linkedin.com/in/hanno-', 'vessel-000 (LinkedIn)'], small),
  ...sideHeading(skills),
  ...lines(SIDE, ['Lighthouses', 'Radio', 'Diesel Engines'], small),
  ...sideHeading(languages),
  ...lines(SIDE, speech, small),
  to(60),
]

const keeper = {
  name: ['Hanno Vessel'],
  work: [
    role('Chief Keeper', 'Coast Lights', '2021-07', 'now'),
    role('Keeper', 'Coast Lights', '2018-05', '2021-06'),
    role('Radio Operator', 'Island Rescue', '2015-01', '2018-04'),
  ],
  education: [study('Pike, School of Navigation', 'Radio Engineering', 'Bachelor')],
  private: [],
}

/** The export since 2018: a dark side column, and several roles below one company with the time they took together. */
export const linkedInNew = drawnCv(
  { ...keeper, kind: 'LinkedIn since 2018', language: 'en' },
  side(EN, ['Danish (Native or Bilingual)', 'English (Professional Working)']),
  line(MAIN, 'Hanno Vessel', { size: 26 }),
  line(MAIN, 'Keeper of lights | Radio operator', { size: 12 }),
  line(MAIN, 'Leeds, England, United Kingdom', { size: 12 }),
  mainHeading(EN.summary),
  line(MAIN, 'I keep lights burning and engines quiet.', { size: 12 }),
  mainHeading(EN.work),
  entry('Coast Lights', '5 years 8 months', '', '').slice(0, 3),
  entry('', 'Chief Keeper', 'July 2021 - Present (2 years 6 months)', 'Remote', 'Nine lights from one desk.'),
  entry('', 'Keeper', 'May 2018 - June 2021 (3 years 2 months)', 'Hull, England, United Kingdom'),
  entry(
    'Island Rescue',
    'Radio Operator',
    'January 2015 - April 2018 (3 years 4 months)',
    '',
    'Night watches.',
  ),
  mainHeading(EN.education),
  line(MAIN, 'Pike, School of Navigation', { size: 12 }),
  line(MAIN, 'Bachelor of Engineering - BE, Radio Engineering · (2011 - 2015)', { size: 10.5 }),
  down(20),
  line(330, 'Page 1 of 1', { size: 9 }),
)

/** The same export in German. */
export const linkedInGerman = drawnCv(
  { ...keeper, kind: 'LinkedIn since 2018', language: 'de' },
  side(DE, ['Dänisch (Native or Bilingual)', 'Deutsch (Professional Working)']),
  line(MAIN, 'Hanno Vessel', { size: 26 }),
  line(MAIN, 'Leuchtturmwärter | Funker', { size: 12 }),
  line(MAIN, 'Hamburg, Deutschland', { size: 12 }),
  mainHeading(DE.summary),
  line(MAIN, 'Ich halte Lichter am Brennen.', { size: 12 }),
  mainHeading(DE.work),
  entry('Coast Lights', '5 Jahre 8 Monate', '', '').slice(0, 3),
  entry(
    '',
    'Chief Keeper',
    'Juli 2021 - Present (2 Jahre 6 Monate)',
    'Hamburg, Deutschland',
    'Neun Lichter.',
  ),
  entry('', 'Keeper', 'Mai 2018 - Juni 2021 (3 Jahre 2 Monate)', 'Kiel, Schleswig-Holstein, Deutschland'),
  entry('Island Rescue', 'Radio Operator', 'Januar 2015 - April 2018 (3 Jahre 4 Monate)', '', 'Nachtwachen.'),
  mainHeading(DE.education),
  line(MAIN, 'Pike, School of Navigation', { size: 12 }),
  line(MAIN, 'Bachelor of Engineering, Radio Engineering · (2011 - 2015)', { size: 10.5 }),
)
