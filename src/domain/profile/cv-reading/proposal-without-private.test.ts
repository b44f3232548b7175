import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { isPersonal } from './is-personal.ts'
import { readCv } from './read-cv.ts'
import { isPrivate } from './is-private.ts'

const PRIVATE = [
  'Date of birth 01/02/1990',
  'Date of birth: 01/02/1990 | Nationality: Portuguese',
  'Sex Female',
  'Gender: Male',
  'Née le 3 mars 1990 à Lyon',
  'Date de naissance : 3 mars 1990',
  'Nationalité : française',
  'Situation familiale : célibataire',
  'Geburtsdatum: 24.06.2001',
  'geb. 24.06.2001 in Steyr',
  '24.06.2001 in Steyr',
  '2001-06-24 in Steyr',
  'Staatsangehörigkeit: deutsch',
  'Familienstand: ledig',
  'Nacido el 6 de septiembre de 1998',
  'Fecha de nacimiento: 27-09-1991',
  'DNI: 36.372.110',
  'Data de nascimento: 19/04/1997, 26 anos',
  'Estado civil: solteira',
  'Nata il 12/02/1997',
  'Codice fiscale: ABCDEF97B52H501X',
  'Geboortedatum: 3 maart 1990',
  'Nationaliteit: Nederlandse',
  'Passport X1234567',
  'Reisepass Nr. C01X00T47',
  'ID no. 1234567',
  'TI: 1012345678',
  'CC 1012345678',
  'Nat. Ins. no. AB123456',
  'QQ123456C',
  'CNIC 35202-1234567-1',
  'NRIC S1234567D',
  'Emirates ID 784-1990-1234567-1',
  'RUT 12.345.678-9',
  '65 170839 J 003',
  'GB29 NWBK 6016 1331 9268 19',
  'IT60 X054 2811 1010 0000 0123 456',
  'Height 180 cm',
  'Größe: 180 cm',
  'Taille : 1,80 m',
  'Wzrost: 180 cm, waga: 80 kg',
  'Ausweis C',
  'ur. 3 kwietnia 1990',
  'nar. 3. dubna 1990',
  'I am 34 and married',
  'Ich bin 34 und suche Neues',
  'Soy casada, con dos hijos',
  'Father of three children',
  'Vater von zwei Kindern',
  'Mère de deux enfants',
]

test.each(PRIVATE)('%j is personal', (text) => expect(isPersonal(text)).toBe(true))

test.each([
  'Single-page applications',
  'Born digital: archives of the web',
  'Head of Nationality Law',
  'Sex education for schools',
  'Baked for 10 000 people on 12 May 2019',
  'Age-friendly kitchens',
  'Married couples’ tax advice',
  'Version 12.345.678-9',
  '2019 2020 2021',
  'IP 192.168.100.200',
  'Height 180 cm shelves',
  'J’ai 10 ans d’expérience',
  'I am engaged in the work of the port',
])('%j is not', (text) => expect(isPersonal(text)).toBe(false))

const SECRETS = [
  ...PRIVATE,
  'Call +351 900 000 000.',
  'Handy: 900 000 12',
  'Móvil 900 000 123',
  '(900) 000 123 45',
  'Write to zoe@example.com.',
  '12 Quay Road, Plymouth PL4 0AB',
  'Hauptstraße 5, 10115 Berlin',
]
const HEADINGS = [
  'Summary',
  'Experience',
  'Education',
  'Skills',
  'Projects',
  'Certifications',
  'Publications',
]

test.each(HEADINGS)('under %j nothing private is proposed, and what is left out is left over', (title) => {
  const rows = [title, 'Cook, Pike Ltd', '2019 – 2021', ...SECRETS.map((text) => `• ${text}`)]
  const lines = ['Zoë Lindqvist', ...rows].map((text, index): TextLine => ({
    ...{
      text,
      x: 50,
      y: 50 + index * 12,
      width: text.length * 5,
      size: index === 0 ? 20 : 10,
      isBold: false,
    },
  }))
  const read = readCv([lines], () => 'id')
  const { rest } = read
  const said = JSON.stringify({ ...read, rest: [], phone: '', email: '', location: '' })
  for (const secret of [
    '1990',
    '1998',
    '1991',
    '1997',
    '2001',
    '36.372',
    '900 000',
    'example.com',
    'Quay',
    'Hauptstraße',
  ])
    expect(said, secret).not.toContain(secret)
  expect(rest.join(' ')).toContain('Geburtsdatum')
})

test.each(['1', '1 ', '1.', 'born on ', 'sex ', 'a ', '01/02/', '+1 '])(
  'a long row of %j is looked through no longer than so many short ones',
  async (piece) => {
    const look = (length: number) => isPersonal(`x${piece.repeat(length / piece.length)}x`)
    expect(await dearness(look, 1_000)).toBeLessThan(DEAR)
  },
)

test.each([
  'Leeds 601 391 502',
  'Call 601 391 502 after six',
  '601 39 15 02',
  '(21) 98269-0009',
  '98765 43210',
  '171/8106299',
  'M: 663 283 36',
  'c: 663 283 36',
  'p. 0663 283 36',
  'Anschrift: Am Markt 3',
])('%j is private', (text) => expect(isPrivate(text)).toBe(true))

test.each([
  'Raised 250 000 000 euros',
  '2019-2021',
  'ISO 27001 / 9001',
  'US Patent 11,234,567',
  'Grew from 10 000 to 25 000',
  'doi 10.1000/123456',
  'Baked 250 500 250 loaves',
  'Grew from 100 200 300',
  'Wuchs auf 250.500.250 Euro',
  'ISBN 978 316 148 410',
  'EN 10204-20456',
  'DIN 12345 67890',
  'Ticket 12345-67890',
  'Founded c. 2015 - 2020',
  'p. 1024-1031',
  'Released 01.03.2016 in Bonn',
  'Led the port 01/2019 - 03/2021',
  'Im Team 3',
])('%j is not private', (text) => expect(isPrivate(text)).toBe(false))

test.each([
  'Reachable by tel. 765 4321.',
  'geb. am 3. April 1990',
  'Born 3. April 1990 in Bonn.',
  'I live in Hauptstr. 12.',
  'P.O. Box 12, Leeds',
  'Passport no. X1234567',
  'Née le 3. mars 1990.',
  'Tel. no. 0171 765 4321.',
])('nothing is left of %j where it is cut at its full stops', (text) => {
  const rows = ['Zoë Lindqvist', 'Experience', 'Cook, Pike Ltd', '2019 – 2021', `• ${text}`, '• Baked.']
  const lines = rows.map((row, index): TextLine => ({
    ...{ text: row, x: 50, y: 50 + index * 12, width: row.length * 5, size: index === 0 ? 20 : 10 },
    isBold: false,
  }))
  expect(readCv([lines], () => 'id').work).toMatchObject([{ highlights: ['Baked.'] }])
})

const ADDRESSES = [
  ...[
    'Apt 4B, 120 W Quendel',
    '12/4 Quendel Nagar, Chennai',
    'Quendelring 14',
    '14 lot. les Quendel',
    '4 hameau de Quendel',
  ],
  ...[
    'Mz A Lt 5 Urb. Quendel',
    'Cra 7 # 14-22 Quendel',
    'Fraz. Quendel 12',
    'Quendelkade 7',
    'Qd 5 Lt 3, Setor Quendel',
  ],
]
const SKILLS = ['Skills', 'Excel', 'Word']
const REACH = ['mira@example.com', '+44 7700 900123']

test.each(ADDRESSES)('%j is seen by nobody else at the head, nor beside a number to call', (address) => {
  const work = ['Experience', 'Baker, Pike Ltd', '2019 – 2021']
  for (const rows of [
    ['Mira Oduya', address, ...REACH, ...work],
    ['Mira Oduya', ...work, ...SKILLS, address, ...REACH],
    ['Mira Oduya', ...work, '• Baked.', address, ...REACH],
  ]) {
    const lines = rows.map((text, index): TextLine => ({
      ...{ text, x: 50, y: 50 + index * 12, width: text.length * 5, size: index === 0 ? 20 : 10 },
      isBold: false,
    }))
    const { rest: _, ...read } = readCv([lines], () => 'id')
    expect(JSON.stringify(read)).not.toContain('uendel')
  }
})
