import { expect, test } from 'vitest'
import { parseEnv } from './env-schema.ts'
import { mapStyleUrl } from './map-env.ts'

const OWN = 'https://tiles.example.com/style.json'

test.each([
  [{}, null],
  [{ MAP_ONLINE: 'false' }, null],
  [{ MAP_ONLINE: 'true' }, 'https://tiles.openfreemap.org/styles/positron'],
  [{ MAP_STYLE_URL: OWN }, OWN],
  [{ MAP_ONLINE: 'true', MAP_STYLE_URL: OWN }, OWN],
  [{ MAP_STYLE_URL: 'http://localhost:8080/style.json' }, 'http://localhost:8080/style.json'],
])('%j shows the style %s', (variables, style) => {
  expect(mapStyleUrl(parseEnv(variables))).toBe(style)
})

test.each([
  { MAP_STYLE_URL: 'http://tiles.example.com/style.json' },
  { MAP_STYLE_URL: 'mapbox://styles/x' },
  { MAP_ONLINE: 'maybe' },
])('%j is refused', (variables) => {
  expect(() => parseEnv(variables)).toThrow(/MAP_/)
})
