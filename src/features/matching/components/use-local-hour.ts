import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The hour on the reader's clock, 0 to 23; UTC until the page is awake, so that both renderings agree. */
export function useLocalHour(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getHours(),
    () => new Date().getUTCHours(),
  )
}
