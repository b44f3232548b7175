import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import type { MapEngine, OpenEngine } from './base-map/map-engine.ts'
import type { Bounds } from './clusters/map-picture.ts'
import type { MapView } from './map-view.ts'
import { useFirstView } from './use-first-view.ts'
import { useMapRoom } from './use-map-room.ts'
import { useMapEngine } from './use-map-engine.ts'
import type { Sight } from './use-map-picture.ts'
import { useSheet } from './use-sheet.ts'

const WORLD: Bounds = [-180, -90, 180, 90]

export type StageSetup = {
  openEngine: OpenEngine
  styleUrl: string | null
  /** Where the address says the map stands; null shows all of `bounds`. */
  view: MapView | null
  /** Where most jobs lie: undefined until that is known, null where there are none. */
  bounds: Bounds | null | undefined
  onLook: (sight: Sight) => void
  /** Somebody moved the map, and it stands still. */
  onView: (view: MapView) => void
}

/** The map's place on the page: what draws it, what covers it, where it begins and what it looks at. */
export function useMapStage({ openEngine, styleUrl, view, bounds, onLook, onView }: StageSetup) {
  const t = useTranslations('map')
  const [stage, container] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const sheet = useSheet()
  const [isHidden, setHidden] = useState(false)
  const room = useMapRoom(stage, sheet.size, isHidden)
  const { cover } = room
  const setup = { open: openEngine, label: t('canvas'), locale: useLocale(), styleUrl, view, cover }
  const engine = useMapEngine(container, setup)
  const drawn = engine === 'impossible' ? null : engine

  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const look = useEffectEvent(onLook)
  const first = useFirstView({
    ...{ drawn, bounds, room, isTouched },
    isPlaced: view !== null,
    look: (map) => onLook(map.look()),
  })
  const moved = useEffectEvent((map: MapEngine, state: 'moving' | 'still') => {
    if (first.mayLook()) onLook(map.look())
    // What the page does by itself, such as its first view, does not change the address.
    if (state === 'still' && isTouched && !first.isFitting()) onView(map.view())
  })

  useEffect(() => {
    if (!drawn) return undefined
    moved(drawn, 'moving')
    return drawn.onMove((state) => moved(drawn, state))
  }, [drawn])

  useEffect(() => {
    // Where nothing can be drawn, the list holds all there is.
    if (engine === 'impossible') look({ bounds: WORLD, zoom: 0 })
  }, [engine])

  return {
    stage,
    /** The list beside the map. */
    panel: () => stage.current?.querySelector('section'),
    container,
    engine,
    sheet,
    isHidden,
    hide: setHidden,
    /** Turns the list to something and has it seen at once: one that is put away takes no focus. */
    reveal: (turn: () => void) =>
      flushSync(() => {
        turn()
        setHidden(false)
        if (sheet.size === 'peek') sheet.setSize('half')
      }),
    insets: { '--side': `${cover.left}px`, '--cover': `${cover.bottom}px` } as CSSProperties,
    touches: { onPointerDownCapture: touch, onWheelCapture: touch, onKeyDownCapture: touch },
  }
}

export type MapStage = ReturnType<typeof useMapStage>
