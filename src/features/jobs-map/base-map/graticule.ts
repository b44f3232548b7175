import type { Feature, MultiLineString } from 'geojson'

const MERCATOR_LAT_MAX = 85

function* steps(from: number, to: number, step: number): Generator<number> {
  for (let degrees = Math.ceil(from / step) * step; degrees <= to; degrees += step) yield degrees
}

/** The net of meridians and parallels, one line every so many degrees. */
export function graticule(stepDegrees: number): Feature<MultiLineString> {
  const meridians = Array.from(steps(-180, 180, stepDegrees), (lng) => [
    [lng, -MERCATOR_LAT_MAX],
    [lng, MERCATOR_LAT_MAX],
  ])
  const parallels = Array.from(steps(-MERCATOR_LAT_MAX, MERCATOR_LAT_MAX, stepDegrees), (lat) => [
    [-180, lat],
    [180, lat],
  ])
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates: [...meridians, ...parallels] },
  }
}
