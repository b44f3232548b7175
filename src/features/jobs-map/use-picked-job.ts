import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MapEngine } from './base-map/map-engine.ts'
import type { MapJob } from './map-job.view.ts'
import { mapJobQuery, type KnownJobs } from './map-jobs.queries.ts'
import type { PressedBy } from './pressed-by.ts'

type Picking = {
  jobId: string | null
  known: KnownJobs
  engine: MapEngine | null
  onPick: (jobId: string | null) => void
}

/** The job that was picked and the one that is pointed at, for rows and pins alike, and where the keyboard goes. */
export function usePickedJob({ jobId, known, engine, onPick }: Picking) {
  const queryClient = useQueryClient()
  const [marked, setMarked] = useState<number | null>(null)
  const [calls, setCalls] = useState(0)
  const card = useRef<HTMLElement>(null)
  const { data } = useQuery({ ...mapJobQuery(jobId ?? ''), enabled: jobId !== null })
  const picked = jobId === null ? undefined : data
  const pointedAt = marked === null || marked === picked?.number ? undefined : known.jobs.get(marked)
  const toPin = () => {
    const pin = engine?.layer.querySelector<HTMLElement>('[aria-pressed="true"]')
    // One whose job is in no list goes with the card.
    if (pin && picked && known.jobs.has(picked.number)) pin.focus({ preventScroll: true })
    else engine?.focus()
  }
  return {
    marked,
    setMarked,
    picked,
    card,
    calls,
    /** Those that show a pin of their own wherever they are. */
    raised: [pointedAt, picked].filter((job) => job !== undefined),
    pick: (job: MapJob, by: PressedBy) => {
      queryClient.setQueryData(mapJobQuery(job.id).queryKey, job)
      setCalls((before) => (by === 'keyboard' ? before + 1 : 0))
      onPick(job.id)
    },
    unpick: (by: PressedBy) => {
      if (by === 'keyboard' && card.current?.contains(document.activeElement)) toPin()
      setCalls(0)
      onPick(null)
    },
  }
}
