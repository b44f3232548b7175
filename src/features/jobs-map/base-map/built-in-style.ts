import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { COUNTRIES } from '#/domain/place/place.ts'
import { graticule } from './graticule.ts'
import { MARKS, markLayer, NO_MARKS } from './mark-layer.ts'
import { MAP_PALETTES, type MapPalette, type MapScheme } from './map-palette.ts'
import { NO_TOWNS, townLayer, TOWNS } from './town-layer.ts'
import { worldAddress, type WorldDetail, type WorldLayer } from './world-address.ts'

export type BuiltInStyle = {
  scheme: MapScheme
  detail: WorldDetail
  /** The page's locale: countries are named in it. */
  locale: string
  /** Before the land is drawn there is no sea: what stands on the map would stand in it. */
  hasLand: boolean
}

const credit = (name: string, address: string) =>
  `<a href="${address}" target="_blank" rel="noopener">${name}</a>`

/** Natural Earth asks for nothing; who made the map is said all the same. */
const ATTRIBUTION = credit('Natural Earth', 'https://www.naturalearthdata.com/')
const TOWNS_ATTRIBUTION = credit('GeoNames', 'https://www.geonames.org/')

/** How wide the light water along a shore is, in pixels; the land covers half of it. */
const SHALLOWS_PX = 44
/** From afar there is no room for it. */
const SHALLOWS_ZOOM_MIN = 2.5
/** Wide lines must not end where a tile does. */
const SHALLOWS_BUFFER = 512
/** A soft edge needs no bays: a few corners are drawn much faster than all of them. */
const SHALLOWS_TOLERANCE = 2.5
const WIDE_GRID_ZOOM_MAX = 4

function world(detail: WorldDetail, layer: WorldLayer): GeoJSONSourceSpecification {
  return { type: 'geojson', data: worldAddress(detail, layer), attribution: ATTRIBUTION }
}

const grid = (stepDegrees: number): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: graticule(stepDegrees),
})

/** 'GB' in the data becomes 'United Kingdom' or 'Royaume-Uni'; what has no code keeps the atlas's own name. */
function countryName(locale: string): ExpressionSpecification {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const cases = COUNTRIES.flatMap((code) => [code, names.of(code) ?? code])
  return ['match', ['get', 'code'], ...cases, ['get', 'name']] as unknown as ExpressionSpecification
}

function seaLayers(
  { sea, land, grid: gridColour, shallows }: MapPalette,
  hasLand: boolean,
): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': hasLand ? sea : land } },
    {
      id: 'grid-wide',
      type: 'line',
      source: 'grid-wide',
      maxzoom: WIDE_GRID_ZOOM_MAX,
      paint: { 'line-color': gridColour },
    },
    {
      id: 'grid-close',
      type: 'line',
      source: 'grid-close',
      minzoom: WIDE_GRID_ZOOM_MAX,
      paint: { 'line-color': gridColour },
    },
    {
      id: 'shallows',
      type: 'line',
      source: 'shore',
      minzoom: SHALLOWS_ZOOM_MIN,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': shallows,
        'line-width': ['interpolate', ['linear'], ['zoom'], SHALLOWS_ZOOM_MIN, 12, 5, SHALLOWS_PX],
        'line-blur': ['interpolate', ['linear'], ['zoom'], SHALLOWS_ZOOM_MIN, 5, 5, SHALLOWS_PX / 2.4],
      },
    },
  ]
}

function landLayers({ land, coast, border }: MapPalette): LayerSpecification[] {
  return [
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [2, 2] },
    },
    { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': coast, 'line-width': 0.8 } },
  ]
}

function labelLayer({ label, labelHalo }: MapPalette, locale: string): LayerSpecification {
  return {
    id: 'countries',
    type: 'symbol',
    source: 'labels',
    filter: ['>=', ['get', 'weight'], ['step', ['zoom'], 90, 2, 24, 3, 6, 4, 1.5, 5, 0.2, 6, 0]],
    layout: {
      'text-field': countryName(locale),
      'text-font': ['Instrument Sans'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 6, 15],
      'text-max-width': 7,
      // Towns have none.
      'text-letter-spacing': 0.1,
      'text-padding': 6,
      // Over or under a marker that takes its place; to the side of it a name would stand in the next country.
      'text-variable-anchor': ['center', 'top', 'bottom'],
      'text-radial-offset': 1.5,
      'symbol-sort-key': ['-', 0, ['get', 'weight']],
    },
    paint: { 'text-color': label, 'text-halo-color': labelHalo, 'text-halo-width': 1.2 },
  }
}

/** The map that needs no key, no network and no server of glyphs: letters are drawn by the page's own fonts. */
export function builtInStyle({ scheme, detail, locale, hasLand }: BuiltInStyle): StyleSpecification {
  const palette = MAP_PALETTES[scheme]
  return {
    version: 8,
    sources: {
      'grid-wide': grid(10),
      'grid-close': grid(2),
      land: world(detail, 'land'),
      coast: world(detail, 'coast'),
      shore: { ...world('50m', 'coast'), buffer: SHALLOWS_BUFFER, tolerance: SHALLOWS_TOLERANCE },
      borders: world(detail, 'borders'),
      labels: world('50m', 'labels'),
      [TOWNS]: { type: 'geojson', data: NO_TOWNS, attribution: TOWNS_ATTRIBUTION },
      [MARKS]: { type: 'geojson', data: NO_MARKS },
    },
    layers: [
      ...seaLayers(palette, hasLand),
      ...landLayers(palette),
      labelLayer(palette, locale),
      townLayer(palette),
      markLayer(),
    ],
  }
}
