import { useState } from 'react'

/** A point on Earth, and what came of asking for it. */
export type Here = {
  state: 'unasked' | 'asking' | 'located' | 'denied' | 'unlocated'
  point: HerePoint | null
}
type HerePoint = { lat: number; lng: number }

const WAIT_MS_MAX = 10_000
/** The browser's code for a person or a policy that said no. */
const PERMISSION_DENIED = 1

/** Where the reader is, by their browser and only when they ask. It stays in the page. */
export function useHere(onFound: (point: HerePoint) => void) {
  const [here, setHere] = useState<Here>({ state: 'unasked', point: null })
  const fail = (code: number) =>
    setHere({ state: code === PERMISSION_DENIED ? 'denied' : 'unlocated', point: null })
  const locate = () => {
    if (!('geolocation' in navigator)) return fail(0)
    setHere({ state: 'asking', point: null })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude }
        setHere({ state: 'located', point })
        onFound(point)
      },
      ({ code }) => fail(code),
      { timeout: WAIT_MS_MAX, maximumAge: 60_000 },
    )
  }
  return { here, locate }
}
