import { useFormatter, useTranslations } from 'use-intl'
import type { Correction } from '../../published-jobs.view.ts'

/** What was taken for a slip of the pen, said before the jobs that it led to. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const t = useTranslations('job.list')
  const format = useFormatter()
  if (corrections.length === 0) return null
  return (
    <div className="grid gap-1 border-b border-line px-5 py-3 text-13 text-muted max-md:px-4">
      {corrections.map(({ typed, meant, isLeftOut }) => (
        <p key={typed}>
          {t(isLeftOut ? 'leftOut' : 'correction', {
            typed,
            meant: format.list(meant, { type: 'disjunction' }),
          })}
        </p>
      ))}
    </div>
  )
}
