import { useCallback, useEffect, useRef, useState } from 'react'
import type { MapLook, MapPicture, MapSummary } from './clusters/map-picture.ts'
import type { MapSource } from './clusters/map-source.ts'

/** A part of the map and a zoom. */
export type Sight = Omit<MapLook, 'listed'>

type Asking = { sight: Sight | null; isBusy: boolean }

/**
 * What the map shows of the last look at it, with so many jobs listed. One question is on its way at a time and then
 * the newest one, however fast somebody pans; answers of an earlier search are dropped.
 */
export function useMapPicture(source: MapSource | null, summary: MapSummary | null, listed: number) {
  const [picture, setPicture] = useState<MapPicture | null>(null)
  const asking = useRef<Asking>({ sight: null, isBusy: false })

  const ask = useCallback(async () => {
    const mine = asking.current
    if (!source || !summary || mine.isBusy) return
    mine.isBusy = true
    for (let sight = mine.sight; sight; sight = mine.sight === sight ? null : mine.sight) {
      const answer = await source.look({ ...sight, listed }).catch(() => null)
      if (asking.current !== mine) return
      if (answer) setPicture(answer)
    }
    mine.isBusy = false
  }, [source, summary, listed])

  useEffect(() => {
    asking.current = { sight: asking.current.sight, isBusy: false }
    void ask()
    source?.naming().then(
      (hasNames) => {
        if (hasNames) void ask()
      },
      () => undefined,
    )
  }, [ask, source])

  const look = useCallback(
    (sight: Sight) => {
      asking.current.sight = sight
      void ask()
    },
    [ask],
  )
  return { picture: summary && picture, look }
}
