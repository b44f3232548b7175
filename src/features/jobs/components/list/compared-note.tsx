import { useLocale, useTranslations } from 'use-intl'
import { currencyInWords } from '#/lib/intl-formats.ts'
import { cn } from '#/ui/cn.ts'
import type { JobsPage } from '../../published-jobs.view.ts'

/** In which currency a list is ordered or filtered by pay, where not all pay can be brought into it. */
export function ComparedNote({
  currency,
  by,
  className,
}: NonNullable<JobsPage['compared']> & { className?: string }) {
  const t = useTranslations('job.list')
  const locale = useLocale()
  return (
    <p className={cn('border-b border-line px-5 py-3 text-13 text-muted max-md:px-4', className)}>
      {t(by === 'filter' ? 'filteredIn' : 'comparedIn', { currency: currencyInWords(locale, currency) })}
    </p>
  )
}
