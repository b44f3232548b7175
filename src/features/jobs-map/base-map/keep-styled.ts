import type { GeoJSONSource, Map as MapLibre, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { townsAddress } from '../towns/towns-address.ts'
import { builtInStyle, type BuiltInStyle } from './built-in-style.ts'
import { loadOnlineStyle } from './load-online-style.ts'
import type { EngineOptions, MapMark } from './map-engine.ts'
import type { MapScheme } from './map-palette.ts'
import { CLEAR_IMAGE, MARKS, NO_MARKS, toMarkShapes } from './mark-layer.ts'
import { NO_TOWNS, townFilter, TOWNS } from './town-layer.ts'

/** Nearer than this the coarse world shows its corners. */
const FINE_ZOOM_MIN = 5

type StyleSetup = Pick<EngineOptions, 'locale' | 'scheme' | 'styleUrl'>

/** How the built-in map begins. */
export function firstStyle({ locale, scheme }: StyleSetup): BuiltInStyle {
  return { scheme, locale, detail: '50m', hasLand: false }
}

function clearImage() {
  const { sizePx } = CLEAR_IMAGE
  return { width: sizePx, height: sizePx, data: new Uint8Array(sizePx * sizePx * 4) }
}

const addressOf = (source: SourceSpecification | undefined) =>
  source?.type === 'geojson' && typeof source.data === 'string' ? source.data : null

/** Changes addresses and colours where they are. A style set anew would have every source loaded again. */
function restyle(map: MapLibre, from: StyleSpecification, to: StyleSpecification): void {
  for (const [id, source] of Object.entries(to.sources)) {
    const address = addressOf(source)
    if (address && address !== addressOf(from.sources[id])) {
      void map.getSource<GeoJSONSource>(id)?.setData(address)
    }
  }
  for (const { id, paint } of to.layers) {
    for (const [name, value] of Object.entries(paint ?? {})) {
      map.setPaintProperty(id, name as Parameters<MapLibre['setPaintProperty']>[1], value)
    }
  }
}

/** The built-in style of the moment, until the operator's own is here. */
function openStyle(map: MapLibre, setup: StyleSetup) {
  let given = firstStyle(setup)
  let shown = given
  let state: 'coming' | 'here' | 'replaced' = 'coming'
  const apply = () => {
    if (state !== 'here' || given === shown) return
    restyle(map, builtInStyle(given), builtInStyle(shown))
    given = shown
  }
  map.once('style.load', () => {
    if (state === 'coming') state = 'here'
    apply()
  })
  if (setup.styleUrl) {
    void loadOnlineStyle(setup.styleUrl).then((online) => {
      if (!online) return
      state = 'replaced'
      map.setStyle(online, { diff: false })
    })
  }
  return {
    isHere: () => state === 'here',
    shown: () => shown,
    show: (changes: Partial<BuiltInStyle>) => {
      shown = { ...shown, ...changes }
      apply()
    },
  }
}

type Style = ReturnType<typeof openStyle>

/** The sea comes with the land. Finer shapes are dear and tell least: they come when all else is there. */
function keepDrawn(map: MapLibre, { shown, show }: Style): void {
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (!shown().hasLand && sourceId === 'land' && isSourceLoaded) show({ hasLand: true })
  })
  map.on('idle', () => {
    if (shown().hasLand && shown().detail === '50m' && map.getZoom() >= FINE_ZOOM_MIN) show({ detail: '10m' })
  })
}

/** Names for what is in view, once the land is there. */
function keepNamed(map: MapLibre, { isHere, shown }: Style): void {
  const { language } = new Intl.Locale(shown().locale)
  let named: string | null = null
  const name = () => {
    if (!isHere() || !shown().hasLand) return
    const [[west, south], [east, north]] = map.getBounds().toArray()
    const towns = townsAddress(language, [west, south, east, north], map.getZoom())
    if (towns === named) return
    named = towns
    void map.getSource<GeoJSONSource>(TOWNS)?.setData(towns ?? NO_TOWNS)
  }
  map.on('moveend', name)
  map.on('sourcedata', ({ sourceId }) => {
    if (sourceId === 'land') name()
  })
}

/** Names keep away from markers. */
function keepMarked(map: MapLibre, { isHere }: Style): (marks: readonly MapMark[]) => void {
  let wanted = NO_MARKS
  let marked = wanted
  const mark = () => {
    if (!isHere() || marked === wanted || map.isMoving()) return
    marked = wanted
    // Not when a tile misses it: of several that ask at once only the first would be given it.
    if (!map.hasImage(CLEAR_IMAGE.name)) map.addImage(CLEAR_IMAGE.name, clearImage())
    void map.getSource<GeoJSONSource>(MARKS)?.setData(marked)
    map.setFilter(TOWNS, townFilter(marked))
  }
  map.once('style.load', mark)
  map.on('moveend', mark)
  return (marks) => {
    const next = toMarkShapes(marks)
    // A picture is often the one before: the names need not find their places again.
    if (JSON.stringify(next) === JSON.stringify(wanted)) return
    wanted = next
    // Names that are placed anew in every frame would flicker.
    mark()
  }
}

/** Keeps a map in the style of the moment: the operator's own once it is here, else the built-in one. */
export function keepStyled(map: MapLibre, setup: StyleSetup) {
  const style = openStyle(map, setup)
  keepDrawn(map, style)
  keepNamed(map, style)
  return {
    setScheme: (scheme: MapScheme) => style.show({ scheme }),
    keepClear: keepMarked(map, style),
  }
}
