import { Link } from '@tanstack/react-router'
import { Briefcase, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NoCompany } from '#/components/screens/no-company.tsx'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { OrganizationJobs as Jobs } from '../organization-jobs.view.ts'
import { JOB_COLUMNS, OrganizationJobRow } from './organization-job-row.tsx'

/** The way to a new job. It acts when it is entered, so hovering must not load it. */
function PostJobLink({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useTranslations('job.status')
  return (
    <Button asChild variant={variant}>
      <Link to="/app/employer/jobs/new" preload={false}>
        <Plus aria-hidden="true" />
        {t('post')}
      </Link>
    </Button>
  )
}

/** The jobs of the active organisation, each with what waits there and what can be done. */
export function OrganizationJobs({ organizationRole, jobs }: Jobs) {
  const t = useTranslations('job.status')
  if (organizationRole === null) return <NoOrganization />
  return (
    <section aria-labelledby="organization-jobs" className="@container">
      <div className="flex items-center justify-between gap-4 pb-3">
        <h2 id="organization-jobs" className="text-18">
          {t('jobs')}
        </h2>
        {jobs.length > 0 && <PostJobLink />}
      </div>
      {jobs.length === 0 ? (
        <EmptyState icon={Briefcase} title={t('empty.title')} action={<PostJobLink />}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div role="table" aria-labelledby="organization-jobs">
          <ColumnHeads />
          <div role="rowgroup" className="border-t border-line">
            {jobs.map((job) => (
              <OrganizationJobRow key={job.id} job={job} organizationRole={organizationRole} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function ColumnHeads() {
  const t = useTranslations('job.status.columns')
  const heads = [t('job'), t('views'), t('likes'), t('matches'), t('waiting'), t('daysLeft')]
  return (
    <div role="rowgroup" className="@max-[60rem]:sr-only">
      <div role="row" className={`${JOB_COLUMNS} pb-2 text-12 text-muted`}>
        {heads.map((head) => (
          <span key={head} role="columnheader">
            {head}
          </span>
        ))}
        <span role="columnheader" className="sr-only">
          {t('actions')}
        </span>
      </div>
    </div>
  )
}

function NoOrganization() {
  const t = useTranslations('job')
  return (
    <NoCompany
      icon={Briefcase}
      title={t('status.noOrganization.title')}
      text={t('status.noOrganization.text')}
      action={t('editor.noOrganization.action')}
    />
  )
}
