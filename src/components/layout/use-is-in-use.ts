import { useEffect, useState } from 'react'

const ACTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** True once somebody has begun to act on the page: what nobody needs before that is fetched then. */
export function useIsInUse(): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    if (isInUse) return
    const begin = () => setInUse(true)
    for (const act of ACTS)
      document.addEventListener(act, begin, { capture: true, once: true, passive: true })
    return () => {
      for (const act of ACTS) document.removeEventListener(act, begin, { capture: true })
    }
  }, [isInUse])
  return isInUse
}
