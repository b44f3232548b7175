import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { isCountryCode } from '../place.ts'
import { readPlaceText } from './read-place-text.ts'

test.each([
  ['Berlin, Germany', ['DE'], null],
  ['New York, NY, US', ['US'], null],
  ['London, UK; Paris, France', ['GB', 'FR'], null],
  ['Remote - US', ['US'], 'remote'],
  ['US-Remote', ['US'], 'remote'],
  ['US - Boston', ['US'], null],
  ['Remote (Canada)', ['CA'], 'remote'],
  ['Remote in the Netherlands', ['NL'], 'remote'],
  ['Remote - Germany; Remote - France', ['DE', 'FR'], 'remote'],
  ['Fully remote within Europe', [], 'remote'],
  ['100% remote', [], 'remote'],
  ['Leeds, UK (remote)', ['GB'], 'remote'],
  ['Télétravail complet', [], 'remote'],
  ['Work from home, Ireland', ['IE'], 'remote'],
  ['Hybrid - Paris, France', ['FR'], 'hybrid'],
  ['Hybrid remote, London', [], 'hybrid'],
  ['Hybrid (2 days a week), Leeds, UK', ['GB'], 'hybrid'],
  ['Sarajevo, Bosnia and Herzegovina', ['BA'], null],
  ['Anywhere', [], 'remote'],
  ['Anywhere in the US', ['US'], 'remote'],
  ['Remote (Germany, Austria, Switzerland)', ['DE', 'AT', 'CH'], 'remote'],
  ['Remote - US, Canada', ['US', 'CA'], 'remote'],
  ['Remote (US/Canada)', ['US', 'CA'], 'remote'],
  ['Remote (USA, UK & Canada)', ['US', 'GB', 'CA'], 'remote'],
  ['Remote, Trinidad & Tobago', ['TT'], 'remote'],
  ['Fully-remote', [], 'remote'],
  ['Portland, OR (Remote)', [], 'remote'],
  ['Full-time remote', [], 'remote'],
  ['🌍 Remote', [], 'remote'],
  ['Praca zdalna', [], 'remote'],
  ['Thuiswerken, Nederland', ['NL'], 'remote'],
])('%j is in %j, %s', (text, countries, workLocation) => {
  expect(readPlaceText(text)).toEqual({ countries, workLocation, isUnclear: false })
})

test.each([
  ...['San Francisco, CA', 'Atlanta, Georgia', 'Munich, DE', 'Gary, IN', 'EMEA', ''],
  ...[
    'Lebanon, PA',
    'Peru, Indiana',
    'Jamaica, Queens, NY',
    'Mexico, MO',
    'Poland, OH',
    'Lebanon, PA (Remote)',
  ],
  ...['Cuba, Missouri', 'Norway - Maine', 'Denmark, South Carolina', 'Holland, MI 49423', 'Malta: NY'],
  ...['Peru, IN', 'Lebanon, OR', 'Lebanon OR 97355', 'Jordan, DE', 'Mexico, IN 46970', 'Kinshasa, Congo'],
])('a region is no country, nor is a town that is called like one: %j', (text) => {
  expect(readPlaceText(text).countries).toEqual([])
})

test('the last part may be the country of a town that is called like another', () => {
  expect(readPlaceText('Lebanon, PA, USA').countries).toEqual(['US'])
})

test('where each part is a country, all of them are meant, or nobody knows which one', () => {
  expect(readPlaceText('Oman, Jordan').countries).toEqual(['OM', 'JO'])
  expect(readPlaceText('Germany, Austria').countries).toEqual(['DE', 'AT'])
  expect(readPlaceText('Luxembourg, Luxembourg').countries).toEqual(['LU'])
})

test.each([
  ...[
    'Not Remote - Leeds, United Kingdom',
    'Leeds (no remote)',
    'Onsite, non-remote, Leeds',
    'Remote: no',
    'Not hybrid',
  ],
  ...[
    'Partially remote - Leeds',
    'Remote possible',
    'Leeds, 2 days remote',
    '60% remote',
    'Remote-friendly',
    'Part remote',
  ],
  ...[
    'Kein Homeoffice, Köln',
    'Teilweise remote',
    'Pas de télétravail',
    'Télétravail partiel',
    'Sin teletrabajo',
    'Niet op afstand',
  ],
  ...[
    'Anywhere Street, Leeds',
    'Remote Sensing Centre, Leeds',
    'Home Office, London',
    'REMOTE OR OFFICE',
    'Híbrido o remoto',
    'Hybrid or on-site',
    'home-office',
    'Kein Home-Office',
    '100% Home-Office',
    'Hybrid or remote',
    'Hybrid/Remote',
    'London or Remote',
  ],
  'San Francisco, CA; Remote',
])('%j leaves the choice to its employer', (text) => {
  expect(readPlaceText(text)).toMatchObject({ workLocation: null, isUnclear: true })
})

test('whatever is written is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readPlaceText(text).countries.every(isCountryCode)).toBe(true)
    }),
  )
})

test.each(['remote ', 'not ', 'remote-', ', ', '(', '- ', '100% '])(
  'a long row of %j takes no longer than so many short ones',
  async (piece) => {
    const take = (length: number) => readPlaceText(piece.repeat(length / piece.length))
    expect(await dearness(take, 1_000)).toBeLessThan(DEAR)
  },
)
