import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ONLOOKERS, type Onlooker } from '../onlookers.ts'

type SeeAsProps = { userId: string; onlooker: Onlooker | undefined }

const LOOK =
  'inline-flex h-9 items-center rounded-full border border-line-2 bg-surface px-3.5 text-14 font-medium text-ink-2 transition-colors hover:border-control aria-[current=page]:border-sky aria-[current=page]:bg-sky-tint aria-[current=page]:text-sky-ink touch:h-11'

/** The owner's way to look at their profile through other eyes. */
export function SeeAs({ userId, onlooker }: SeeAsProps) {
  const t = useTranslations('profile.seeAs')
  return (
    <nav aria-label={t('label')} className="mb-8 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-1 inline-flex items-center gap-2 text-14 text-muted">
          <Eye aria-hidden="true" className="size-4" />
          {t('label')}
        </span>
        {[undefined, ...ONLOOKERS].map((one) => (
          <Link
            key={one ?? 'me'}
            to="/profile/$id"
            params={{ id: userId }}
            search={{ as: one }}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === onlooker ? 'page' : undefined}
            className={LOOK}
          >
            {t(`who.${one ?? 'me'}`)}
          </Link>
        ))}
      </div>
      <p role="status" className="text-14 text-pretty text-ink-2 empty:hidden">
        {onlooker && t(`what.${onlooker}`)}
      </p>
    </nav>
  )
}
