import { Map as MapLibre, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapView } from '../map-view.ts'
import { CLUSTER_ZOOM_MAX } from '../clusters/cluster-options.ts'
import { builtInStyle, type BuiltInStyle } from './built-in-style.ts'
import { loadOnlineStyle } from './load-online-style.ts'
import type { Cover, EngineOptions, MapEngine, MapMark } from './map-engine.ts'
// oxlint-disable-next-line import/default -- the question mark makes it the address of the built worker
import engineWorker from './map-engine.worker.ts?worker&url'
import type { MapScheme } from './map-palette.ts'
import { CLEAR_IMAGE, MARKS, toMarkShapes } from './mark-layer.ts'

setWorkerUrl(engineWorker)

const TILE_PX = 512
/** The world is not drawn much smaller than the map: it would stand there several times. */
const WORLD_SHARE_MIN = 0.6
/** Nearer than this the coarse world shows its corners. */
const FINE_ZOOM_MIN = 5
/** A single town is shown with what lies around it. */
const FIT_ZOOM_MAX = 9
const FIT_PADDING_PX = 72
const MOVE_MS = 350
const COVER_MS = 200
/** Somewhere to begin when there is nothing to show: Europe. */
const FIRST_VIEW = { center: [8, 50] as [number, number], zoom: 3.2 }

const NO_MARKS = toMarkShapes([])

function clearImage() {
  const { sizePx } = CLEAR_IMAGE
  return { width: sizePx, height: sizePx, data: new Uint8Array(sizePx * sizePx * 4) }
}

function requireWebGl(): void {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('This browser has no WebGL')
}

function openMap({ container, label, view }: EngineOptions, style: StyleSpecification): MapLibre {
  const map = new MapLibre({
    container,
    style,
    ...(view ? { center: [view.lng, view.lat] as [number, number], zoom: view.zoom } : FIRST_VIEW),
    minZoom: Math.max(0, Math.log2((container.clientWidth * WORLD_SHARE_MIN) / TILE_PX)),
    maxZoom: CLUSTER_ZOOM_MAX,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: { 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/** The style of the moment: the operator's own once it is here, else the built-in one as fine as the zoom asks for. */
function keepStyled(map: MapLibre, { locale, styleUrl, scheme }: EngineOptions) {
  let shown: Pick<BuiltInStyle, 'scheme' | 'detail' | 'marks'> = { scheme, detail: '50m', marks: NO_MARKS }
  let isOnline = false
  const show = (changes: Partial<typeof shown>) => {
    shown = { ...shown, ...changes }
    if (!isOnline) map.setStyle(builtInStyle({ ...shown, locale }))
  }
  const refine = () => {
    if (shown.detail === '10m' || map.getZoom() < FINE_ZOOM_MIN) return
    if (map.getSource('land') && map.isSourceLoaded('land')) show({ detail: '10m' })
  }
  // Not before the coarse world is there, which comes much sooner.
  map.on('sourcedata', refine)
  map.on('zoomend', refine)
  if (styleUrl) {
    void loadOnlineStyle(styleUrl).then((online) => {
      if (!online) return
      isOnline = true
      map.setStyle(online, { diff: false })
    })
  }
  let marked = shown.marks
  const mark = () => {
    if (marked === shown.marks || map.isMoving()) return
    shown = { ...shown, marks: marked }
    // Not when a tile misses it: of several that ask at once only the first would be given it.
    if (!map.hasImage(CLEAR_IMAGE.name)) map.addImage(CLEAR_IMAGE.name, clearImage())
    // Of the operator's own map there is no such source.
    void map.getSource<GeoJSONSource>(MARKS)?.setData(marked)
  }
  map.on('moveend', mark)
  return {
    setScheme: (next: MapScheme) => show({ scheme: next }),
    keepClear: (marks: readonly MapMark[]) => {
      const next = toMarkShapes(marks)
      // A picture is often the one before: the names need not find their places again.
      if (JSON.stringify(next) === JSON.stringify(marked)) return
      marked = next
      // Names that are placed anew in every frame would flicker.
      mark()
    },
  }
}

function addLayer(map: MapLibre): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'pointer-events-none absolute inset-0 overflow-hidden'
  map.getCanvasContainer().append(layer)
  return layer
}

function toView(map: MapLibre): MapView {
  const { lng, lat } = map.getCenter()
  return { lng, lat, zoom: map.getZoom() }
}

/** MapLibre behind the port. */
export async function openMapEngine(options: EngineOptions): Promise<MapEngine> {
  requireWebGl()
  const { scheme, locale } = options
  const map = openMap(options, builtInStyle({ scheme, detail: '50m', locale, marks: NO_MARKS }))
  const style = keepStyled(map, options)
  let cover: Cover = { left: 0, bottom: 0 }
  // The first cover belongs to how the map begins; later ones are somebody's doing and may be seen.
  let isCovered = false
  return {
    layer: addLayer(map),
    project: ({ lng, lat }) => {
      const worlds = Math.round((map.getCenter().lng - lng) / 360)
      return map.project([lng + worlds * 360, lat])
    },
    look: () => {
      const { clientWidth, clientHeight } = options.container
      const northWest = map.unproject([cover.left, 0])
      const southEast = map.unproject([clientWidth, clientHeight - cover.bottom])
      return { bounds: [northWest.lng, southEast.lat, southEast.lng, northWest.lat], zoom: map.getZoom() }
    },
    view: () => toView(map),
    moveTo: ({ lng, lat, zoom }) => void map.easeTo({ center: [lng, lat], zoom, duration: MOVE_MS }),
    zoomBy: (steps) => void map.easeTo({ zoom: Math.round(map.getZoom() + steps), duration: MOVE_MS }),
    fit: ([west, south, east, north]) => {
      map.fitBounds([west, south, east, north], {
        padding: FIT_PADDING_PX,
        maxZoom: FIT_ZOOM_MAX,
        animate: false,
      })
    },
    open: ({ bounds: [west, south, east, north], zoom: zoomMin }) => {
      const fitting = map.cameraForBounds([west, south, east, north], {
        padding: FIT_PADDING_PX,
        maxZoom: CLUSTER_ZOOM_MAX,
      })
      const zoom = Math.max(zoomMin, fitting?.zoom ?? zoomMin)
      map.easeTo({ center: fitting?.center ?? [west, south], zoom, duration: MOVE_MS })
    },
    setCover: (next) => {
      cover = next
      map.easeTo({ padding: { ...cover, top: 0, right: 0 }, duration: isCovered ? COVER_MS : 0 })
      isCovered = true
    },
    ...style,
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    onMove: (listen) => {
      const moving = () => listen('moving')
      const still = () => listen('still')
      const heard = [map.on('move', moving), map.on('moveend', still), map.on('resize', still)]
      return () => heard.forEach((subscription) => subscription.unsubscribe())
    },
    close: () => map.remove(),
  }
}
