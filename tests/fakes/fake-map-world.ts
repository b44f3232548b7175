import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { MapEngine } from '#/features/jobs-map/base-map/map-engine.ts'
import { buildClusterIndex, type ClusterIndex } from '#/features/jobs-map/clusters/cluster-index.ts'
import type { MapSource } from '#/features/jobs-map/clusters/map-source.ts'
import { DEGREE_UNITS, type Pins } from '#/features/jobs-map/pins/pins.ts'
import type { MapWorld } from '#/features/jobs-map/map-world.ts'
import type { Sight } from '#/features/jobs-map/use-map-picture.ts'
import { mapJobs } from './fake-map-jobs.ts'

/** The pins of all the jobs that the server knows. */
function knownPins(): Pins {
  const jobs = [...mapJobs.values()]
  const placed = jobs.flatMap(({ number, point }) => (point ? [{ number, ...point }] : []))
  const units = (degrees: number) => Math.round(degrees * DEGREE_UNITS)
  return {
    mode: 'all',
    numbers: Int32Array.from(placed, ({ number }) => number),
    lngs: Int32Array.from(placed, ({ lng }) => units(lng)),
    lats: Int32Array.from(placed, ({ lat }) => units(lat)),
    beside: Int32Array.from(jobs.filter(({ point }) => !point).map(({ number }) => number)),
  }
}

/** Clusters for real, in this thread. */
function fakeSource() {
  let index: ClusterIndex | null = null
  const answer = <Value>(read: (index: ClusterIndex) => Value) =>
    index ? Promise.resolve(read(index)) : Promise.reject(new Error('Nothing is loaded'))
  const load = vi.fn<(filters: JobFilters) => ReturnType<MapSource['load']>>(() => {
    index = buildClusterIndex(knownPins())
    const { onMap, besideCount, beside, bounds, dense } = index
    return Promise.resolve({ onMap, besideCount, beside, bounds, dense })
  })
  const look = vi.fn<MapSource['look']>((wanted) => answer((known) => known.look(wanted)))
  const source: MapSource = {
    load,
    naming: () => Promise.resolve(false),
    look,
    opening: (id) => answer((known) => known.opening(id)),
    jobsOf: (id) => answer((known) => known.jobsOf(id)),
    close: () => undefined,
  }
  return { source, load, look }
}

/** A map that draws nothing and goes where it is sent. */
function fakeEngine() {
  let sight: Sight = { bounds: [-10, 45, 10, 60], zoom: 5 }
  const listeners = new Set<Parameters<MapEngine['onMove']>[0]>()
  const engine = {
    layer: document.createElement('div'),
    project: ({ lng, lat }) => ({ x: lng * 10, y: -lat * 10 }),
    look: () => sight,
    view: () => ({ lng: 1, lat: 52, zoom: sight.zoom }),
    moveTo: vi.fn<MapEngine['moveTo']>(),
    zoomBy: vi.fn<MapEngine['zoomBy']>(),
    fit: vi.fn<MapEngine['fit']>(),
    open: vi.fn<MapEngine['open']>(),
    keepClear: vi.fn<MapEngine['keepClear']>(),
    setCover: vi.fn<MapEngine['setCover']>(),
    setScheme: vi.fn<MapEngine['setScheme']>(),
    focus: vi.fn<MapEngine['focus']>(),
    onMove: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    close: vi.fn<MapEngine['close']>(),
  } satisfies MapEngine
  const moveTo = (next: Sight) =>
    act(async () => {
      sight = next
      for (const listen of listeners) listen('moving')
      for (const listen of listeners) listen('still')
    })
  return { engine, moveTo }
}

/** A world for the screen: `canDraw` false is a browser without a graphics card. */
export function fakeMapWorld({ canDraw = true } = {}) {
  const { engine, moveTo } = fakeEngine()
  const { source, load, look } = fakeSource()
  const openEngine = vi.fn<MapWorld['openEngine']>(({ container }) => {
    if (!canDraw) return Promise.reject(new Error('This browser has no WebGL'))
    container.append(engine.layer)
    return Promise.resolve(engine)
  })
  const world: MapWorld = { openEngine, openSource: () => source }
  return { world, engine, moveTo, load, look, openEngine }
}
