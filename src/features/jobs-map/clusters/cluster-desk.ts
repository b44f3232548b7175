import { decodePins } from '../pins/decode-pins.ts'
import { buildClusterIndex, type ClusterIndex } from './cluster-index.ts'
import type { ClusterAnswers, ClusterQuestion } from './cluster-messages.ts'
import type { MapLook, MapPicture } from './map-picture.ts'
import { openServerIndex, type ServerIndex } from './server-index.ts'
import { nearestTown, type Towns } from './towns.ts'

/** How the desk reads an address; a stand-in in tests. */
export type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

/** Names of towns are not worth waiting longer for. */
const TOWNS_MS_MAX = 20_000

type Loading = { address: string; townsAddress: string }

async function read(fetchFrom: Fetch, address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetchFrom(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

/**
 * Answers the questions of one page's map: fetches the pins of its search, clusters them and keeps them. While another
 * search loads, the earlier one goes on answering; of several that load, the last one counts. Names of towns are an
 * addition: without them clusters have none.
 */
export class ClusterDesk {
  readonly #fetch: Fetch
  #index: ClusterIndex | ServerIndex | null = null
  #towns: Towns | null = null
  #loading = new AbortController()
  #naming: Promise<void> | null = null

  constructor(fetchFrom: Fetch) {
    this.#fetch = fetchFrom
  }

  /** Throws when the pins cannot be read, when a later search came in between, and for clusters that are gone. */
  async answer(question: ClusterQuestion): Promise<ClusterAnswers[ClusterQuestion['kind']]> {
    if (question.kind === 'load') return this.#load(question)
    if (question.kind === 'naming') {
      await this.#naming
      return this.#towns !== null
    }
    if (!this.#index) throw new Error('Nothing is loaded yet')
    if (question.kind === 'look') return this.#look(this.#index, question.look)
    if (question.kind === 'jobsOf') return this.#index.jobsOf(question.clusterId)
    return this.#index.expansionZoom(question.clusterId)
  }

  async #load({ address, townsAddress }: Loading): Promise<ClusterAnswers['load']> {
    this.#loading.abort()
    this.#loading = new AbortController()
    const { signal } = this.#loading
    this.#naming ??= this.#loadTowns(townsAddress)
    const response = await read(this.#fetch, address, signal)
    const pins = decodePins(await response.arrayBuffer())
    signal.throwIfAborted()
    if (pins.mode === 'too-many') return this.#askServer(address, signal)
    const index = buildClusterIndex(pins)
    this.#index = index
    const { onMap, besideCount, beside, bounds } = index
    return { onMap, besideCount, beside, bounds }
  }

  /** More jobs than a page can hold: the server clusters them, and is asked at every look. */
  async #askServer(address: string, signal: AbortSignal): Promise<ClusterAnswers['load']> {
    const index = await openServerIndex(address, (asked) => read(this.#fetch, asked, signal))
    signal.throwIfAborted()
    if (index === 'too-many') return 'too-many'
    this.#index = index
    return index.summary
  }

  async #loadTowns(address: string): Promise<void> {
    try {
      const inTime = AbortSignal.timeout(TOWNS_MS_MAX)
      this.#towns = (await (await read(this.#fetch, address, inTime)).json()) as Towns
    } catch {
      // Clusters stay without names.
    }
  }

  async #look(index: ClusterIndex | ServerIndex, look: MapLook): Promise<MapPicture> {
    const picture = await index.look(look)
    const towns = this.#towns
    if (!towns) return picture
    const clusters = picture.clusters.map((cluster) => ({
      ...cluster,
      near: nearestTown(cluster, look.zoom, towns),
    }))
    return { ...picture, clusters }
  }
}
