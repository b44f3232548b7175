import { Inbox, SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import type { TablePage } from '../../table-page.ts'

const LOADING_ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

export function TableLoading() {
  const t = useTranslations('common')
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t('loading')}</span>
      {LOADING_ROWS.map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}

export function TableFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('admin.table')
  return (
    <div role="alert">
      <EmptyState title={t('failedTitle')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {t('failed')}
      </EmptyState>
    </div>
  )
}

/** Nothing is as it was asked for, or there is nothing at all yet. */
export function TableEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useTranslations('admin.table')
  if (!onClear) return <EmptyState icon={Inbox} title={t('noneTitle')} />
  return (
    <EmptyState
      icon={SearchX}
      title={t('emptyTitle')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    >
      {t('empty')}
    </EmptyState>
  )
}

/** How many there are, as far as they were counted; also said to those who hear the page. */
export function TableCount({ count }: Pick<TablePage<never>, 'count'>) {
  const t = useTranslations('admin.table')
  return (
    <p role="status" className="my-3 text-13 text-muted">
      {t(count.isMore ? 'countMore' : 'count', { count: count.value })}
    </p>
  )
}
