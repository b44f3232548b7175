import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { isPersonal } from './personal-words.ts'
import { readCv } from './read-cv.ts'
import { isPrivate } from './without-private.ts'

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
  '601 39 15 02',
  '(21) 98269-0009',
  '98765 43210',
  '171/8106299',
  'M: 663 283 36',
])('the number in %j is called', (text) => expect(isPrivate(text)).toBe(true))

test.each([
  'Raised 250 000 000 euros',
  '2019-2021',
  'ISO 27001 / 9001',
  'US Patent 11,234,567',
  'Grew from 10 000 to 25 000',
  'doi 10.1000/123456',
])('no number in %j is', (text) => expect(isPrivate(text)).toBe(false))
