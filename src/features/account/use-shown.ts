import { useEffect, useRef } from 'react'

/** A browser that renders a page ahead, in case it is wanted, says so here. */
type Prerendering = { prerendering?: boolean }

/**
 * Calls once when the page is really shown: not while it is loaded ahead, and not twice when React mounts it twice.
 * For pages that act when they are entered.
 */
export function useShown(act: () => void): void {
  const done = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const actOnce = () => {
      if (done.current) return
      done.current = true
      latest.current()
    }
    if (!(document as Prerendering).prerendering) return actOnce()
    document.addEventListener('prerenderingchange', actOnce, { once: true })
    return () => document.removeEventListener('prerenderingchange', actOnce)
  }, [])
}
