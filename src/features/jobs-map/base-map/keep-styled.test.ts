import type { Map as MapLibre } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { keepStyled } from './keep-styled.ts'
import { MAP_PALETTES } from './map-palette.ts'

type Listener = (event: { sourceId?: string; isSourceLoaded?: boolean }) => void
type Told = (whom: string, value: unknown) => void
type Bounds = readonly [west: number, south: number, east: number, north: number]

/** As much of a map as is styled: nothing is drawn, and events come when the test says so. */
function openMap(styleUrl: string | null = null) {
  const listeners: [name: string, listen: Listener][] = []
  const [setPaint, setFilter, setData] = [vi.fn<Told>(), vi.fn<Told>(), vi.fn<Told>()]
  const online = vi.fn<() => void>()
  const sight: { bounds: Bounds; zoom: number } = { bounds: [-3, 51, -2.1, 51.9], zoom: 10 }
  const listen = (name: string, listener: Listener) => listeners.push([name, listener])
  const map = {
    on: listen,
    once: listen,
    setPaintProperty: (layer: string, name: string, value: unknown) => setPaint(`${layer} ${name}`, value),
    setFilter,
    setStyle: online,
    getSource: (id: string) => ({ setData: (data: unknown) => setData(id, data) }),
    getZoom: () => sight.zoom,
    getBounds: () => ({ toArray: () => [sight.bounds.slice(0, 2), sight.bounds.slice(2)] }),
    isMoving: () => false,
    hasImage: () => true,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the few parts of a map that are used
  const kept = keepStyled(map as unknown as MapLibre, { locale: 'en-GB', scheme: 'light', styleUrl })
  const tell = (name: string, event: Parameters<Listener>[0] = {}) =>
    listeners.filter(([heard]) => heard === name).forEach(([, listener]) => listener(event))
  const toldTo = (told: typeof setData, whom: string) =>
    told.mock.calls.filter(([id]) => id === whom).map(([, value]) => value)
  return {
    ...kept,
    online,
    setFilter,
    tell,
    land: () => tell('sourcedata', { sourceId: 'land', isSourceLoaded: true }),
    lookAt: (bounds: Bounds, zoom: number) => {
      Object.assign(sight, { bounds, zoom })
      tell('moveend')
    },
    dataOf: (source: string) => toldTo(setData, source),
    sea: () => toldTo(setPaint, 'sea background-color').at(-1),
  }
}

test('there is no sea before the land, whatever else comes, and then there is', () => {
  const { land, tell, sea, setScheme } = openMap()
  setScheme('dark')
  expect(sea()).toBeUndefined()
  tell('style.load')
  tell('sourcedata', { sourceId: 'coast', isSourceLoaded: true })
  tell('sourcedata', { sourceId: 'land', isSourceLoaded: false })
  expect(sea()).toBe(MAP_PALETTES.dark.land)
  land()
  expect(sea()).toBe(MAP_PALETTES.dark.sea)
})

test('shapes are coarse until all else is there, fine where one looks closely, and never loaded again', () => {
  const { land, lookAt, tell, setScheme, dataOf } = openMap()
  tell('style.load')
  tell('idle')
  land()
  lookAt([-20, 30, 40, 70], 3)
  tell('idle')
  expect(dataOf('land')).toEqual([])
  lookAt([-10, 48, 8, 56], 5)
  tell('idle')
  tell('idle')
  setScheme('dark')
  expect(dataOf('land')).toEqual(['world://10m/land'])
  expect(dataOf('labels')).toEqual([])
})

test('names come after the land, and anew only for other squares', () => {
  const { land, lookAt, tell, dataOf, setScheme } = openMap()
  tell('style.load')
  lookAt([-3, 51, -2.1, 51.9], 10)
  expect(dataOf('towns')).toEqual([])
  land()
  lookAt([-2.9, 51.1, -2.2, 51.8], 11)
  tell('idle')
  setScheme('dark')
  lookAt([-2.2, 51.1, -1.8, 51.8], 11)
  expect(dataOf('towns')).toEqual(['towns://en/-4,50', 'towns://en/-4,50;-2,50'])
})

test('from afar the names go', () => {
  const { land, lookAt, tell, dataOf } = openMap()
  tell('style.load')
  land()
  lookAt([-20, 30, 40, 70], 4)
  expect(dataOf('towns').at(-1)).toMatchObject({ features: [] })
})

const BATH = { lng: -2.36, lat: 51.38, sizePx: 40, text: 'Bath', textBelowPx: 20 }

test('a map of the operator’s own has names of its own', async () => {
  const style = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ version: 8, layers: [] })))
  vi.stubGlobal('fetch', style)
  const { land, lookAt, tell, keepClear, setFilter, dataOf, online } = openMap('https://maps.example/style')
  tell('style.load')
  await expect.poll(() => online).toHaveBeenCalled()
  land()
  lookAt([-3, 51, -2.1, 51.9], 10)
  keepClear([BATH])
  expect(dataOf('towns')).toEqual([])
  expect(setFilter).not.toHaveBeenCalled()
})

test('a town whose name a cluster carries is not named twice', () => {
  const { keepClear, setFilter, tell } = openMap()
  keepClear([BATH])
  tell('style.load')
  expect(setFilter.mock.lastCall?.[0]).toBe('towns')
  expect(setFilter.mock.lastCall?.[1]).toContainEqual(['!', ['in', ['get', 'name'], ['literal', ['Bath']]]])
})
