import { Heart } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { readPledgeClock } from '#/domain/job/pledge.ts'
import type { ReplyPledgeDays } from '#/domain/job/vocabulary.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Button } from '#/ui/button.tsx'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { DeclineButton } from './decline-button.tsx'
import { useLikeSetter, useLikeStatus, type LikeableJob } from './use-job-like.ts'
import { WithdrawButton } from './withdraw-button.tsx'

export type LikeNoticeProps = {
  job: Pick<LikeableJob, 'id' | 'state' | 'organization'> & { replyPledgeDays: ReplyPledgeDays | null }
  accountType: AccountType | null
}

/** What follows from a like: who sees whom, and by when the answer comes. */
function LikedLine({ job, likedAt }: { job: LikeNoticeProps['job']; likedAt: string }) {
  const t = useTranslations('job.likeNotice.sent')
  const format = useFormatter()
  const { replyPledgeDays } = job
  const organization = job.organization.name
  const clock =
    replyPledgeDays === null
      ? null
      : readPledgeClock({ likedOn: toIsoDate(new Date(likedAt)), replyPledgeDays, today: utcToday() })
  const promise = clock && (clock.state === 'overdue' ? 'late' : 'promised')
  const date = clock ? format.dateTime(new Date(clock.dueOn), { day: 'numeric', month: 'long' }) : ''
  return (
    <p className="flex gap-2 text-14 text-pretty text-ink-2">
      <Heart aria-hidden="true" className="mt-0.5 size-4 flex-none fill-beacon text-beacon-edge" />
      <span>
        {t('seen', { organization })} {promise && t(promise, { date })}
      </span>
    </p>
  )
}

/** What stands between the reader and this job: their like, an approach, a match with its way out, a goodbye. */
export function LikeNotice({ job, accountType }: LikeNoticeProps) {
  const t = useTranslations('job.likeNotice')
  const status = useLikeStatus(job.id, accountType)
  const set = useLikeSetter(job.id)
  if (status.state === 'withdrawn') return <p className="text-13 text-muted">{t('withdrawn')}</p>
  if (status.state === 'liked' && status.likedAt !== null && job.state === 'open')
    return <LikedLine job={job} likedAt={status.likedAt} />
  const kind = status.matched ? 'match' : status.state === 'approached' ? 'approach' : null
  const organization = job.organization.name
  if (kind === null) {
    const isOpen = job.state === 'open' && status.state !== 'closed'
    return isOpen ? <p className="text-13 text-muted">{t('before', { organization })}</p> : null
  }
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-beacon-line bg-beacon-tint px-4 py-3">
      <Heart aria-hidden="true" className="size-5 flex-none fill-beacon text-beacon-edge" />
      <div className="min-w-60 flex-1">
        <p className="text-14 font-semibold text-beacon-ink">{t(`${kind}.title`, { organization })}</p>
        <p className="text-14 text-ink-2">{t(`${kind}.help`, { organization })}</p>
      </div>
      {kind === 'approach' && <DeclineButton jobId={job.id} organizationName={organization} />}
      {kind === 'match' && (
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <AppLink to="/app/individual">{t('match.contact')}</AppLink>
          </Button>
          <WithdrawButton
            variant="quiet"
            size="sm"
            organizationName={organization}
            onConfirm={() => set(false)}
          />
        </div>
      )}
    </section>
  )
}
