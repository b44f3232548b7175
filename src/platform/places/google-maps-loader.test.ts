import { expect, test } from 'vitest'
import { googleMapsUrl } from './google-maps-loader.ts'

const OPTIONS = {
  key: 'k&y',
  version: 'weekly',
  language: 'en-GB',
  region: 'GB',
  libraries: ['places', 'marker'],
}

test('the map script is loaded with key, version, language, region and libraries', { tags: ['R210'] }, () => {
  const url = new URL(googleMapsUrl(OPTIONS))
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: 'k&y',
    v: 'weekly',
    language: 'en-GB',
    region: 'GB',
    libraries: 'places,marker',
    loading: 'async',
  })
})

test('what is not given is not named', () => {
  const { searchParams } = new URL(googleMapsUrl({ ...OPTIONS, region: undefined, libraries: [] }))
  expect([searchParams.has('region'), searchParams.has('libraries')]).toEqual([false, false])
})
