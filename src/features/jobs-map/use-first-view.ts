import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapEngine } from './base-map/map-engine.ts'
import type { Bounds } from './clusters/map-picture.ts'
import type { MapRoom } from './use-map-room.ts'

export type FirstView = {
  drawn: MapEngine | null
  /** Where most jobs lie: undefined until that is known, null where there are none. */
  bounds: Bounds | null | undefined
  room: MapRoom
  /** The address says where the map stands. */
  isPlaced: boolean
  isTouched: boolean
  /** Called when the map first shows what somebody asked for. */
  look: (engine: MapEngine) => void
}

/** Where the map begins: at what the address says, else where most jobs lie. */
export function useFirstView({ drawn, bounds, room, isPlaced, isTouched, look }: FirstView) {
  const isFitted = useRef(isPlaced)
  const mayLook = useRef(isPlaced)
  const isFitting = useRef(false)
  const fit = useEffectEvent((to: Bounds) => {
    isFitting.current = true
    drawn?.fit(to)
    isFitting.current = false
  })
  const shown = useEffectEvent(look)
  const fitAgain = useEffectEvent((_room: MapRoom) => {
    if (bounds && isFitted.current && !isPlaced && !isTouched) fit(bounds)
  })

  useEffect(() => {
    // A search without a place may be looked at, and leaves the view to the next one, unless the address names it.
    if (isPlaced) isFitted.current = true
    else if (bounds === null) isFitted.current = false
    if (!drawn || bounds === undefined || (isFitted.current && mayLook.current)) return
    mayLook.current = true
    if (bounds && !isFitted.current) {
      isFitted.current = true
      fit(bounds)
    }
    shown(drawn)
  }, [drawn, bounds, isPlaced])

  // A window that is made smaller, or turned, leaves other room: what nobody moved shows all that it showed.
  const { cover, widthPx, heightPx } = room
  const { left, bottom } = cover
  useEffect(() => fitAgain({ cover: { left, bottom }, widthPx, heightPx }), [left, bottom, widthPx, heightPx])

  return {
    /** Before it is known where jobs lie the map shows no part that anybody asked for. */
    mayLook: () => mayLook.current,
    isFitting: () => isFitting.current,
  }
}
