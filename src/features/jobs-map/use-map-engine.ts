import { useEffect, useState, type RefObject } from 'react'
import type { Cover, MapEngine, OpenEngine } from './base-map/map-engine.ts'
import type { MapView } from './map-view.ts'
import { useMapScheme } from './use-map-scheme.ts'

export type EngineSetup = {
  open: OpenEngine
  label: string
  locale: string
  styleUrl: string | null
  /** Where the map begins; later changes of it move nothing. */
  view: MapView | null
  cover: Cover
}

/** What draws the map inside an element: null until it is here, 'impossible' where it cannot be. */
export function useMapEngine(
  container: RefObject<HTMLElement | null>,
  { open, label, locale, styleUrl, view, cover }: EngineSetup,
): MapEngine | 'impossible' | null {
  const [engine, setEngine] = useState<MapEngine | 'impossible' | null>(null)
  const [first] = useState(view)
  const scheme = useMapScheme()
  const [firstScheme] = useState(scheme)
  const ready = engine === 'impossible' ? null : engine

  useEffect(() => {
    let isGone = false
    let opened: MapEngine | null = null
    const begin = async () => {
      if (!container.current) return
      const options = {
        container: container.current,
        label,
        locale,
        scheme: firstScheme,
        styleUrl,
        view: first,
      }
      const made = await open(options).catch(() => 'impossible' as const)
      if (made !== 'impossible') opened = made
      if (isGone) opened?.close()
      else setEngine(made)
    }
    void begin()
    return () => {
      isGone = true
      opened?.close()
      setEngine(null)
    }
  }, [container, open, label, locale, styleUrl, first, firstScheme])

  useEffect(() => ready?.setScheme(scheme), [ready, scheme])
  const { left, bottom } = cover
  useEffect(() => ready?.setCover({ left, bottom }), [ready, left, bottom])
  return engine
}
