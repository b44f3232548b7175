import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { keepStyled } from './keep-styled.ts'
import { MAP_PALETTES } from './map-palette.ts'

type Listener = (event: { sourceId?: string; isSourceLoaded?: boolean }) => void
type Bounds = readonly [west: number, south: number, east: number, north: number]

/** As much of a map as is styled: nothing is drawn, and events come when the test says so. */
function openMap({ sources = ['land', 'towns', 'marks'] } = {}) {
  const listeners: [name: string, listen: Listener][] = []
  const setStyle = vi.fn<(style: StyleSpecification) => void>()
  const setFilter = vi.fn<(layer: string, filter: unknown) => void>()
  const setData = vi.fn<(source: string, data: unknown) => void>()
  const sight: { bounds: Bounds; zoom: number } = { bounds: [-3, 51, -2.1, 51.9], zoom: 10 }
  const map = {
    on: (name: string, listen: Listener) => listeners.push([name, listen]),
    setStyle,
    setFilter,
    getSource: (id: string) =>
      sources.includes(id) ? { setData: (data: unknown) => setData(id, data) } : undefined,
    getLayer: (id: string) => (sources.includes(id) ? {} : undefined),
    getZoom: () => sight.zoom,
    getBounds: () => ({
      toArray: () => [sight.bounds.slice(0, 2), sight.bounds.slice(2)],
    }),
    isSourceLoaded: () => false,
    isMoving: () => false,
    hasImage: () => true,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the few parts of a map that are used
  const kept = keepStyled(map as unknown as MapLibre, { locale: 'en-GB', scheme: 'light', styleUrl: null })
  const tell = (name: string, event: Parameters<Listener>[0] = {}) =>
    listeners.filter(([heard]) => heard === name).forEach(([, listen]) => listen(event))
  return {
    ...kept,
    setFilter,
    land: () => tell('sourcedata', { sourceId: 'land', isSourceLoaded: true }),
    lookAt: (bounds: Bounds, zoom: number) => {
      Object.assign(sight, { bounds, zoom })
      tell('moveend')
    },
    tell,
    names: () => setData.mock.calls.filter(([source]) => source === 'towns').map(([, data]) => data),
    sea: () => {
      const sea = setStyle.mock.lastCall?.[0].layers.find(({ id }) => id === 'sea')
      return sea?.type === 'background' ? sea.paint?.['background-color'] : undefined
    },
  }
}

test('there is no sea before the land, whatever else comes, and then there is', () => {
  const { land, tell, sea, setScheme } = openMap()
  tell('sourcedata', { sourceId: 'coast', isSourceLoaded: true })
  tell('sourcedata', { sourceId: 'land', isSourceLoaded: false })
  setScheme('dark')
  expect(sea()).toBe(MAP_PALETTES.dark.land)
  land()
  expect(sea()).toBe(MAP_PALETTES.dark.sea)
})
