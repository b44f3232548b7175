import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

/** Cells of a row stand between tabs. */
type Row = string | [text: string, size: number]

const read = (...rows: Row[]) =>
  readCv(
    [
      rows.flatMap((row, nth): TextLine[] => {
        const [all, size] = typeof row === 'string' ? [row, 10] : row
        return all.split('\t').map((text, at) => {
          const place = { x: 50 + at * 200, y: 50 + nth * 20, width: text.length * 5 }
          return { ...place, text, size, isBold: size > 11 }
        })
      }),
    ],
    () => 'id',
  )

const NAME: Row = ['Mira Oduya', 22]
const ROLE: Row[] = [['Work experience', 14], 'Baker, Crumb Ltd', '2019 – 2021', '• Baked bread.']
const STUDY: Row[] = [['Education', 14], 'Diploma in Baking, Crumb School', '2010 – 2012']

test.each([
  'Berlin, 12.03.2024',
  'Lyon, le 12 mars 2024',
  'Ort, Datum: Berlin, 12.03.2024',
  'Last updated: 12 March 2024',
  'Je certifie l’exactitude. Lyon, mars 2024',
  'References available on request',
  'Autorizzo il trattamento dei dati personali.',
])('what ends a paper is no role, no study and no skill: %s', (closing) => {
  const { work, education, skills, rest } = read(
    NAME,
    ...STUDY,
    closing,
    ...ROLE,
    closing,
    ['Skills', 14],
    'Kneading',
    closing,
  )
  expect(work.map(({ position, highlights }) => [position, highlights])).toEqual([
    ['Baker', ['Baked bread.']],
  ])
  expect([education.map(({ institution }) => institution), skills]).toEqual([['Crumb School'], ['Kneading']])
  expect(new Set(rest)).toEqual(new Set([closing]))
})

test.each([
  ['#12, 3rd Cross, MG Road, Bengaluru - 560001', 'Bengaluru 560001'],
  ['Av. Paulista, 1000 – Bela Vista – São Paulo/SP – CEP 01310-100', ''],
  ['Rua das Flores, 123 – Apto 45 – Centro – Curitiba/PR', ''],
  ['CPF 123.456.789-00', ''],
  ['IBAN DE89 3704 0044 0532 0130 00', ''],
])('a street, a postcode and a number of a state are no headline and no telephone: %s', (said, location) => {
  const { headline, phone, bio, ...found } = read(NAME, said, 'Baker of bread', ...ROLE)
  expect([headline, phone, bio, found.location]).toEqual(['Baker of bread', '', '', location])
})

test.each(['RN', 'MD', 'PA', 'MA', 'CPA', 'Esq.'])('"Mira Oduya, %s" above all else is a name', (letters) => {
  const { names, location, headline } = read(
    [`Mira Oduya, ${letters}`, 22],
    'Cardiologist',
    'Boston, MA',
    ...ROLE,
  )
  expect(names).toEqual({ firstName: 'Mira', lastName: 'Oduya' })
  expect([headline, location]).toEqual(['Cardiologist', 'Boston, MA'])
})

test.each([
  'London',
  'Köln',
  'Greater London',
  'United States',
  'Metropolregion München',
  'Paris et périphérie',
])('%s is a place below the headline and below a date', (place) => {
  const span = 'January 2019 – March 2021'
  const { location, bio, work } = read(
    NAME,
    'Baker of bread',
    place,
    ['Experience', 14],
    ['Crumb Ltd', 12],
    'Baker',
    span,
    place,
    'Baked bread for all of them.',
  )
  expect([location, bio]).toEqual([place, ''])
  expect(work).toMatchObject([{ location: place, summary: 'Baked bread for all of them.' }])
})

test('a town behind a study is no subject, "(FH)" no school', () => {
  const { education } = read(
    ...[NAME, ['Education', 14] satisfies Row, 'TU München, M.Sc. Informatik, München', '2015 – 2018'],
    ...['Diplom-Ingenieur (FH) Maschinenbau, FH Aachen', '1999 – 2003'],
  )
  expect(education).toMatchObject([
    { institution: 'TU München', area: 'Informatik', studyType: 'M.Sc.' },
    { institution: 'FH Aachen', area: 'Maschinenbau', studyType: 'Diplom-Ingenieur (FH)' },
  ])
})

test('of certificates that begin with their dates each is one', () => {
  const rows = ['03/2021\tAWS Solutions Architect', '05/2019\tPRINCE2 Foundation']
  expect(read(NAME, ['Certifications', 14], ...rows).certificates).toMatchObject([
    { name: 'AWS Solutions Architect', issuer: '', date: '2021-03', expiryDate: null },
    { name: 'PRINCE2 Foundation', issuer: '', date: '2019-05', expiryDate: null },
  ])
})

test('groups of skills and how well one is known are none', () => {
  const { skills, rest } = read(
    NAME,
    ['Skills', 14],
    'Soft skills',
    'Teamwork, Patience',
    'SQL 80%',
    'Python ●●●●○',
    'Hard skills',
  )
  expect([skills, rest]).toEqual([['Teamwork', 'Patience', 'SQL', 'Python'], []])
})

test('a town in front of a company is no role, and a sentence about since when is none', () => {
  const { work } = read(
    ...[NAME, ROLE[0] ?? '', '2021 – 2023\tLondon', 'Crumb Ltd', 'Baking Engineer'],
    'Reporting to the CEO since 2020.',
  )
  expect(work).toMatchObject([
    { position: 'Baking Engineer', organization: 'Crumb Ltd', location: 'London', endDate: '2023-12' },
  ])
})

test('an end that nobody can read is no end, is not now, and is left over', () => {
  const { work, rest } = read(
    NAME,
    ['Experience', 14],
    'Baker, Crumb Ltd',
    'Jan 2020 – Xember 2021',
    '• Baked bread.',
  )
  expect(work).toMatchObject([{ organization: 'Crumb Ltd', startDate: '2020-01', endDate: '', summary: '' }])
  expect(rest).toEqual(['Jan 2020 – Xember 2021'])
})
