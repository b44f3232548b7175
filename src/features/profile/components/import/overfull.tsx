import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LIST_MAX, type EntryList } from '../../import/review-entries.ts'
import type { Review } from './use-review.ts'

/** Says that more of a list is chosen than a profile holds. */
export function Overfull({ review, name }: { review: Review; name: EntryList | 'sectors' }) {
  const t = useTranslations('profile.import.review')
  const over = review.overfull[name]
  if (over === undefined) return null
  return (
    <p role="alert" className="flex items-center gap-2 text-13 text-error-ink">
      <CircleAlert aria-hidden="true" className="size-4 flex-none" />
      {t('overfull', { max: LIST_MAX[name], over })}
    </p>
  )
}
