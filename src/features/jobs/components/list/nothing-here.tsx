import { lazyRouteComponent, Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import type { Currency } from '#/domain/money/currency.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { pickFilters } from '../../filter-values.ts'
import type { JobsSearch } from '../../jobs-search.ts'
import type { JobsPage } from '../../published-jobs.view.ts'

/** Most searches find something. Whoever loads a list loads it with one that did not, see `preload`. */
export const EmptyList = lazyRouteComponent(() => import('./empty-list.tsx'), 'EmptyList')

/** What is left to say when the words for it cannot be had. */
function NoJobs() {
  const t = useTranslations('job')
  return (
    <p className="p-5 max-md:px-4">
      {t('list.count', { count: 0, capped: 'false' })}{' '}
      <LinkText asChild>
        <Link to="/jobs">{t('filters.clearAll')}</Link>
      </LinkText>
    </p>
  )
}

export type NothingHereProps = { search: JobsSearch; currency: Currency; page: JobsPage }

/**
 * What is said of a search without a result. Kept while nothing about it changes: where an update comes before its code,
 * React throws away what the server wrote, and with it what is being pressed.
 */
export const NothingHere = memo(function NothingHere({ search, currency, page }: NothingHereProps) {
  return (
    <QuietPart about={JSON.stringify(search)} without={<NoJobs />}>
      <EmptyList
        filters={pickFilters(search)}
        currency={currency}
        relief={page.relief}
        alone={page.alone}
        unsaid={page.unsaid}
        isPastEnd={page.count.value > 0}
      />
    </QuietPart>
  )
})
