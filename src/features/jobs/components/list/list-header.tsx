import { useTranslations } from 'use-intl'
import { KEEP_CLEAR } from '#/ui/keep-clear.ts'
import { JOBS_RANKED_MAX, type JobSort } from '../../jobs-search.ts'
import type { JobsPage } from '../../published-jobs.view.ts'
import { SortSelect } from './sort-select.tsx'

const values = ({ value, capped }: JobsPage['count']) => ({ count: value, capped: String(capped) })

export type ListHeaderProps = {
  page: Pick<JobsPage, 'count' | 'newThisWeek'>
  sort: JobSort
  sorts: readonly JobSort[]
  onSort: (sort: JobSort) => void
}

/** How many there are, how many of them are new, and in which order they stand. */
export function ListHeader({ page: { count, newThisWeek }, sort, sorts, onSort }: ListHeaderProps) {
  const t = useTranslations('job.list')
  const isPartRanked = sort === 'match' && (count.capped || count.value > JOBS_RANKED_MAX)
  return (
    <header
      {...KEEP_CLEAR}
      className="sticky top-[calc(var(--top)+3.75rem)] z-10 flex h-11 flex-none items-center justify-between gap-3 border-b border-line bg-paper pr-3 pl-5 text-13 max-md:pr-2 max-md:pl-4 md:top-[calc(var(--top)+3.5rem)] lg:static"
    >
      <p className="dotted truncate" aria-live="polite">
        <b className="font-semibold">{t('count', values(count))}</b>
        {newThisWeek !== null && newThisWeek.value > 0 && (
          <span className="text-muted">{t('newThisWeek', values(newThisWeek))}</span>
        )}
        {isPartRanked && <span className="text-muted">{t('rankedOfNewest', { max: JOBS_RANKED_MAX })}</span>}
      </p>
      <SortSelect sort={sort} sorts={sorts} onSort={onSort} />
    </header>
  )
}
