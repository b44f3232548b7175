import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { TownShapes } from '../towns/load-towns.ts'
import type { MapPalette } from './map-palette.ts'
import { NO_MARKS, type Marks } from './mark-layer.ts'

/** The source of towns, and the layer of their names. */
export const TOWNS = 'towns'
export const NO_TOWNS: TownShapes = { type: 'FeatureCollection', features: [] }

/** Where a name may stand when its place is taken: off a job's dot, */
const OFF_DOTS = [
  'center',
  [0, 0],
  'top',
  [0, 1.5],
  'bottom',
  [0, -1.5],
  'left',
  [1.2, 0],
  'right',
  [-1.2, 0],
]
/** and off a disc, which from afar would be in another town's place. */
const OFF_DISCS = [...OFF_DOTS, 'top', [0, 2.7]]
const CLOSE_ZOOM_MIN = 8

/** Which towns are named: the larger ones from afar, and none that a cluster is named after. */
export function townFilter(marks: Marks): FilterSpecification {
  const said = marks.features.map(({ properties }) => String(properties?.['text']))
  return [
    'all',
    ['>=', ['get', 'thousands'], ['step', ['zoom'], 500, 6, 200, 7, 100, 8, 50, 9, 20, 10, 5, 11, 0]],
    ['!', ['in', ['get', 'name'], ['literal', said]]],
  ]
}

/** Names of towns, the larger the sooner, where markers leave room. */
export function townLayer({ label, labelHalo }: MapPalette): LayerSpecification {
  return {
    id: TOWNS,
    type: 'symbol',
    source: TOWNS,
    filter: townFilter(NO_MARKS),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Instrument Sans'],
      'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 3, 12, 100, 13, 1_000, 15],
      // All towns of a conurbation would be a list.
      'text-padding': ['step', ['zoom'], 4, CLOSE_ZOOM_MIN, 8],
      'text-variable-anchor-offset': [
        'step',
        ['zoom'],
        ['literal', OFF_DOTS],
        CLOSE_ZOOM_MIN,
        ['literal', OFF_DISCS],
      ],
      'symbol-sort-key': ['-', 0, ['get', 'thousands']],
    },
    paint: { 'text-color': label, 'text-halo-color': labelHalo, 'text-halo-width': 1.2 },
  }
}
