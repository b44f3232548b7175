import type { GeoJSONSource, Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl'
import { builtInStyle, type BuiltInStyle } from './built-in-style.ts'
import { loadOnlineStyle } from './load-online-style.ts'
import type { EngineOptions, MapMark } from './map-engine.ts'
import type { MapScheme } from './map-palette.ts'
import { CLEAR_IMAGE, MARKS, NO_MARKS, toMarkShapes } from './mark-layer.ts'

/** Nearer than this the coarse world shows its corners. */
const FINE_ZOOM_MIN = 5

type StyleSetup = Pick<EngineOptions, 'locale' | 'scheme' | 'styleUrl'>

/** How the built-in map begins. */
export function firstStyle({ locale, scheme }: StyleSetup): BuiltInStyle {
  return { scheme, locale, detail: '50m', marks: NO_MARKS, hasLand: false }
}

function clearImage() {
  const { sizePx } = CLEAR_IMAGE
  return { width: sizePx, height: sizePx, data: new Uint8Array(sizePx * sizePx * 4) }
}

/** The built-in style of the moment, until the operator's own is here. */
function openStyle(map: MapLibre, setup: StyleSetup) {
  let shown = firstStyle(setup)
  let isOnline = false
  if (setup.styleUrl) {
    void loadOnlineStyle(setup.styleUrl).then((online) => {
      if (!online) return
      isOnline = true
      map.setStyle(online, { diff: false })
    })
  }
  return {
    shown: () => shown,
    /** For what a source or a layer was told already. */
    note: (changes: Partial<BuiltInStyle>) => {
      shown = { ...shown, ...changes }
    },
    show: (changes: Partial<BuiltInStyle>) => {
      shown = { ...shown, ...changes }
      if (!isOnline) map.setStyle(builtInStyle(shown))
    },
  }
}

type Style = ReturnType<typeof openStyle>

/** The sea comes with the land, and finer shapes where they are seen: not before the coarse ones, which come much sooner. */
function keepDrawn(map: MapLibre, { shown, show }: Style): void {
  const refine = () => {
    if (shown().detail === '10m' || map.getZoom() < FINE_ZOOM_MIN) return
    if (map.getSource('land') && map.isSourceLoaded('land')) show({ detail: '10m' })
  }
  const draw = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
    if (!shown().hasLand && sourceId === 'land' && isSourceLoaded) show({ hasLand: true })
    refine()
  }
  map.on('sourcedata', draw)
  map.on('zoomend', refine)
}

/** Names keep away from markers. */
function keepMarked(map: MapLibre, { shown, note }: Style): (marks: readonly MapMark[]) => void {
  let marked = shown().marks
  const mark = () => {
    if (marked === shown().marks || map.isMoving()) return
    note({ marks: marked })
    // Not when a tile misses it: of several that ask at once only the first would be given it.
    if (!map.hasImage(CLEAR_IMAGE.name)) map.addImage(CLEAR_IMAGE.name, clearImage())
    // Of the operator's own map there is no such source.
    void map.getSource<GeoJSONSource>(MARKS)?.setData(marked)
  }
  map.on('moveend', mark)
  return (marks) => {
    const next = toMarkShapes(marks)
    // A picture is often the one before: the names need not find their places again.
    if (JSON.stringify(next) === JSON.stringify(marked)) return
    marked = next
    // Names that are placed anew in every frame would flicker.
    mark()
  }
}

/** Keeps a map in the style of the moment: the operator's own once it is here, else the built-in one. */
export function keepStyled(map: MapLibre, setup: StyleSetup) {
  const style = openStyle(map, setup)
  keepDrawn(map, style)
  return {
    setScheme: (scheme: MapScheme) => style.show({ scheme }),
    keepClear: keepMarked(map, style),
  }
}
