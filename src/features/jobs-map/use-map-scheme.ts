import { useEffect, useState } from 'react'
import { useMediaQuery } from '#/lib/use-media-query.ts'
import type { MapScheme } from './base-map/map-palette.ts'

const isScheme = (value: unknown): value is MapScheme => value === 'light' || value === 'dark'

const chosenScheme = (): MapScheme | null => {
  const chosen = document.documentElement.dataset['theme']
  return isScheme(chosen) ? chosen : null
}

/** How the page is coloured now: as the person chose, else as the system says. Follows the switch at once. */
export function useMapScheme(): MapScheme {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState<MapScheme | null>(null)
  useEffect(() => {
    const read = () => setChosen(chosenScheme())
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return chosen ?? (isSystemDark ? 'dark' : 'light')
}
