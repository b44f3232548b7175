// MapLibre's own worker, with two things added: it makes the built-in world and fetches its towns itself, so that no shape passes the page.
import EngineWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs'
import coarse from 'world-atlas/countries-50m.json?url'
import fine from 'world-atlas/countries-10m.json?url'
import { loadTowns } from '../towns/load-towns.ts'
import { TOWNS_PROTOCOL } from '../towns/towns-address.ts'
import { readWorldAddress, WORLD_PROTOCOL, type WorldDetail } from './world-address.ts'
import { toWorldShapes, type WorldAtlas, type WorldShapes } from './world-shapes.ts'

type Answer = Promise<{ data: unknown }>
type EngineWorld = {
  worker: unknown
  addProtocol: (name: string, answer: (request: { url: string }) => Answer) => void
}

const ADDRESSES: Record<WorldDetail, string> = { '50m': coarse, '10m': fine }
const made = new Map<WorldDetail, Promise<WorldShapes>>()

async function makeShapes(detail: WorldDetail): Promise<WorldShapes> {
  const response = await fetch(ADDRESSES[detail])
  return toWorldShapes((await response.json()) as WorldAtlas)
}

function shapesOf(detail: WorldDetail): Promise<WorldShapes> {
  const known = made.get(detail)
  if (known) return known
  const making = makeShapes(detail)
  made.set(detail, making)
  making.catch(() => made.delete(detail))
  return making
}

const world = globalThis as unknown as EngineWorld
// Its package says that importing it does nothing; without a use of it the build would leave it out.
if (!(world.worker instanceof EngineWorker)) throw new Error('The engine of the map did not begin')
world.addProtocol(WORLD_PROTOCOL, async ({ url }) => {
  const asked = readWorldAddress(url)
  if (!asked) throw new Error(`There is no ${url}`)
  const shapes: Record<string, unknown> = await shapesOf(asked.detail)
  return { data: shapes[asked.layer] }
})
world.addProtocol(TOWNS_PROTOCOL, async ({ url }) => ({ data: await loadTowns(url) }))
