import { lazyRouteComponent, Link } from '@tanstack/react-router'
import { ExternalLink, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { Banner } from '#/ui/banner.tsx'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { ClosedNotice } from './closed-notice.tsx'

/** Says that a job is not open, to whom it matters: everybody for a closed one, its members for a draft. */
export function JobStateNotice({ job }: { job: JobView }) {
  const t = useTranslations('job.detail.state')
  if (job.state === 'open') return null
  if (job.state === 'draft') {
    return (
      <Banner title={t('draftTitle')} action={<EditLink job={job} />}>
        {t('draftHelp', { organization: job.organization.name })}
      </Banner>
    )
  }
  if (job.viewer === 'member') return <LateClosedNotice job={job} />
  return (
    <ClosedNotice
      job={job}
      action={
        <Button asChild size="sm">
          <Link to="/jobs">{t('seeOpen')}</Link>
        </Button>
      }
    />
  )
}

const OwnClosedNotice = lazyRouteComponent(() => import('./own-closed-notice.tsx'), 'OwnClosedNotice')

/** Visitors need not fetch what moves a job. Until it is there, or when it cannot be had, the page says what they see. */
function LateClosedNotice({ job }: { job: JobView }) {
  const plain = <ClosedNotice job={job} />
  return (
    <QuietPart about={job.id} before={plain} without={plain}>
      <OwnClosedNotice job={job} />
    </QuietPart>
  )
}

type MemberLinkProps = { job: JobView; size?: ButtonProps['size']; className?: string }

/** For the people of the job's company: whom the published job has found. */
export function CandidatesLink({ job, size = 'sm', className }: MemberLinkProps) {
  const t = useTranslations('job.detail.state')
  if (job.viewer !== 'member' || job.state !== 'open') return null
  return (
    <Button asChild size={size} variant="primary" className={className}>
      <AppLink to={`/app/employer/jobs/match/${job.id}`}>{t('candidates')}</AppLink>
    </Button>
  )
}

export function EditLink({ job, size = 'sm', className }: MemberLinkProps) {
  const t = useTranslations('job.detail.state')
  if (job.viewer !== 'member' || job.state === 'closed') return null
  return (
    <Button asChild size={size} className={className}>
      <AppLink to={`/app/employer/jobs/edit/${job.id}/step1`}>{t('edit')}</AppLink>
    </Button>
  )
}

/** How to apply when the employer does not take applications here. */
export function ApplyElsewhere({ job }: { job: JobView }) {
  const t = useTranslations('job.detail.elsewhere')
  const { apply } = job
  if (!apply) return null
  const isPage = apply.kind === 'url'
  const address = isPage ? { href: apply.url, target: '_blank' } : { href: `mailto:${apply.email}` }
  const Icon = isPage ? ExternalLink : Mail
  return (
    <Banner
      title={t('title')}
      className="flex-wrap"
      action={
        <Button asChild size="sm">
          <a {...address} rel="nofollow ugc noopener noreferrer">
            <Icon aria-hidden="true" className="size-4" />
            {isPage ? t('visit') : <span className="truncate">{apply.email}</span>}
            {isPage && <span className="sr-only">({t('opens')})</span>}
          </a>
        </Button>
      }
    >
      {t(apply.kind)}
    </Banner>
  )
}
