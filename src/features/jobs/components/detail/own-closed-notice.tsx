import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { useJobMoves } from '../../use-job-moves.ts'
import { ClosedNotice } from './closed-notice.tsx'

/** For the people of its company: that a job is closed, and the ways back. */
export function OwnClosedNotice({ job }: { job: JobView }) {
  const t = useTranslations('job')
  const format = useFormatter()
  const { restore, repost, isMoving } = useJobMoves(job.id)
  const openAgain = async () => {
    if (await restore()) document.querySelector('main')?.focus({ preventScroll: true })
  }
  const until = job.restorableUntil
  const day = until && format.dateTime(new Date(until), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <ClosedNotice
      job={job}
      action={
        <div className="flex gap-2 noscript:hidden">
          {until && (
            <Button size="sm" aria-disabled={isMoving} onClick={() => void openAgain()}>
              {t('status.restore')}
            </Button>
          )}
          <Button size="sm" aria-disabled={isMoving} onClick={() => void repost()}>
            {t('status.repost')}
          </Button>
        </div>
      }
    >
      {job.archiveNote && (
        <div className="my-2">
          <p>{t('moderation.noteTitle')}</p>
          <blockquote className="mt-1 border-l-2 border-line-2 pl-3 wrap-anywhere whitespace-pre-line text-ink">
            {job.archiveNote}
          </blockquote>
        </div>
      )}
      {day && <p>{t('detail.state.restoreUntil', { day })}</p>}
      <p>{t('detail.state.repostHelp')}</p>
    </ClosedNotice>
  )
}
