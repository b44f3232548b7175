import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Fit } from '#/domain/matching/types.ts'
import { Button } from '#/ui/button.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import type { KnownJobs } from '../map-jobs.queries.ts'
import type { MapJob } from '../map-job.view.ts'
import type { MapList } from '../use-map-list.ts'
import { MapRow } from './map-row.tsx'

export type RowContext = {
  known: KnownJobs
  fits: Readonly<Record<string, Fit>>
  heartOf: (job: { id: string; title: string }) => ReactNode
  /** The number of the job whose pin or row is pointed at. */
  marked: number | null
  onMark: (number: number | null) => void
  pickedId: string | null
  /** The picked job where it is not among the rows: it is the first of them then. */
  apart: MapJob | null
  onPick: (job: MapJob) => void
}

export type MapRowsProps = { list: MapList; context: RowContext }

function stateOf(job: MapJob, { pickedId, marked }: RowContext) {
  if (job.id === pickedId) return 'picked'
  return job.number === marked ? 'marked' : 'plain'
}

function RowOnItsWay() {
  return (
    <li aria-hidden="true" className="flex h-21 items-center gap-3 border-b border-line px-4">
      <Skeleton className="size-10 rounded-card" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </span>
    </li>
  )
}

/** The rows of the list. One that is not here yet holds its place; one that is gone leaves it. */
export function MapRows({ list, context }: MapRowsProps) {
  const t = useTranslations('map')
  const { known, fits, heartOf, onMark, onPick, apart } = context
  const numbers = apart ? [apart.number, ...list.numbers] : list.numbers
  return (
    <>
      {known.isFailed && (
        <p role="alert" className="border-b border-line px-4 py-3 text-13 text-error-ink">
          {t('failed.title')}
        </p>
      )}
      <ul>
        {numbers.map((number) => {
          const job = number === apart?.number ? apart : known.jobs.get(number)
          if (!job) return known.isLoading && <RowOnItsWay key={number} />
          return (
            <MapRow
              key={number}
              job={job}
              state={stateOf(job, context)}
              fit={fits[job.id]}
              heart={heartOf(job)}
              onPick={() => onPick(job)}
              onMark={(isMarked) => onMark(isMarked ? number : null)}
            />
          )
        })}
      </ul>
      {list.hasMore && (
        <div className="grid justify-items-center p-4">
          <Button onClick={list.showMore}>{t('list.more')}</Button>
        </div>
      )}
    </>
  )
}
