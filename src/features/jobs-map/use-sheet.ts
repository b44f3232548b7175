import { useRef, useState, type PointerEvent } from 'react'

/** How far a sheet is pulled up. */
const SHEET_SIZES = ['peek', 'half', 'full'] as const
export type SheetSize = (typeof SHEET_SIZES)[number]

/** The height of a sheet that shows its head alone, and of one that shows some rows. */
export const SHEET_PX = { peek: 92, half: 312 } as const

/** The size that a sheet falls into when it is let go at a height, with so much room above it. */
export function nearestSize(heightPx: number, roomPx: number): SheetSize {
  const heights = { ...SHEET_PX, full: roomPx }
  const distance = (size: SheetSize) => Math.abs(heights[size] - heightPx)
  return SHEET_SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best))
}

type Drag = { fromY: number; fromPx: number; roomPx: number }

/** A sheet at the foot of the screen: pulled by its head, or grown and shrunk by buttons. */
export function useSheet() {
  const [size, setSize] = useState<SheetSize>('half')
  const [draggedPx, setDraggedPx] = useState<number | null>(null)
  const drag = useRef<Drag | null>(null)

  const heightAt = ({ clientY }: PointerEvent): number => {
    const { fromY, fromPx, roomPx } = drag.current ?? { fromY: clientY, fromPx: 0, roomPx: 0 }
    return Math.min(roomPx, Math.max(SHEET_PX.peek, fromPx + fromY - clientY))
  }
  const end = (event: PointerEvent) => {
    if (!drag.current) return
    setSize(nearestSize(heightAt(event), drag.current.roomPx))
    setDraggedPx(null)
    drag.current = null
  }
  const step = (by: 1 | -1) => () => setSize((now) => SHEET_SIZES[SHEET_SIZES.indexOf(now) + by] ?? now)
  return {
    size,
    setSize,
    draggedPx,
    grow: step(1),
    shrink: step(-1),
    /** For the head of the sheet, which must be its child. */
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const sheet = event.currentTarget.parentElement
        const room = sheet?.parentElement
        if (!sheet || !room || (event.target as Element).closest('button, a')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { fromY: event.clientY, fromPx: sheet.offsetHeight, roomPx: room.clientHeight }
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag.current) setDraggedPx(heightAt(event))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

export type Sheet = ReturnType<typeof useSheet>
