import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Button } from '#/ui/button.tsx'
import type { JobView } from '../../job-detail.view.ts'
import type { JobLikeStatus } from '../../job-likes.view.ts'

/** What stands between the person and this job beyond a like: an approach, a match, a goodbye. */
export function LikeNotice({ job, status }: { job: JobView; status: JobLikeStatus }) {
  const t = useTranslations('job.like')
  const dashboard = useTranslations('common.nav')('dashboard')
  if (status.state === 'withdrawn') return <p className="text-13 text-muted">{t('withdrawn')}</p>
  const kind = status.matched ? 'match' : status.state === 'approached' ? 'approach' : null
  if (kind === null) return null
  const organization = job.organization.name
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-beacon-line bg-beacon-tint px-4 py-3">
      <div className="min-w-60 flex-1">
        <p className="text-14 font-semibold text-beacon-ink">{t(`${kind}.title`, { organization })}</p>
        <p className="text-14 text-ink-2">{t(`${kind}.help`, { organization })}</p>
      </div>
      {kind === 'match' && (
        <Button asChild size="sm">
          <AppLink to="/app/individual">{dashboard}</AppLink>
        </Button>
      )}
    </section>
  )
}
