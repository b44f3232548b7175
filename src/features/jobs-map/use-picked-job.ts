import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MapJob } from './map-job.view.ts'
import { mapJobQuery, type KnownJobs } from './map-jobs.queries.ts'

/** The job that was picked and the one that is pointed at, for rows and pins alike. */
export function usePickedJob(jobId: string | null, known: KnownJobs, onPick: (jobId: string | null) => void) {
  const queryClient = useQueryClient()
  const [marked, setMarked] = useState<number | null>(null)
  const { data: picked } = useQuery({ ...mapJobQuery(jobId ?? ''), enabled: jobId !== null })
  const pointedAt = marked === null ? undefined : known.jobs.get(marked)
  return {
    marked,
    setMarked,
    /** Those that show a pin of their own wherever they are. */
    raised: [pointedAt, jobId === null ? undefined : picked].filter((job) => job !== undefined),
    pick: (job: MapJob) => {
      queryClient.setQueryData(mapJobQuery(job.id).queryKey, job)
      onPick(job.id)
    },
    unpick: () => onPick(null),
  }
}
