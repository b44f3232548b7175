import { useTranslations } from 'use-intl'
import type { JobsPage } from '../../published-jobs.view.ts'

const values = ({ value, capped }: JobsPage['count']) => ({ count: value, capped: String(capped) })

/** How many there are, how many of them are new, and in which order they stand. */
export function ListHeader({ count, newThisWeek }: Pick<JobsPage, 'count' | 'newThisWeek'>) {
  const t = useTranslations('job.list')
  return (
    <header className="sticky top-[calc(var(--bar)+3.75rem)] z-10 flex h-11 flex-none items-center justify-between gap-3 border-b border-line bg-paper pr-5 pl-5 text-13 max-md:pr-4 max-md:pl-4 md:top-[calc(var(--bar)+3.5rem)] lg:static">
      <p className="dotted truncate" aria-live="polite">
        <b className="font-semibold">{t('count', values(count))}</b>
        {newThisWeek !== null && newThisWeek.value > 0 && (
          <span className="text-muted">{t('newThisWeek', values(newThisWeek))}</span>
        )}
      </p>
      <p className="flex-none text-ink-2">
        <span className="sr-only">{t('sortLabel')}: </span>
        {t('sortNewest')}
      </p>
    </header>
  )
}
