import { useRef } from 'react'
import type { MapEngine } from './base-map/map-engine.ts'
import { CLUSTER_ZOOM_MAX } from './clusters/cluster-options.ts'
import type { Cluster } from './clusters/map-picture.ts'
import type { MapSource } from './clusters/map-source.ts'
import type { PressedBy } from './pressed-by.ts'
import type { MapList } from './use-map-list.ts'
import type { MapStage } from './use-map-stage.ts'

type Opened = {
  source: MapSource | null
  engine: MapEngine | null
  list: MapList
  stage: MapStage
}

/** What a press on a disc leads to: where it falls apart, or the list of its jobs when they share one point. */
export function useOpenedCluster({ source, engine, list, stage }: Opened) {
  const disc = useRef<HTMLElement | null>(null)
  const open = async ({ id }: Cluster, by: PressedBy) => {
    const opening = await source?.opening(id).catch(() => null)
    if (!source || !engine || !opening) return
    const focused = document.activeElement
    if (opening.zoom <= CLUSTER_ZOOM_MAX) {
      // The marker that held the keyboard goes with its cluster.
      if (engine.layer.contains(focused)) engine.focus()
      engine.open(opening)
      return
    }
    const numbers = await source.jobsOf(id)
    stage.reveal(() => list.showCluster(numbers))
    disc.current = by === 'keyboard' && focused instanceof HTMLElement ? focused : null
    if (by === 'keyboard') stage.panel()?.focus()
  }
  /** Back to what is in view; the keyboard, where it was in the list, to the disc it came from. */
  const leave = () => {
    const wasInList = stage.panel()?.contains(document.activeElement)
    list.showView()
    if (!wasInList) return
    if (disc.current?.isConnected) disc.current.focus({ preventScroll: true })
    else stage.panel()?.focus()
    disc.current = null
  }
  return { open, leave }
}
