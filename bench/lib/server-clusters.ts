import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import Supercluster from 'supercluster'
import { answerClusters } from '#/features/jobs-map/clusters/answer-clusters.server.ts'
import { toParameters } from '#/features/jobs-map/clusters/cluster-questions.ts'
import { clusterPins } from '#/features/jobs-map/clusters/keeper-thread.server.ts'
import type { MapLook, MapPicture } from '#/features/jobs-map/clusters/map-picture.ts'
import { findPins, SERVER_PINS_MAX } from '#/features/jobs-map/pins/find-pins.server.ts'
import { DEGREE_UNITS, type Pins } from '#/features/jobs-map/pins/pins.ts'
import { readPinsSearch } from '#/features/jobs-map/pins/read-pins-search.ts'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'
import { buildRandom, lookAt } from './random-looks.ts'

// The server's clusters of all jobs, by its own functions in this process; nothing is written.

const ADDRESS = 'http://localhost/api/jobs/clusters'
const ZOOMS = Array.from({ length: 17 }, (_, zoom) => zoom)

type Raw = Supercluster<{ number: number }>

/** All jobs as the database has them now, as they travel. */
export const findAll = async (): Promise<Uint8Array> => findPins(await publishedSearch({}), SERVER_PINS_MAX)

const degrees = (units: number | undefined) => (units ?? 0) / DEGREE_UNITS

/** The library alone, as anybody would use it. */
export function buildRaw({ numbers, lngs, lats }: Pins): Raw {
  const raw: Raw = new Supercluster({ radius: 60, maxZoom: 16 })
  return raw.load(
    [...numbers].map((number, nth) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [degrees(lngs[nth]), degrees(lats[nth])] },
      properties: { number },
    })),
  )
}

/** What the server answers to a look, as text; it clusters first when nobody asked before. */
export async function look(at: MapLook): Promise<string> {
  const parameters = new URLSearchParams(toParameters({ kind: 'look', look: at }))
  const answer = await answerClusters(new Request(`${ADDRESS}?${parameters}`), publishedSearch, 0)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}

/** Some places at every zoom: where jobs are, because that is where people look. */
export function looksAtJobs({ lngs, lats }: Pins, perZoom: number): MapLook[] {
  const random = buildRandom(7)
  return ZOOMS.flatMap((zoom) =>
    Array.from({ length: perZoom }, () => {
      const nth = Math.floor(random() * lngs.length)
      return lookAt({ lng: (lngs[nth] ?? 0) / DEGREE_UNITS, lat: (lats[nth] ?? 0) / DEGREE_UNITS }, zoom)
    }),
  )
}

/** One line for each shape: the same lines are the same picture. */
const shapesOf = ({ clusters, pins }: MapPicture) => [
  ...clusters.map(({ id, lng, lat, count }) => `${id} ${lng} ${lat} ${count}`),
  ...pins.map(({ number, lng, lat }) => `pin ${number} ${lng} ${lat}`),
]

const rawShapes = (found: ReturnType<Raw['getClusters']>) =>
  found.map(({ geometry: { coordinates }, properties }) => {
    const [lng, lat] = coordinates
    return 'cluster' in properties
      ? `${properties.cluster_id} ${lng} ${lat} ${properties.point_count}`
      : `pin ${properties.number} ${lng} ${lat}`
  })

export type LookFigures = { serverMs: number; rawMs: number; zippedBytes: number; isSame: boolean }

/** One look through the server and through the library alone. */
export async function compareLook(raw: Raw, at: MapLook): Promise<LookFigures> {
  const from = performance.now()
  const text = await look(at)
  const between = performance.now()
  const found = raw.getClusters([...at.bounds], Math.floor(at.zoom))
  const rawMs = performance.now() - between
  const ours = shapesOf(JSON.parse(text) as MapPicture).toSorted()
  return {
    ...{ serverMs: between - from, rawMs, zippedBytes: gzipSync(text).length },
    isSame: ours.join('\n') === rawShapes(found).toSorted().join('\n'),
  }
}

/** Clusters everything anew, as the server does now and then: how long, what this thread and who looks wait for it. */
export async function refresh(at: MapLook) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const from = performance.now()
  const done = new AbortController()
  const lookWaits: number[] = []
  const lookOn = async () => {
    while (!done.signal.aborted) {
      const asked = performance.now()
      await look(at)
      lookWaits.push(performance.now() - asked)
    }
  }
  const looking = lookOn()
  delay.enable()
  const pins = await findAll()
  const foundMs = performance.now() - from
  await clusterPins(readPinsSearch(ADDRESS).key, pins)
  const allMs = performance.now() - from
  delay.disable()
  done.abort()
  await looking
  return { foundMs, allMs, stallMs: delay.max / 1e6, lookWaits }
}
