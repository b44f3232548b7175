import { useLocale, useTranslations } from 'use-intl'
import type { Currency } from '#/domain/money/currency.ts'
import { currencyInWords } from '#/lib/intl-formats.ts'

type ComparedNoteProps = { currency: Currency | null; isFiltered: boolean }

/** In which currency a list is ordered or filtered by pay, where not all pay can be brought into it. */
export function ComparedNote({ currency, isFiltered }: ComparedNoteProps) {
  const t = useTranslations('job.list')
  const locale = useLocale()
  if (currency === null) return null
  return (
    <p className="border-b border-line px-5 py-3 text-13 text-muted max-md:px-4">
      {t(isFiltered ? 'filteredIn' : 'comparedIn', { currency: currencyInWords(locale, currency) })}
    </p>
  )
}
