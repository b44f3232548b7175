import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useFakeTimeouts } from '#tests/setup/fake-timeouts.ts'
import { says, startPlaceStandIn } from '#tests/setup/place-stand-in.ts'
import { configuredGoogleMapsUrl } from './google-maps-url.server.ts'
import { countLookUp, findPlaces, locatePlace } from './places.server.ts'

await useTestDatabase()
const standIn = await startPlaceStandIn()
afterAll(standIn.stop)

// A busy machine takes as long as it takes: nobody is given up before a test says so.
beforeEach(useFakeTimeouts)
const before = { ...env() }
afterEach(() => {
  Object.assign(env(), before, { PLACES_URL: undefined, GOOGLE_PLACES_KEY: undefined })
})

beforeAll(async () => {
  const bath = { name: 'Bath', names: {}, region: 'England', regionKey: 'england', regionCode: 'ENG' }
  await db()
    .insert(place)
    .values({ ...bath, id: 1, countryCode: 'GB', lat: 51.38, lng: -2.36 })
  await db().insert(placeName).values({ placeId: 1, name: 'bath', weight: 94_782 })
})

const BUILT_IN = {
  source: 'geonames',
  places: [expect.objectContaining({ label: 'Bath, England, United Kingdom' })],
}
const use = (name: 'photon' | 'nominatim' | 'google', base = standIn.base) =>
  Object.assign(env(), { PLACES_PROVIDER: name, PLACES_URL: base, GOOGLE_PLACES_KEY: 'a key' })
const find = (text = 'Bath', language: 'en' | 'fr' = 'en') => findPlaces({ text, language, limit: 8 })

const FEATURE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-2.359, 51.381] },
  properties: {
    ...{
      osm_type: 'N',
      osm_id: 7,
      name: 'Green Park',
      street: 'Green Street',
      housenumber: '14',
      city: 'Bath',
    },
    ...{ state: 'England', country: 'United Kingdom', countrycode: 'GB', extent: [1, 2, 3, 4] },
  },
}

test('the built-in gazetteer answers unless another is set up', async () => {
  expect(await find()).toEqual(BUILT_IN)
  expect(standIn.asked).toEqual([])
})

test('Photon is asked for what was typed, as one value of the query, and its answer becomes places', async () => {
  use('photon', `${standIn.base}/below/`)
  standIn.answers(says({ type: 'FeatureCollection', features: [FEATURE, FEATURE] }))
  const label = 'Green Park, 14 Green Street, Bath, England, United Kingdom'
  expect(await find('bath&limit=9999#/../x', 'fr')).toEqual({
    source: 'openstreetmap',
    places: [{ id: 'osm:N7', label, town: 'Bath', countryCode: 'GB', lat: 51.381, lng: -2.359 }],
  })
  const query = { q: 'bath&limit=9999#/../x', limit: '8', lang: 'fr' }
  expect(standIn.asked).toMatchObject([{ method: 'GET', path: '/below/api', query }])
})

test('who looks for work is told towns: all streets of one have one name and one point', async () => {
  use('photon')
  const at = (name: string, housenumber: string, coordinates: [number, number]) => ({
    ...FEATURE,
    geometry: { type: 'Point', coordinates },
    properties: { ...FEATURE.properties, name, housenumber },
  })
  const bath = { label: 'Bath, England, United Kingdom', town: 'Bath', lat: 51.38, lng: -2.36 }
  for (const feature of [
    at('Rose Cottage', '2', [-2.3301, 51.4142]),
    at('Green Park', '14', [-2.3712, 51.3788]),
  ]) {
    standIn.answers(says({ type: 'FeatureCollection', features: [feature, FEATURE] }))
    const { places } = await findPlaces({ text: 'bath', language: 'en', limit: 8, level: 'town' })
    expect(places).toEqual([expect.objectContaining(bath)])
  }
})

test('an address without a town is told without its house, and lies only about there', async () => {
  use('photon')
  const { city: _city, ...nowhere } = FEATURE.properties
  const cottage = { ...nowhere, name: 'Rose Cottage', street: 'Mill Lane', housenumber: '2' }
  const { state: _state, country: _country, ...alone } = cottage
  const told = async (...properties: object[]) => {
    standIn.answers(says({ features: properties.map((own) => ({ ...FEATURE, properties: own })) }))
    const { places } = await findPlaces({ text: 'rose', language: 'en', limit: 8, level: 'town' })
    return places.map(({ label, lat, lng }) => ({ label, lat, lng }))
  }
  const about = { lat: 51.4, lng: -2.35 }
  expect(await told(cottage, { ...cottage, county: 'Somerset' }, alone)).toEqual([
    { label: 'England, United Kingdom', ...about },
    { label: 'Somerset, England, United Kingdom', ...about },
  ])
  expect(
    await told({ ...nowhere, name: 'Mill Lane', type: 'city', street: undefined, housenumber: undefined }),
  ).toEqual([{ label: 'Mill Lane, England, United Kingdom', ...about }])
})

test('a house that Nominatim knows no town of is told by its county, and a chosen street by its quarter', async () => {
  use('nominatim')
  const address = { county: 'Somerset', country: 'United Kingdom', country_code: 'gb' }
  standIn.answers(says([{ place_id: 3, lat: '51.381', lon: '-2.359', name: 'Rose Cottage', address }]))
  const { places } = await findPlaces({ text: 'rose', language: 'en', limit: 8, level: 'town' })
  expect(places).toMatchObject([{ label: 'Somerset, United Kingdom', lat: 51.4, lng: -2.35 }])
  use('google')
  standIn.answers(
    says({
      ...{ id: 'x', formattedAddress: '14 Green Street, Bathwick, UK' },
      ...{ location: { latitude: 51.381, longitude: -2.359 } },
      addressComponents: [{ longText: 'Bath', shortText: 'Bath', types: ['postal_town'] }],
    }),
  )
  expect(await locatePlace({ id: 'google:x', language: 'en', level: 'town' })).toMatchObject({
    ...{ label: 'Bathwick, UK', lat: 51.4, lng: -2.35 },
  })
})

test('the town of an address that the gazetteer does not know lies only about there', async () => {
  use('photon')
  const properties = { ...FEATURE.properties, city: 'Nowhere under Hill' }
  standIn.answers(says({ type: 'FeatureCollection', features: [{ ...FEATURE, properties }] }))
  const { places } = await findPlaces({ text: 'nowhere', language: 'en', limit: 8, level: 'town' })
  const label = 'Nowhere under Hill, England, United Kingdom'
  expect(places).toEqual([expect.objectContaining({ label, lat: 51.4, lng: -2.35 })])
})

test('Nominatim is asked in the reader’s language, and its answer becomes places', async () => {
  use('nominatim')
  const address = { city: 'Bath', state: 'England', country: 'United Kingdom', country_code: 'gb' }
  standIn.answers(says([{ place_id: 3, lat: '51.381', lon: '-2.359', name: 'Bath', address, type: 'city' }]))
  expect(await find()).toEqual({
    source: 'openstreetmap',
    places: [
      {
        ...{ id: 'nominatim:3', label: 'Bath, England, United Kingdom', town: 'Bath', countryCode: 'GB' },
        ...{ lat: 51.381, lng: -2.359 },
      },
    ],
  })
  const query = { q: 'Bath', format: 'jsonv2', addressdetails: '1', limit: '8' }
  expect(standIn.asked).toMatchObject([{ path: '/search', query, headers: { 'accept-language': 'en' } }])
})

const PREDICTION = {
  placePrediction: {
    ...{ place: 'places/ChIJ_x-1', placeId: 'ChIJ_x-1', text: { text: 'Bath, UK', matches: [] } },
    structuredFormat: { mainText: { text: 'Bath' }, secondaryText: { text: 'UK' } },
  },
}

test('Google is asked with its key and for nothing but what is read; suggestions have no coordinates', async () => {
  Object.assign(use('google'), { GOOGLE_MAPS_REGION: 'GB' })
  standIn.answers(says({ suggestions: [PREDICTION] }))
  expect(await find()).toEqual({
    source: 'google',
    places: [
      { id: 'google:ChIJ_x-1', label: 'Bath, UK', town: 'Bath', countryCode: null, lat: null, lng: null },
    ],
  })
  const [asked] = standIn.asked
  expect(asked).toMatchObject({
    ...{ method: 'POST', path: '/v1/places:autocomplete', query: {} },
    headers: { 'x-goog-api-key': 'a key', 'x-goog-fieldmask': expect.stringMatching(/^suggestions\.\S+$/) },
  })
  expect(JSON.parse(asked?.body ?? '')).toEqual({ input: 'Bath', languageCode: 'en', regionCode: 'GB' })
})

test('Google is asked for towns alone for whoever looks for work', async () => {
  use('google')
  standIn.answers(says({ suggestions: [PREDICTION] }))
  await findPlaces({ text: 'Bath', language: 'en', limit: 8, level: 'town' })
  expect(JSON.parse(standIn.asked[0]?.body ?? '')).toMatchObject({ includedPrimaryTypes: ['(cities)'] })
})

test('Google finds nothing with an empty object', async () => {
  use('google')
  standIn.answers(says({}))
  expect(await find()).toEqual({ source: 'google', places: [] })
})

test('a place that was chosen from Google is asked for once more, in the same session', async () => {
  use('google')
  standIn.answers(
    says({
      ...{ id: 'ChIJ_x-1', formattedAddress: 'Bath, UK', location: { latitude: 51.38, longitude: -2.36 } },
      addressComponents: [
        { longText: 'Bath', shortText: 'Bath', types: ['postal_town'] },
        { longText: 'United Kingdom', shortText: 'GB', types: ['country', 'political'] },
      ],
    }),
  )
  const session = '6f8e0a60-58f8-4a53-bb1e-6a8a6a8a6a8a'
  expect(await locatePlace({ id: 'google:ChIJ_x-1', language: 'en', session })).toEqual({
    ...{ id: 'google:ChIJ_x-1', label: 'Bath, UK', town: 'Bath', countryCode: 'GB', lat: 51.38, lng: -2.36 },
  })
  const query = { languageCode: 'en', sessionToken: session }
  expect(standIn.asked).toMatchObject([{ method: 'GET', path: '/v1/places/ChIJ_x-1', query }])
})

test.each(['google:../../v1/keys', 'google:a/b', 'google:a?b', 'google:', 'osm:N7', 'http://10.0.0.1/'])(
  'what is no id of Google’s is never asked for: %s',
  async (id) => {
    use('google')
    standIn.answers(says({}))
    expect(await locatePlace({ id, language: 'en' })).toBeNull()
    expect(standIn.asked).toEqual([])
  },
)

test('a place that cannot be found again stays chosen without its coordinates', async () => {
  use('google')
  standIn.answers(says({}, 500))
  expect(await locatePlace({ id: 'google:ChIJ_x-1', language: 'en' })).toBeNull()
})

const FAULTS = {
  'an error': says({ error: 'no' }, 500),
  'a refusal': says({ error: 'quota' }, 429),
  'no JSON': says('<html>not today</html>'),
  'half of it': says('{"features":['),
  'something else': says({ features: [{ geometry: null }], suggestions: [{}] }),
  'a redirect to inside': says('', 302, { location: 'http://169.254.169.254/latest/meta-data/' }),
  'without end': says(JSON.stringify({ features: [], more: 'x'.repeat(300_000) })),
  'cut off': (response: { destroy: () => void }) => response.destroy(),
}

test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
  'when it answers %s, whichever it is, the gazetteer answers instead',
  async (fault) => {
    for (const name of ['photon', 'nominatim', 'google'] as const) {
      use(name)
      standIn.answers(FAULTS[fault])
      expect(await find()).toEqual(BUILT_IN)
      expect(standIn.asked).toHaveLength(1)
    }
  },
)

test('of an answer that cannot be read nothing is logged, for what was typed may stand in it', async () => {
  const logged = vi.spyOn(log(), 'warn').mockReturnValue()
  use('photon')
  standIn.answers(says('Acacia Avenue 5 is not known here'))
  expect(await find()).toEqual(BUILT_IN)
  expect(JSON.stringify(logged.mock.calls)).toContain('The answer is not what was asked for')
  expect(JSON.stringify(logged.mock.calls)).not.toContain('Acacia')
  logged.mockRestore()
})

test('a redirect is not followed, even to where it came from', async () => {
  use('photon')
  standIn.answers(says('', 301, { location: `${standIn.base}/elsewhere` }))
  expect(await find()).toEqual(BUILT_IN)
  expect(standIn.asked.map(({ path }) => path)).toEqual(['/api'])
})

test('nobody waits longer than two seconds for an answer that does not come', async () => {
  use('photon')
  const { promise: isAsked, resolve: tellAsked } = Promise.withResolvers<void>()
  standIn.answers(() => tellAsked())
  const answer = vi.fn<(found: unknown) => void>()
  void find().then(answer)
  // Not by `expect.poll`: each of its looks moves the clock.
  await isAsked
  expect(vi.mocked(AbortSignal).timeout.mock.calls).toEqual([[2_000]])
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(() => answer.mock.calls).toEqual([[BUILT_IN]])
})

test('nobody waits for a server that is not there', async () => {
  use('photon', 'http://127.0.0.1:9')
  expect(await find()).toEqual(BUILT_IN)
})

test(
  'the map script is loaded as the environment says, and by nobody without a key',
  { tags: ['R210'] },
  () => {
    expect(configuredGoogleMapsUrl('en')).toBeNull()
    Object.assign(use('google'), { GOOGLE_MAPS_REGION: 'IE' })
    const { searchParams } = new URL(configuredGoogleMapsUrl('fr') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ key: 'a key', v: 'weekly', language: 'fr', region: 'IE', libraries: 'places', loading: 'async' },
    })
  },
)

test('a person looks up six hundred places in ten minutes, and another as many', async () => {
  const many = Array.from({ length: 620 }, () => countLookUp('ada'))
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(20)
  await expect(countLookUp('bo')).resolves.toBeUndefined()
})
