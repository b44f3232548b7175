import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { MapEngine } from './base-map/map-engine.ts'
import type { MapPicture } from './clusters/map-picture.ts'

const GAP_PX = 8

function covers(card: Element, pin: Element): boolean {
  const [over, under] = [card.getBoundingClientRect(), pin.getBoundingClientRect()]
  return (
    over.left < under.right + GAP_PX &&
    over.right > under.left - GAP_PX &&
    over.top < under.bottom + GAP_PX &&
    over.bottom > under.top - GAP_PX
  )
}

export type ClearCard = {
  card: RefObject<HTMLElement | null>
  engine: MapEngine | null
  picture: MapPicture | null
  /** The picked job, once it is shown. */
  jobId: string | null
}

/** Whether the card stands at its other end of the map. It goes there, and back, only where it would cover its pin. */
export function useClearCard({ card, engine, picture, jobId }: ClearCard): boolean {
  const [isAway, setAway] = useState(false)
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    // Each picture may lift the pin onto a disc, or put it down.
    if (!engine || !picture || jobId === null) return undefined
    const keepClear = () => {
      const pin = engine.layer.querySelector('[aria-pressed="true"]')
      if (!pin || !card.current) return
      const isCovered = covers(card.current, pin)
      // Where both ends would cover it, the card stays at the second.
      if (isCovered && !hasMoved.current) setAway((was) => !was)
      hasMoved.current = isCovered
    }
    keepClear()
    return engine.onMove((state) => {
      if (state === 'still') keepClear()
    })
  }, [card, engine, picture, jobId])
  return isAway
}
