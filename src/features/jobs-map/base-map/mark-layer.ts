import type { FeatureCollection, Point } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import type { MapMark } from './map-engine.ts'

/** The source of what markers cover, and a picture that nobody sees. */
export const MARKS = 'marks'
export const CLEAR_IMAGE = { name: 'clear', sizePx: 16 }

const TEXT_PX = 12

export type Marks = FeatureCollection<Point>

/** Marks as the map's library reads them: sizes as multiples of the picture's and of the letters'. */
export function toMarkShapes(marks: readonly MapMark[]): Marks {
  const features = marks.map(({ lng, lat, sizePx, text, textBelowPx }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { size: sizePx / CLEAR_IMAGE.sizePx, text, offset: [0, textBelowPx / TEXT_PX] },
  }))
  return { type: 'FeatureCollection', features }
}

export const NO_MARKS = toMarkShapes([])

/** Above all others and unseen: it takes the room of the markers before names are given theirs. */
export function markLayer(): LayerSpecification {
  return {
    id: MARKS,
    type: 'symbol',
    source: MARKS,
    layout: {
      'icon-image': CLEAR_IMAGE.name,
      'icon-size': ['get', 'size'],
      'icon-padding': 4,
      'icon-allow-overlap': true,
      'text-field': ['get', 'text'],
      'text-font': ['Instrument Sans'],
      'text-size': TEXT_PX,
      'text-anchor': 'top',
      'text-offset': ['get', 'offset'],
      'text-max-width': 40,
      'text-padding': 2,
      'text-allow-overlap': true,
    },
    paint: { 'text-opacity': 0, 'icon-opacity': 0 },
  }
}
