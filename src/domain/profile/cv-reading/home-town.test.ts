import { expect, test } from 'vitest'
import { townOf } from '#/domain/place/town.ts'
import type { TextLine } from '#/domain/text/text-line.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { hasAddress, homeTown, isAddress, isStreetOrHouse } from './home-town.ts'
import { readCv } from './read-cv.ts'

const line = (text: string, y: number): TextLine => ({
  ...{ text, x: 50, y, width: text.length * 5, size: y === 50 ? 20 : 10, isBold: false },
})
const readTop = (...rows: string[]) =>
  readCv([['Zoë Lindqvist', ...rows].map((text, index) => line(text, 50 + index * 30))], () => 'id')

test.each([
  ['Adresse: Hauptstraße 5, 10115 Berlin', '10115 Berlin', 'Berlin'],
  ['Anschrift: Am Markt 3a, D-69117 Heidelberg, Deutschland', 'D-69117 Heidelberg', 'Heidelberg'],
  ['Adresse: Landstr. 7, 1010 Wien, Österreich', '1010 Wien', 'Wien'],
  ['Dirección: Calle Mayor 5, 28013 Madrid', '28013 Madrid', 'Madrid'],
  ['Dirección: C/ Mayor, 5, 2º B, Sevilla', 'Sevilla', 'Sevilla'],
  ['Adresse : 12 bis rue de la Paix, 75002 Paris', '75002 Paris', 'Paris'],
  ['12 rue de la Paix 75002 Paris', '75002 Paris', 'Paris'],
  ['Address: Flat 2, 14 Green Street, Bath', 'Bath', 'Bath'],
  ['Address: 14 Green Street, Bath BA1 2JZ, UK', 'Bath BA1 2JZ', 'Bath'],
  ['14 Green Street, Bath, BA1 2JZ', 'Bath, BA1 2JZ', 'Bath'],
  ['Address: 742 Evergreen Terrace, Springfield, IL 62704', 'Springfield, IL 62704', 'Springfield'],
  ['1420 Broadway, Oakland, CA 94612', 'Oakland, CA 94612', 'Oakland'],
  ['Address: 1420 Broadway, Oakland', 'Oakland', 'Oakland'],
  ['Address: Rua Augusta 25, 1100-048 Lisboa', '1100-048 Lisboa', 'Lisboa'],
  ['Morada: Rua do Ouro 3, Porto', 'Porto', 'Porto'],
  ['Adres: ul. Marszałkowska 10/5, 00-590 Warszawa', '00-590 Warszawa', 'Warszawa'],
  ['Address: Bath, 14 Green Street', 'Bath', 'Bath'],
  ['Location: San Francisco, California', 'San Francisco, California', 'San Francisco'],
  ['Ort: 10115 Berlin', '10115 Berlin', 'Berlin'],
])('%j leaves %j, and the street to nobody', (row, location, town) => {
  const read = readTop('Baker of bread', row, 'I bake.')
  expect(read).toMatchObject({ location, headline: 'Baker of bread', bio: 'I bake.' })
  expect(townOf(read.location)).toBe(town)
})

test.each([
  'Domicilio: Ave: Colmenares, #2455 Col. Conjunto Nuevo',
  'Dirección: Av: Colmenares, n.º 4',
  'Address: 14 Green Street',
  'Adresse: Hauptstraße 5',
  'Dirección: Calle Mayor',
  '14 Green Street',
])('%j is no place: the line comes as it is', (row) => {
  const { location, headline, bio, rest } = readTop('Baker of bread', row)
  expect({ location, headline, bio }).toEqual({ location: '', headline: 'Baker of bread', bio: '' })
  expect(rest).toEqual([row])
})

test('a label that stands alone says nothing of the person', () => {
  expect(readTop('Angaben zur Person:', 'I bake.')).toMatchObject({ headline: '' })
})

test.each([
  ['12 Quay Road, Plymouth PL4 0AB · +44 7700 900145 · z@example.com', 'Plymouth PL4 0AB'],
  ['Quay Road · Plymouth PL4 0AB · 07700 900145', 'Plymouth PL4 0AB'],
  ['Flat 3 | Green Street 14 | 10115 Berlin', '10115 Berlin'],
  ['Quay Road, Plymouth', 'Plymouth'],
  ['5 The Maltings, Bristol', 'Bristol'],
  ['12 Quay Road · Plymouth · PL4 0AB', ''],
  ['Home : Mill Lane, Plymouth', 'Plymouth'],
  ['22, Seaview · Triq Santa Marija', ''],
  ['P.O. Box 12, Galway', ''],
  ['PL4 0AB, United Kingdom', 'United Kingdom'],
  ['Tél. : 06 12 34 56 78 — z@example.com', ''],
])('of %j nothing is said of the person', (row, location) => {
  const read = readTop('Baker of bread', row, 'I bake.')
  expect(read).toMatchObject({ location, headline: 'Baker of bread', bio: 'I bake.' })
  expect(readTop(row)).toMatchObject({ headline: '', bio: '' })
})

test.each([
  'Write to z@example.com or call.',
  'Call me, 07700 900145.',
  'You find me at 12 Quay Road in Plymouth.',
  'I live in Plymouth, PL4 0AB.',
  'J’habite au 14 rue des Tanneurs à Lyon.',
  'J’habite à Lyon, 69005 Lyon.',
  'Ich wohne in der Hauptstraße 5 in Berlin.',
  'Vivo en la calle Mayor 5.',
  'Storgatan 5, 111 22 Stockholm.',
  'Kr 2 A # 87 c 65 sur, Bogotá.',
  'Vivo en la Calle 45 No. 12-30.',
  'Write to zoe (at) example (dot) com.',
])('the row %j of a summary is left over', (row) => {
  const read = readTop('Baker of bread', 'Summary', 'I bake in 2 towns for 10000 Kunden.', row)
  expect(read).toMatchObject({ bio: 'I bake in 2 towns for 10000 Kunden.', rest: [row] })
  const plain = readTop('Baker of bread', 'I bake in 2 towns for 10000 Kunden.', row)
  expect(plain).toMatchObject({ bio: 'I bake in 2 towns for 10000 Kunden.', rest: [row] })
})

test('an address on two rows is put together, and neither is said of the person', () => {
  const read = readTop('Hauptstraße 5', '10115 Berlin', 'Baker of bread')
  expect(read).toMatchObject({ location: '10115 Berlin', headline: 'Baker of bread', bio: '' })
  expect(read.rest).toEqual(['Hauptstraße 5'])
})

test.each(['a', '1', '1 ', 'a ', '10115 a', '1 a, ', ',', 'a@', '-', 'Aa. ', 'A', 'Via ', '1 Aa '])(
  'a row of two hundred thousand characters, each %j, is left over, and takes no longer than so many short ones',
  async (piece) => {
    const rowOf = (length: number) => `x${piece.repeat(length / piece.length)}`
    const long = `Adresse: ${rowOf(200_000)}`
    expect(readTop(long).rest).toEqual([long])
    const readLine = (row: string) => readTop(`Adresse: ${row}`)
    for (const read of [homeTown, isAddress, hasAddress, isStreetOrHouse, readLine])
      expect(await dearness((length) => read(rowOf(length)), 1_000), read.name).toBeLessThan(DEAR)
  },
)

test.each([
  ...[
    'Storgatan 12, Malmö',
    'Kerkstraat 5, 1017 GA Amsterdam',
    'Vestergade 3, 8000 Aarhus',
    'Atatürk Caddesi 14, İzmir',
  ],
  ...[
    'Via Roma 12, Torino',
    'Strada Florilor 5, Cluj',
    'ул. Ленина 5, Казань',
    'شارع النيل 12, القاهرة',
    'רחוב הרצל 5, חיפה',
  ],
  ...['555 Orchard Way, Springfield', '12 Quay Gardens, Leeds'],
])('%j says where somebody lives', (text) => expect(isAddress(text) || hasAddress(text)).toBe(true))

test.each([
  'A long way to go',
  'Milky Way, London',
  'Via email, phone and chat',
  'Silk Road trade',
  'Row 12 of the table',
])('%j does not', (text) => expect(isAddress(text) || hasAddress(text)).toBe(false))
