import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import type { MapEngine } from '../base-map/map-engine.ts'
import { meanCount } from '../clusters/cluster-colour.ts'
import type { Cluster, MapPicture } from '../clusters/map-picture.ts'
import type { MapJob } from '../map-job.view.ts'
import { placeNames } from '../place-names.ts'
import { placePins } from '../place-pins.ts'
import type { PressedBy } from '../pressed-by.ts'
import { toMarks } from '../to-marks.ts'
import { ClusterMarker } from './cluster-marker.tsx'
import { PayPin } from './pay-pin.tsx'

export type MapMarkersProps = {
  engine: MapEngine
  picture: MapPicture | null
  jobs: ReadonlyMap<number, MapJob>
  /** Jobs that show their own pin even where they are part of a cluster: the picked one, the one pointed at. */
  raised: readonly MapJob[]
  pickedId: string | null
  marked: number | null
  onMark: (number: number | null) => void
  onPick: (job: MapJob, by: PressedBy) => void
  onOpen: (cluster: Cluster, by: PressedBy) => void
  here: { lat: number; lng: number } | null
}

type Place = { lat: number; lng: number }

/** Puts every marker where its point is drawn, whenever the map moves: no React, because it is once a frame. */
function usePlaces(engine: MapEngine) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      for (const marker of list.current?.children ?? []) {
        if (!(marker instanceof HTMLElement)) continue
        const { lng, lat } = marker.dataset
        const { x, y } = engine.project({ lng: Number(lng), lat: Number(lat) })
        marker.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
      }
    }
    place()
    return engine.onMove(place)
  })
  return list
}

/** The keyboard goes to the map when the marker that held it goes: a disc falls apart with any zoom. */
function useHeldFocus(engine: MapEngine) {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    if (document.activeElement === document.body) engine.focus()
  })
  return {
    onFocus: (event: FocusEvent) => {
      held.current = event.target
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) held.current = null
    },
  }
}

function Marker({
  at,
  level,
  children,
}: {
  at: Place
  level: 'low' | 'middle' | 'high'
  children: ReactNode
}) {
  const levels = { low: '', middle: 'z-1', high: 'z-2' }
  return (
    <li data-lng={at.lng} data-lat={at.lat} className={cn('absolute top-0 left-0', levels[level])}>
      {children}
    </li>
  )
}

const northFirst = (a: Place, b: Place) => b.lat - a.lat || a.lng - b.lng

/** Clusters and pins as a list of buttons over the map, from north to south. */
export function MapMarkers({
  engine,
  picture,
  jobs,
  raised,
  pickedId,
  marked,
  onMark,
  onPick,
  onOpen,
  here,
}: MapMarkersProps) {
  const t = useTranslations('map')
  const list = usePlaces(engine)
  const heldFocus = useHeldFocus(engine)
  useEffect(() => {
    if (!picture) return
    const named = placeNames({ ...picture, project: engine.project })
    engine.keepClear(toMarks(picture, named))
  }, [engine, picture])
  const clusters = (picture?.clusters ?? []).toSorted(northFirst)
  const pins = placePins({ pins: picture?.pins ?? [], clusters, project: engine.project }, raised)
  // Not for raised pins: names would come and go with every row that is pointed at.
  const named = placeNames({ clusters, pins: picture?.pins ?? [], project: engine.project })
  const mean = meanCount(clusters.map(({ count }) => count))
  const known = new Map([...jobs, ...raised.map((job) => [job.number, job] as const)])
  const stateOf = (number: number) => {
    if (pickedId !== null && known.get(number)?.id === pickedId) return 'picked'
    return number === marked ? 'marked' : 'plain'
  }
  return createPortal(
    <ul ref={list} {...heldFocus} aria-label={t('markers')} className="font-text">
      {clusters.map((cluster) => (
        <Marker key={`cluster-${cluster.id}`} at={cluster} level="low">
          <ClusterMarker
            cluster={cluster}
            mean={mean}
            isNamed={named.has(cluster.id)}
            onOpen={(by) => onOpen(cluster, by)}
          />
        </Marker>
      ))}
      {pins.toSorted(northFirst).map((pin) => (
        <Marker key={pin.number} at={pin} level={stateOf(pin.number) === 'plain' ? 'middle' : 'high'}>
          <PayPin
            job={known.get(pin.number)}
            liftPx={pin.liftPx}
            state={stateOf(pin.number)}
            onPick={onPick}
            onMark={(isMarked) => onMark(isMarked ? pin.number : null)}
          />
        </Marker>
      ))}
      {here && (
        <Marker at={here} level="middle">
          <span className="absolute size-4 -translate-1/2 rounded-full border-3 border-surface bg-sky ring-4 ring-sky/25" />
        </Marker>
      )}
    </ul>,
    engine.layer,
  )
}
