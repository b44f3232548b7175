import { expect, test, vi } from 'vitest'
import { loadTowns } from './load-towns.ts'

const answer = (name: string) => ({ names: [name], lngs: [-2.36], lats: [51.38], thousands: [94] })

/** Knows two squares; one is empty-handed and one cannot be reached. */
const server = vi.fn<typeof fetch>((input) => {
  const cell = new URL(input as string, 'http://localhost').searchParams.get('cell')
  if (cell === '0,50') return Promise.reject(new TypeError('Failed to fetch'))
  if (cell === '2,50') return Promise.resolve(new Response(null, { status: 503 }))
  return Promise.resolve(Response.json(answer(`Town of ${cell ?? 'the world'}`)))
})

test('towns become points with their names and how large they are', async () => {
  expect(await loadTowns('towns://en/', server)).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-2.36, 51.38] },
        properties: { name: 'Town of the world', thousands: 94 },
      },
    ],
  })
})

test('a square that does not come leaves the others', async () => {
  const { features } = await loadTowns('towns://en/-4,50;0,50;2,50;-2,50', server)
  expect(features.map(({ properties }) => properties.name)).toEqual(['Town of -4,50', 'Town of -2,50'])
})
