import { useEffect, useState, type RefObject } from 'react'
import { useMediaQuery } from '#/lib/use-media-query.ts'
import type { Cover } from './base-map/map-engine.ts'
import { SHEET_PX, type SheetSize } from './use-sheet.ts'

/** From here on the list stands at the side; the classes `md:` say the same. */
const WIDE = '(min-width: 45rem)'
const PANEL_GAP_PX = 16
/** A sheet that covers all is read for itself: the map behind it keeps half of its height. */
const COVERED_SHARE_MAX = 0.5

/** How much of the map the list covers, from what it is set to and not from how far it has moved there. */
export function useMapCover(stage: RefObject<HTMLElement | null>, size: SheetSize, isHidden: boolean): Cover {
  const isWide = useMediaQuery(WIDE)
  const [room, setRoom] = useState({ panelPx: 0, heightPx: 0 })
  useEffect(() => {
    const measure = () => {
      const panel = stage.current?.querySelector('section')
      const heightPx = stage.current?.clientHeight ?? 0
      // A list that is put away has no width; it comes back as wide as it was.
      setRoom((before) => ({ panelPx: panel?.offsetWidth || before.panelPx, heightPx }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  if (isWide) return { left: isHidden ? 0 : room.panelPx + PANEL_GAP_PX, bottom: 0 }
  const sheetPx = size === 'full' ? room.heightPx : SHEET_PX[size]
  return { left: 0, bottom: Math.min(sheetPx, room.heightPx * COVERED_SHARE_MAX) }
}
