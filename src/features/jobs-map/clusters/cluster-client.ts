import type { JobFilters } from '#/domain/job/job-filters.ts'
import { DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'
import type { ClusterAnswers, ClusterQuestion, ClusterReply, ClusterRequest } from './cluster-messages.ts'
import type { MapSource } from './map-source.ts'

/** As much of a `Worker` as the client needs. */
export type WorkerLike = {
  postMessage: (request: ClusterRequest, options: { transfer: Transferable[] }) => void
  addEventListener: {
    (type: 'message', listen: (event: MessageEvent<ClusterReply>) => void): void
    (type: 'error', listen: () => void): void
  }
  terminate: () => void
}

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void }

/** Where the pins of a search are. Which currency an amount is meant in matters only where there is one. */
export function pinsAddress(filters: JobFilters, currency: Currency): string {
  const said = Object.entries(filters).filter(([, value]) => value)
  const isAboutPay = filters.minSalary !== undefined || filters.maxSalary !== undefined
  const meant = isAboutPay && currency !== DEFAULT_CURRENCY ? [['currency', currency]] : []
  const query = new URLSearchParams([...said, ...meant]).toString()
  return query ? `/api/jobs/pins?${query}` : '/api/jobs/pins'
}

/** The worker as a source: every question has a number, by which its answer finds back. */
export function openClusterWorker(worker: WorkerLike, townsAddress: string, currency: Currency): MapSource {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  const ask = <Kind extends ClusterQuestion['kind']>(question: ClusterQuestion & { kind: Kind }) =>
    new Promise<ClusterAnswers[Kind]>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ requestId: lastId, question }, { transfer: [] })
    })
  worker.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.requestId)
    waiting.delete(data.requestId)
    if ('failure' in data) asked?.reject(new Error(data.failure))
    else asked?.resolve(data.answer as never)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker of the map ended'))
    waiting.clear()
  })
  return {
    load: (filters) => ask({ kind: 'load', address: pinsAddress(filters, currency), townsAddress }),
    naming: () => ask({ kind: 'naming' }),
    look: (look) => ask({ kind: 'look', look }),
    opening: (clusterId) => ask({ kind: 'opening', clusterId }),
    jobsOf: (clusterId) => ask({ kind: 'jobsOf', clusterId }),
    close: () => worker.terminate(),
  }
}
