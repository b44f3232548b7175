import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Currency } from '#/domain/money/currency.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { isPlainPress } from '#/lib/is-plain-press.ts'
import { cn } from '#/ui/cn.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { jobQuery } from '../../job-detail.queries.ts'
import { fromTheTop, type JobSort, type JobsSearch } from '../../jobs-search.ts'
import { useJobPages } from '../../published-jobs.queries.ts'
import { ComparedNote } from './compared-note.tsx'
import { Corrections } from './corrections.tsx'
import { JobRow } from './job-row.tsx'
import { ListEnd } from './list-end.tsx'
import { ListHeader } from './list-header.tsx'
import { NothingHere } from './nothing-here.tsx'
import { useListKeys } from './use-list-keys.ts'

/** The likes of a list, put in by the route: they are another feature's business. */
export type RowLikes = {
  /** Null where the reader does not like jobs. */
  heartOf: (job: { id: string; title: string }) => ReactNode
  /** What the key L does. */
  toggle: (job: { id: string; title: string }) => void
}

export type JobListProps = {
  search: JobsSearch
  sorts: readonly JobSort[]
  currency: Currency
  onSort: (sort: JobSort) => void
  likes: RowLikes
  fits: Readonly<Record<string, Fit>>
  selectedId: string | null
  /** Shows a job beside the list; null where there is no room for that. */
  onSelect: ((jobId: string) => void) | null
}

// Then the link takes over: the foot of the page must be reachable, and the browser must not choke.
const PAGES_IN_A_ROW = 8

function useGrowingList(search: JobsSearch) {
  const query = useJobPages(search)
  const { pages, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } =
    query
  const isIdle = !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const canLoadMore = hasNextPage && isIdle && pages.length < PAGES_IN_A_ROW
  const loadMore = useCallback(() => {
    if (canLoadMore) void fetchNextPage()
  }, [canLoadMore, fetchNextPage])
  return { pages, jobs: pages.flatMap((page) => page.jobs), loadMore, isFetchingNextPage, isPlaceholderData }
}

/** The jobs of a search as rows, growing while one scrolls. */
export function JobList({
  search,
  sorts,
  currency,
  onSort,
  likes,
  fits,
  selectedId,
  onSelect,
}: JobListProps) {
  const t = useTranslations('job.list')
  const list = useRef<HTMLElement>(null)
  const { pages, jobs, loadMore, isFetchingNextPage, isPlaceholderData } = useGrowingList(search)
  const [first, last] = [pages[0], pages.at(-1)]
  const onMove = useCallback((id: string) => onSelect?.(id), [onSelect])
  const queryClient = useQueryClient()
  const onLike = (jobId: string) => {
    const beside = queryClient.getQueryData(jobQuery(jobId).queryKey)
    const job = jobs.find(({ id }) => id === jobId) ?? (beside?.state === 'open' ? beside : undefined)
    if (job) likes.toggle(job)
  }
  useListKeys(list, { ids: jobs.map(({ id }) => id), selectedId, onMove, onLike })

  const pick = (event: MouseEvent<HTMLAnchorElement>, jobId: string) => {
    if (!onSelect || !isPlainPress(event)) return
    event.preventDefault()
    onSelect(jobId)
  }
  if (!first || !last) return null
  return (
    <section ref={list} aria-label={t('label')} className="flex min-h-0 flex-col lg:h-full">
      <ListHeader page={first} sort={search.sort ?? 'newest'} sorts={sorts} onSort={onSort} />
      <div
        data-scrolls
        data-scroll-restoration-id="jobs"
        aria-busy={isPlaceholderData}
        className={cn(
          'relative min-h-0 flex-1 transition-opacity lg:overflow-y-auto',
          isPlaceholderData && 'opacity-55',
        )}
      >
        <Corrections corrections={first.corrections} />
        {first.compared && <ComparedNote {...first.compared} />}
        {search.cursor && (
          <p className="border-b border-line px-5 py-3 text-13 max-md:px-4">
            <LinkText asChild>
              <Link to="/jobs" search={fromTheTop(search)}>
                {t('fromTheTop')}
              </Link>
            </LinkText>
          </p>
        )}
        {jobs.length === 0 ? (
          <NothingHere search={search} currency={currency} page={first} />
        ) : (
          <>
            <p id="job-list-keys" className="sr-only noscript:hidden">
              {t('keys')}
            </p>
            <ul aria-describedby="job-list-keys">
              {jobs.map((job) => (
                <JobRow
                  key={job.id}
                  job={job}
                  level={2}
                  selected={job.id === selectedId}
                  fit={fits[job.id]}
                  heart={likes.heartOf(job)}
                  onPick={(event) => pick(event, job.id)}
                />
              ))}
            </ul>
            <ListEnd
              search={search}
              nextCursor={last.nextCursor}
              isLoading={isFetchingNextPage}
              onNear={loadMore}
            />
          </>
        )}
      </div>
    </section>
  )
}
