import { useEffect, useState } from 'react'
import { useSonner } from 'sonner'

/** How wide a message is at most, with the margin beside it. */
const MESSAGE_PX = 372

/** The lower edge of the marked controls that a message at the top right would cover. */
function lowestEdge(): number {
  const edges = Array.from(document.querySelectorAll('[data-keep-clear]'), (marked) =>
    marked.getBoundingClientRect(),
  )
    .filter(({ width, right }) => width > 0 && right > window.innerWidth - MESSAGE_PX)
    .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight / 2)
    .map(({ bottom }) => bottom)
  return Math.round(Math.max(0, ...edges))
}

/** Tells a listener whenever the page has been drawn for an address, another page or not, until what it answers is called. */
export type OnPageDrawn = (listener: (drawn: { isOther: boolean }) => void) => () => void

/** How far down messages may begin, in pixels: measured when one comes or goes, or the page below moves or changes. */
export function useClearTop(onPageDrawn?: OnPageDrawn): number {
  const { toasts } = useSonner()
  const [edge, setEdge] = useState(0)
  useEffect(() => {
    if (toasts.length === 0) return
    const measure = () => setEdge(lowestEdge())
    measure()
    const leavePages = onPageDrawn?.(measure)
    window.addEventListener('resize', measure)
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      leavePages?.()
      window.removeEventListener('resize', measure)
      document.removeEventListener('scroll', measure, { capture: true })
    }
  }, [toasts, onPageDrawn])
  return edge
}
