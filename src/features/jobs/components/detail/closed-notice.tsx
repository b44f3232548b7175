import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import type { JobView } from '../../job-detail.view.ts'

type ClosedNoticeProps = { job: JobView; action?: ReactNode; children?: ReactNode }

export function ClosedNotice({ job, action, children }: ClosedNoticeProps) {
  const t = useTranslations('job.detail.state')
  return (
    <Banner tone="warning" title={t('closedTitle')} action={action}>
      {job.closedReason && <p>{t(job.closedReason)}</p>}
      {children}
    </Banner>
  )
}
