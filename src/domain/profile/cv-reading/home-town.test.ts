import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { townOf } from '#/domain/place/town.ts'
import type { TextLine } from '#/domain/text/text-line.ts'
import { homeTown } from './home-town.ts'
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
  'Address: 14 Green Street',
  'Adresse: Hauptstraße 5',
  'Dirección: Calle Mayor',
  '14 Green Street',
])('%j is no place: the line comes as it is', (row) => {
  const { location, headline, bio, rest } = readTop('Baker of bread', row)
  expect({ location, headline, bio }).toEqual({ location: '', headline: 'Baker of bread', bio: '' })
  expect(rest).toEqual([row])
})

test('an address on two rows is put together, and neither is said of the person', () => {
  const read = readTop('Hauptstraße 5', '10115 Berlin', 'Baker of bread')
  expect(read).toMatchObject({ location: '10115 Berlin', headline: 'Baker of bread', bio: '' })
  expect(read.rest).toEqual(['Hauptstraße 5'])
})

test.each(['a', '1', '1 ', 'a ', '10115 a', '1 a, ', ',', 'a@', '-', 'Aa. '])(
  'a row of two hundred thousand characters, each %j, is left over within a second',
  (piece) => {
    const text = `x${piece.repeat(200_000 / piece.length)}`
    const since = performance.now()
    homeTown(text)
    expect(readTop(`Adresse: ${text}`).rest).toEqual([`Adresse: ${text}`])
    expect(performance.now() - since).toBeLessThan(1_000)
  },
)
