import { expect, test } from 'vitest'
import { useGazetteer } from '#tests/setup/gazetteer.ts'
import { searchGazetteer } from './search-gazetteer.server.ts'

// The whole of it: what is found first depends on all that is not.
await useGazetteer()

const search = (text: string, language: 'en' | 'fr' = 'en') => searchGazetteer({ text, language, limit: 8 })
const labels = async (text: string) => (await search(text)).map(({ label }) => label)

const ENGLAND = 'England, United Kingdom'

test.each([
  ['l', 'Lima, Lima Province, Peru'],
  ['lo', `London, ${ENGLAND}`],
  ['lon', `London, ${ENGLAND}`],
  ['LONDON', `London, ${ENGLAND}`],
  ['par', 'Paris, Île-de-France, France'],
  ['bath', `Bath, ${ENGLAND}`],
  ['york', `York, ${ENGLAND}`],
  ['new y', 'New York, United States'],
  ['nyc', 'New York, United States'],
  ['ham', 'Hamburg, Germany'],
  ['st alb', `St Albans, ${ENGLAND}`],
  ['saint etienne', 'Saint-Étienne, Auvergne-Rhône-Alpes, France'],
  ['stoke on', `Stoke-on-Trent, ${ENGLAND}`],
  ['tyne', `Newcastle upon Tyne, ${ENGLAND}`],
  ['haye', 'The Hague, South Holland, Netherlands'],
])('%j finds %s first', async (text, label) => {
  expect((await labels(text))[0]).toBe(label)
})

test.each([
  ['münchen', 'Munich'],
  ['Munich', 'Munich'],
  ['koln', 'Cologne'],
  ['Köln', 'Cologne'],
  ['wien', 'Vienna'],
  ['londres', 'London'],
  ['genf', 'Geneva'],
  ['Genève', 'Geneva'],
  ['praha', 'Prague'],
  ['warszawa', 'Warsaw'],
  ['roma', 'Rome'],
  ['milano', 'Milan'],
  ['torino', 'Turin'],
  ['firenze', 'Florence'],
  ['lisboa', 'Lisbon'],
  ['københavn', 'Copenhagen'],
  ['kobenhavn', 'Copenhagen'],
  ['den haag', 'The Hague'],
  ['bruxelles', 'Brussels'],
  ['anvers', 'Antwerp'],
  ['zurich', 'Zurich'],
  ['napoli', 'Naples'],
  ['séville', 'Seville'],
  ['athina', 'Athens'],
  ['łódź', 'Łódź'],
  ['kiev', 'Kyiv'],
])('a town is found by its own name and by other languages’: %j is %s', async (text, town) => {
  expect((await search(text))[0]?.town).toBe(town)
})

test.each([
  ['Bath, UK', `Bath, ${ENGLAND}`],
  ['bath royaume-uni', `Bath, ${ENGLAND}`],
  ['Springfield, Illinois', 'Springfield, Illinois, United States'],
  ['springfield, il', 'Springfield, Illinois, United States'],
  ['Paris, Texas', 'Paris, Texas, United States'],
  ['paris tex', 'Paris, Texas, United States'],
  ['London, Canada', 'London, Ontario, Canada'],
  ['san jose costa rica', 'San José, Costa Rica'],
  ['14 Green Street, Bath BA1 2JZ, UK', `Bath, ${ENGLAND}`],
  ['75011 Paris', 'Paris, Île-de-France, France'],
  ['Bath, Somerset', `Bath, ${ENGLAND}`],
  [`Bath, ${ENGLAND}`, `Bath, ${ENGLAND}`],
])('what follows the name says where it lies: %j finds %s first', async (text, label) => {
  expect((await labels(text))[0]).toBe(label)
})

test.each([
  ['lodnon', 'London'],
  ['edinbrugh', 'Edinburgh'],
  ['brstol', 'Bristol'],
  ['bristl', 'Bristol'],
  ['birmigham', 'Birmingham'],
  ['manchseter', 'Manchester'],
  ['marsellie', 'Marseille'],
  ['barcelna', 'Barcelona'],
  ['liverpol', 'Liverpool'],
  ['manceh', 'Manchester'],
  ['san francsico', 'San Francisco'],
])('a mistyped name finds the one that was meant: %j is %s', async (text, town) => {
  expect((await search(text))[0]?.town).toBe(town)
})

test.each(['', ' ', '%', '_', '\\', "'", ',,,', '12345', 'zzzzqqq', '\u0000', '\ud800', '北京'.repeat(100)])(
  'junk finds nothing and breaks nothing: %j',
  async (text) => {
    expect(await search(text)).toEqual([])
  },
)

test('a wildcard of the database is none here', async () => {
  expect(await labels('l%n')).toEqual([])
  expect((await labels('b_th'))[0]).not.toBe(`Bath, ${ENGLAND}`)
})

test('at most eight are found, no two of which read the same', async () => {
  const found = await labels('saint')
  expect(found).toHaveLength(8)
  expect(new Set(found).size).toBe(8)
})

test('a place brings where it lies; towns and countries are named in the reader’s language', async () => {
  const [london] = await search('london', 'fr')
  expect(london).toMatchObject({ town: 'Londres', label: 'Londres, England, Royaume-Uni', countryCode: 'GB' })
  expect(london?.lat).toBeCloseTo(51.51, 1)
  expect(london?.lng).toBeCloseTo(-0.13, 1)
})

test('a place of no country that we know brings its coordinates alone', async () => {
  const [pristina] = await search('pristina')
  expect(pristina).toMatchObject({ label: expect.stringMatching(/^Pristina, .*Kosovo$/), countryCode: null })
})

test.each([
  ['b', 'GB', 'Birmingham'],
  ['newcastle', 'GB', 'Newcastle upon Tyne'],
  ['london', 'CA', 'London, Ontario, Canada'],
  ['lon', 'FR', 'London, England, United Kingdom'],
  ['paris', 'GB', 'Paris, Île-de-France, France'],
])(
  '%j finds what it means in %s first, and the world’s great towns all the same',
  async (text, country, label) => {
    const [first] = await searchGazetteer({ text, country, language: 'en', limit: 8 })
    expect(first?.label.slice(0, label.length)).toBe(label)
  },
)
