import { decodePins } from '../pins/decode-pins.ts'
import { buildClusterIndex, type ClusterIndex } from './cluster-index.ts'
import type { ClusterAnswers, ClusterQuestion } from './cluster-messages.ts'
import type { MapLook, MapPicture } from './map-picture.ts'
import { openServerIndex, type ServerIndex } from './server-index.ts'
import { nearestTown, type Towns } from '../towns/towns.ts'

/** How the desk reads an address; a stand-in in tests. */
export type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

/** Names of towns are not worth waiting longer for. */
const TOWNS_MS_MAX = 20_000

type Loading = { address: string; townsAddress: string }

/** Clusters that were made anew, and a server that has enough to do: the same question is answered a little later. */
const ASKED_AGAIN = new Set([404, 503])

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('Nobody waits for this any more'))
    })
  })
}

async function read(fetchFrom: Fetch, address: string, signal: AbortSignal): Promise<Response> {
  let response = await fetchFrom(address, { signal })
  if (ASKED_AGAIN.has(response.status)) {
    await wait(Number(response.headers.get('retry-after')), signal)
    response = await fetchFrom(address, { signal })
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

async function readTowns(fetchFrom: Fetch, address: string): Promise<Towns | null> {
  try {
    const response = await read(fetchFrom, address, AbortSignal.timeout(TOWNS_MS_MAX))
    return (await response.json()) as Towns
  } catch {
    // Clusters stay without names.
    return null
  }
}

type Index = ClusterIndex | ServerIndex

async function lookAt(index: Index, look: MapLook, towns: Towns | null): Promise<MapPicture> {
  const picture = await index.look(look)
  if (!towns) return picture
  const nameOf = (cluster: MapPicture['clusters'][number]) => nearestTown(cluster, look.zoom, towns)
  return { ...picture, clusters: picture.clusters.map((one) => ({ ...one, near: nameOf(one) })) }
}

/** What an answered search is: clustered here, or by the server, which is asked at every look when a page cannot hold its jobs. */
async function openIndex(fetchFrom: Fetch, address: string, signal: AbortSignal) {
  const response = await read(fetchFrom, address, signal)
  const pins = decodePins(await response.arrayBuffer())
  signal.throwIfAborted()
  if (pins.mode === 'too-many') {
    const index = await openServerIndex(address, (asked) => read(fetchFrom, asked, signal))
    signal.throwIfAborted()
    return index === 'too-many' ? index : { index, summary: index.summary }
  }
  const index = buildClusterIndex(pins)
  const { onMap, besideCount, beside, bounds, dense } = index
  return { index, summary: { onMap, besideCount, beside, bounds, dense } }
}

/**
 * Answers a question about one page's map. Throws when the pins cannot be read, when a later search came in between, and
 * for clusters that are gone.
 */
export type AskDesk = (question: ClusterQuestion) => Promise<ClusterAnswers[ClusterQuestion['kind']]>

/**
 * Opens the desk that answers the questions of one page's map: it fetches the pins of its search, clusters them and keeps
 * them. While another search loads, the earlier one goes on answering; of several that load, the last one counts. Names of
 * towns are an addition: without them clusters have none.
 */
export function openClusterDesk(fetchFrom: Fetch): AskDesk {
  let index: Index | null = null
  let towns: Towns | null = null
  let naming: Promise<void> | null = null
  let loading = new AbortController()

  const nameTowns = async (address: string) => {
    towns = await readTowns(fetchFrom, address)
  }

  async function load({ address, townsAddress }: Loading): Promise<ClusterAnswers['load']> {
    loading.abort()
    loading = new AbortController()
    naming ??= nameTowns(townsAddress)
    const opened = await openIndex(fetchFrom, address, loading.signal)
    if (opened === 'too-many') return opened
    index = opened.index
    return opened.summary
  }

  return async (question) => {
    if (question.kind === 'load') return load(question)
    if (question.kind === 'naming') {
      await naming
      return towns !== null
    }
    if (!index) throw new Error('Nothing is loaded yet')
    if (question.kind === 'look') return lookAt(index, question.look, towns)
    if (question.kind === 'jobsOf') return index.jobsOf(question.clusterId)
    return index.opening(question.clusterId)
  }
}
