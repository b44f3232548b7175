import { useEffect, useState, type RefObject } from 'react'
import { useMediaQuery } from '#/lib/use-media-query.ts'
import type { Cover } from './base-map/map-engine.ts'
import { SHEET_PX, type SheetSize } from './use-sheet.ts'

/** From here on the list stands at the side; the classes `md:` say the same. */
const WIDE = '(min-width: 45rem)'
const PANEL_GAP_PX = 16
/** A sheet that covers all is read for itself: the map behind it keeps half of its height. */
const COVERED_SHARE_MAX = 0.5

/** The map's own size, and what of it the list covers. */
export type MapRoom = { cover: Cover; widthPx: number; heightPx: number }

/** How much of the map the list covers, from what it is set to and not from how far it has moved there. */
export function useMapRoom(
  stage: RefObject<HTMLElement | null>,
  size: SheetSize,
  isHidden: boolean,
): MapRoom {
  const isWide = useMediaQuery(WIDE)
  const [{ panelPx, ...room }, setRoom] = useState({ panelPx: 0, widthPx: 0, heightPx: 0 })
  useEffect(() => {
    const measure = () => {
      const panel = stage.current?.querySelector('section')
      const { clientWidth: widthPx = 0, clientHeight: heightPx = 0 } = stage.current ?? {}
      // A list that is put away has no width; it comes back as wide as it was.
      setRoom((before) => ({ panelPx: panel?.offsetWidth || before.panelPx, widthPx, heightPx }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  if (isWide) return { ...room, cover: { left: isHidden ? 0 : panelPx + PANEL_GAP_PX, bottom: 0 } }
  const sheetPx = size === 'full' ? room.heightPx : SHEET_PX[size]
  return { ...room, cover: { left: 0, bottom: Math.min(sheetPx, room.heightPx * COVERED_SHARE_MAX) } }
}
