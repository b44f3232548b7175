import { Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapView } from '../map-view.ts'
import { CLUSTER_ZOOM_MAX } from '../clusters/cluster-options.ts'
import { builtInStyle } from './built-in-style.ts'
import { firstStyle, keepStyled } from './keep-styled.ts'
import type { Cover, EngineOptions, MapEngine } from './map-engine.ts'
// oxlint-disable-next-line import/default -- the question mark makes it the address of the built worker
import engineWorker from './map-engine.worker.ts?worker&url'

setWorkerUrl(engineWorker)

const TILE_PX = 512
/** The world is not drawn much smaller than the map: it would stand there several times. */
const WORLD_SHARE_MIN = 0.6
/** A single town is shown with what lies around it. */
const FIT_ZOOM_MAX = 9
const FIT_PADDING_PX = 72
const MOVE_MS = 350
const COVER_MS = 200
/** Somewhere to begin when there is nothing to show: Europe. */
const FIRST_VIEW = { center: [8, 50] as [number, number], zoom: 3.2 }

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

function addLayer(map: MapLibre): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'pointer-events-none absolute inset-0 overflow-hidden'
  map.getCanvasContainer().append(layer)
  return layer
}

const paddingOf = (cover: Cover) => ({ ...cover, top: 0, right: 0 })

const isPadded = (map: MapLibre, cover: Cover) => {
  const { left, bottom } = map.getPadding()
  return left === cover.left && bottom === cover.bottom
}

const isOfSize = (canvas: HTMLElement, container: HTMLElement) =>
  canvas.clientWidth === container.clientWidth && canvas.clientHeight === container.clientHeight

function toView(map: MapLibre): MapView {
  const { lng, lat } = map.getCenter()
  return { lng, lat, zoom: map.getZoom() }
}

/** MapLibre behind the port. */
export async function openMapEngine(options: EngineOptions): Promise<MapEngine> {
  requireWebGl()
  const map = openMap(options, builtInStyle(firstStyle(options)))
  const style = keepStyled(map, options)
  let cover: Cover = { left: 0, bottom: 0 }
  // The first cover belongs to how the map begins; later ones are somebody's doing and may be seen.
  let isCovered = false
  // Under the new size it must be known at once what is covered, also where that was still moving.
  map.on('resize', () => {
    if (!isPadded(map, cover)) map.setPadding(paddingOf(cover))
  })
  return {
    layer: addLayer(map),
    project: ({ lng, lat }) => {
      const worlds = Math.round((map.getCenter().lng - lng) / 360)
      return map.project([lng + worlds * 360, lat])
    },
    look: () => {
      const { clientWidth, clientHeight } = map.getCanvas()
      const northWest = map.unproject([cover.left, 0])
      const southEast = map.unproject([clientWidth, clientHeight - cover.bottom])
      return { bounds: [northWest.lng, southEast.lat, southEast.lng, northWest.lat], zoom: map.getZoom() }
    },
    view: () => toView(map),
    moveTo: ({ lng, lat, zoom }) => void map.easeTo({ center: [lng, lat], zoom, duration: MOVE_MS }),
    zoomBy: (steps) => void map.easeTo({ zoom: Math.round(map.getZoom() + steps), duration: MOVE_MS }),
    fit: ([west, south, east, north]) => {
      if (!isOfSize(map.getCanvas(), options.container)) map.resize()
      if (!isPadded(map, cover)) map.setPadding(paddingOf(cover))
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
      // What covers the map is known before the map's own size is when somebody turns a phone.
      if (!isOfSize(map.getCanvas(), options.container)) map.resize()
      map.easeTo({ padding: paddingOf(cover), duration: isCovered ? COVER_MS : 0 })
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
