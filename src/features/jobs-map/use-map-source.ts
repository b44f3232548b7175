import { useEffect, useState } from 'react'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { MapSummary } from './clusters/map-picture.ts'
import type { MapSource } from './clusters/map-source.ts'

export type OpenSource = () => MapSource

/** What is known of a search. While another one loads, `summary` is still that of the one before. */
export type Found = {
  state: 'loading' | 'ready' | 'failed' | 'too-many'
  summary: MapSummary | null
}

/** Opens the source of the map's jobs for the life of the screen. */
function useOpened(open: OpenSource): MapSource | null {
  const [source, setSource] = useState<MapSource | null>(null)
  useEffect(() => {
    let opened: MapSource | null = null
    const timer = setTimeout(() => {
      opened = open()
      setSource(opened)
    })
    return () => {
      clearTimeout(timer)
      opened?.close()
    }
  }, [open])
  return source
}

type Answered = Found & { asked: string }

/** Has the source load each search; `retry` asks the same again. */
export function useMapSource(filters: JobFilters, open: OpenSource) {
  const source = useOpened(open)
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState<Answered>({ state: 'loading', summary: null, asked: '' })
  const asked = JSON.stringify([filters, tries])

  useEffect(() => {
    let isVoid = false
    const settle = (state: Found['state'], summary: MapSummary | null) => {
      if (!isVoid) setAnswered({ state, summary, asked })
    }
    const [wanted] = JSON.parse(asked) as [JobFilters, number]
    source?.load(wanted).then(
      (answer) => (answer === 'too-many' ? settle('too-many', null) : settle('ready', answer)),
      () => settle('failed', null),
    )
    return () => {
      isVoid = true
    }
  }, [source, asked])

  const { state, summary } = answered
  const found: Found = { state: answered.asked === asked ? state : 'loading', summary }
  return { source, found, retry: () => setTries((count) => count + 1) }
}
