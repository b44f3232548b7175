import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import type { JobSort } from '../../jobs-search.ts'

export type SortSelectProps = { sort: JobSort; sorts: readonly JobSort[]; onSort: (sort: JobSort) => void }

/** The order of the list: the platform's own list of choices, with the looks of a word in the header. */
export function SortSelect({ sort, sorts, onSort }: SortSelectProps) {
  const t = useTranslations('job.list')
  return (
    <span ref={useTakeOver<HTMLSpanElement>()} className="relative flex-none text-ink-2 noscript:hidden">
      <select
        aria-label={t('sortLabel')}
        value={sorts.includes(sort) ? sort : 'newest'}
        onChange={({ target }) => onSort(sorts.find((one) => one === target.value) ?? 'newest')}
        className="h-8 cursor-pointer appearance-none rounded-ctl bg-transparent pr-7 pl-2 font-medium outline-none transition-colors hover:text-ink focus-visible:outline-2 focus-visible:outline-sky touch:h-11"
      >
        {sorts.map((one) => (
          <option key={one} value={one} className="bg-raised text-ink">
            {t(`sort.${one}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
