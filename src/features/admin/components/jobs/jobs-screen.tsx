import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { QUALITY_FLAGS } from '#/domain/job/quality-flag.ts'
import { JOB_STATUSES } from '#/domain/job/vocabulary.ts'
import { FIRST_JOB_ORDER, parseJobsAddress, type JobsAddress } from '../../jobs-address.ts'
import { allJobsQuery } from '../../jobs.queries.ts'
import type { AdminJobRow } from '../../jobs.view.ts'
import { ListScreen } from '../table/list-screen.tsx'
import type { ListPlace } from '../table/use-list-place.ts'
import { useJobColumns } from './job-columns.tsx'

export type JobsScreenProps = ListPlace<JobsAddress> & {
  /** What can be done to a job. */
  Actions: ComponentType<{ job: AdminJobRow }>
}

export function JobsScreen({ Actions, ...place }: JobsScreenProps) {
  const t = useTranslations('admin.jobs')
  return (
    <ListScreen
      {...place}
      title={t('title')}
      lead={t('lead')}
      search={t('search')}
      filters={[
        {
          ...{ field: 'status', label: t('status'), all: t('allStatuses') },
          options: JOB_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          ...{ field: 'flag', label: t('quality'), all: t('allFlags') },
          options: QUALITY_FLAGS.map((value) => ({ value, label: t(`flags.${value}`) })),
        },
      ]}
      columns={useJobColumns(Actions)}
      firstOrder={FIRST_JOB_ORDER}
      parse={parseJobsAddress}
      found={useQuery(allJobsQuery(place.address, place.words))}
    />
  )
}
