import { createClientOnlyFn } from '@tanstack/react-start'
import type { Currency } from '#/domain/money/currency.ts'
import type { Language } from '#/i18n/languages.ts'
import { tellIfOutdated } from '#/lib/outdated-page.ts'
import type { OpenEngine } from './base-map/map-engine.ts'
import { openClusterWorker } from './clusters/cluster-client.ts'
import type { MapSource } from './clusters/map-source.ts'

/** What the screen needs of the browser: something that draws maps, and somebody who counts jobs. */
export type MapWorld = {
  openEngine: OpenEngine
  openSource: (reader: { language: Language; currency: Currency }) => MapSource
}

const loadEngine = createClientOnlyFn(() => import('./base-map/open-map-engine.client.ts'))

/** MapLibre in a file of its own, fetched when a map is shown, and a worker for the jobs. */
export const browserWorld: MapWorld = {
  openEngine: async (options) => {
    try {
      return (await loadEngine()).openMapEngine(options)
    } catch (error) {
      tellIfOutdated(error)
      throw error
    }
  },
  openSource: ({ language, currency }) => {
    const worker = new Worker(new URL('./clusters/cluster.worker.ts', import.meta.url), { type: 'module' })
    return openClusterWorker(worker, `/api/map/towns?language=${language}`, currency)
  },
}
