import { expect, test } from 'vitest'
import { streetSpans } from './street-spans.ts'
import { withoutSpans } from './spans.ts'

const TOWNS = new Set(
  'Bath,Paris,Berlin,Milano,Madrid,Warszawa,Lisboa,Antwerpen,Amsterdam,London,Springfield,Bristol,Mountain View'.split(
    ',',
  ),
)
const isTown = (name: string) => TOWNS.has(name)
const NO_TERMS = { isName: () => false, isOccupation: () => false, hasWord: () => false }
const cut = (text: string) => withoutSpans(text, streetSpans(text, { ...NO_TERMS, isTown }), '…')

test.each([
  ['I live at 12 Pelican Street, Bath BA1 2AA, UK.', 'I live at …, Bath …, UK.'],
  ['12 Pelican Street Bath', '… Bath'],
  ['Flat 3, 12 Pelican St, Bath', '…, Bath'],
  ['12A Pelican Mews', '…'],
  ['4 Privet Drive; Bath', '…; Bath'],
  ['12, Pelican Street, Bath', '…, Bath'],
  ['Unit 5, 14-16 Pelican Wharf, Bath', '…, Bath'],
  ['Rose Cottage, Church Lane, Bath', '…, Bath'],
  ['From Church Lane, Bath I moved', 'From …, Bath I moved'],
  ['1234 Elm St Apt 5, Springfield IL 62701', '…, Springfield IL …'],
  ['12 rue de la Paix, 75002 Paris', '… Paris'],
  ['au 12 bis, rue de l’Église à Paris', 'au … à Paris'],
  ['Avenue Louise 54, Paris', '…, Paris'],
  ['Musterstr. 12, 10115 Berlin', '… Berlin'],
  ['Hauptstraße 5', '…'],
  ['wohne in der Hauptstraße 5 in Berlin', 'wohne in der … in Berlin'],
  ['Berliner Straße 12a, D-10115 Berlin', '… Berlin'],
  ['Am Pelikan 12, 10115 Berlin', '… Berlin'],
  ['C/ Mayor 12, 3º B, 28013 Madrid', '… Madrid'],
  ['Calle de Alcalá 45', '…'],
  ['vivo en la calle Mayor, 3 de Madrid', 'vivo en la … de Madrid'],
  ['Via Roma 3, 20121 Milano', '… Milano'],
  ['Rua Augusta, nº 12, 1100-048 Lisboa', '… Lisboa'],
  ['ul. Długa 12/3, 00-238 Warszawa', '… Warszawa'],
  ['Grote Markt 1 bus 3, 2000 Antwerpen', '… Antwerpen'],
  ['Keizersgracht 123, 1015 CJ Amsterdam', '… Amsterdam'],
  ['Av. Paulista 1000, Lisboa', '…, Lisboa'],
  ['near BA1 2AA', 'near …'],
  ['my address is 12 pelican street, Bath', 'my address is …, Bath'],
  ['The Old Rectory, Church Lane, Nether Wallop SO20 8AB', '…, Nether Wallop …'],
  ['Flat 2B, Pelican Court, Bath', '…, Bath'],
  ['mieszkam przy ul. Marszałkowskiej 12 m. 5', 'mieszkam przy …'],
  ['Calle Mayor 12 2º B', '…'],
  ['Gran Vía 12, Madrid', '…, Madrid'],
  ['abito in via Garibaldi 12 a Milano', 'abito in … a Milano'],
  ['An der Alster 12, Berlin', '…, Berlin'],
  ['P.O. Box 12, Bath', '…, Bath'],
  ['Postfach 1234', '…'],
  ["'12 Pelican Street'", "'…'"],
  ['Wasserstr. 32, 59423 Unnatal', '… Unnatal'],
  ['Hauptweg 4, 1010 Wienland', '… Wienland'],
])('the street and the postcode of an address go, the town stays: %j', (text, left) => {
  expect(cut(text).replaceAll('…, …', '…').replaceAll('… …', '…')).toBe(left)
})

test.each([
  ...['5 Sterne', 'Route 53 and S3', 'AWS Route 53', 'Die Straße war gesperrt', '24 hours on the road'],
  ...['In 2019 Oxford Street shops reopened', '12 High Street banks', 'served 10000 London customers'],
  ...[
    'held 5 via Zoom',
    '3 place de marché',
    '12 cours Python',
    '2 routes Express',
    'Python 3 Way of working',
  ],
  ...['Road bikes, 12 of them', '5 Lane highways', 'auf der Hauptstraße 5 Jahre', 'Datenring 5 Projekte'],
  ...['Wall Street, finance', 'Main Street revival', '20000 Kunden', '2019 IT Manager', 'from 2018 Bath'],
  ...['Sprint 4, Square One', 'ISO 9001, 27001', 'EN 13445', '1500 EU customers', 'Über 30 Weg-Zeit-Studien'],
  ...[
    'Windows 10 Berlin rollout',
    '3 Drive units',
    '7 Court cases',
    'Level 3 Award, Bath',
    '12 Park rangers',
  ],
  ...[
    '1500 Bath and more',
    'Sprint 301,THEME PARK',
    'Mountain View, Bath',
    'Java 8 Street View',
    '5 miles of road, Bath',
    'Supermarkt 5',
    'Place 3 in a row',
    'Via API 2',
    'Avenue 5 magazine',
    'Team of 12, Road Safety, Bath',
  ],
])('what is no address stays: %j', (text) => {
  expect(cut(text)).toBe(text)
})

test('the towns asked for grow with the text and no faster', () => {
  const asked = (text: string) => {
    let count = 0
    streetSpans(text, { ...NO_TERMS, isTown: () => (count += 1) > 0 })
    return count
  }
  for (const part of ['12 ', 'Pelican Street, ', '12 rue de la ', 'BA1 2AA ', '10115 Berlin, ', 'Straße 5 '])
    expect(asked(part.repeat(2_000))).toBeLessThan(11 * Math.max(10, asked(part.repeat(200))))
})
