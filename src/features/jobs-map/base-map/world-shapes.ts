import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { labelPoint, ringArea } from './label-point.ts'
import { unwrapLine, unwrapPolygon, type LngLat } from './unwrap-ring.ts'

/** The file of world-atlas: Natural Earth's countries, and the land they make up. */
export type WorldAtlas = Topology<{
  countries: GeometryCollection<{ name: string }>
  land: GeometryCollection
}>

/** A country by the code of ISO 3166-1, where it has one, and the atlas's own name. `weight` is greater for larger ones. */
type CountryLabel = { code: string; name: string; weight: number }

export type WorldShapes = {
  land: Feature<MultiPolygon>
  coast: Feature<MultiLineString>
  borders: Feature<MultiLineString>
  labels: FeatureCollection<Point, CountryLabel>
}

const asFeature = <Geometry extends MultiPolygon | MultiLineString>(geometry: Geometry) => ({
  type: 'Feature' as const,
  properties: {},
  geometry,
})

function polygonsOf(geometry: Polygon | MultiPolygon): LngLat[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.map((polygon) => unwrapPolygon(polygon as unknown as LngLat[][]))
}

const toMultiPolygon = (polygons: LngLat[][][]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => [lng, lat]))),
})

function toLines({ coordinates }: MultiLineString): Feature<MultiLineString> {
  const lines = coordinates.map((line) =>
    unwrapLine(line as unknown as LngLat[]).map(([lng, lat]) => [lng, lat]),
  )
  return asFeature({ type: 'MultiLineString', coordinates: lines })
}

/** The two-letter code of a country that the atlas knows by its number; '' where there is none. */
export function countryCodeOf(numericCode: unknown): string {
  if (!/^\d{3}$/.test(String(numericCode))) return ''
  const { region = '' } = new Intl.Locale(`und-${String(numericCode)}`)
  return region.length === 2 ? region : ''
}

function toLabel({ id, geometry, properties }: Feature<Polygon | MultiPolygon, { name: string }>) {
  const outsides = polygonsOf(geometry).map(([outside = []]) => outside)
  const largest = outsides.toSorted((a, b) => ringArea(b) - ringArea(a))[0] ?? []
  const [lng, lat] = labelPoint(largest)
  return {
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { code: countryCodeOf(id), name: properties.name, weight: ringArea(largest) },
  }
}

/** What the base map draws, made of the atlas. Takes a tenth of a second, or one for the finer atlas. */
export function toWorldShapes(atlas: WorldAtlas): WorldShapes {
  const { countries, land } = atlas.objects
  const lands = feature(atlas, land).features as Feature<Polygon | MultiPolygon>[]
  const labelled = feature(atlas, countries).features as Feature<Polygon | MultiPolygon, { name: string }>[]
  return {
    land: asFeature(toMultiPolygon(lands.flatMap(({ geometry }) => polygonsOf(geometry)))),
    coast: toLines(mesh(atlas, land)),
    borders: toLines(mesh(atlas, countries, (a, b) => a !== b)),
    labels: { type: 'FeatureCollection', features: labelled.map(toLabel) },
  }
}
