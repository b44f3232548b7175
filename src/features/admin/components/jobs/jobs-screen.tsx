import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { QUALITY_FLAGS } from '#/domain/job/quality-flag.ts'
import { JOB_STATUSES } from '#/domain/job/vocabulary.ts'
import { FIRST_JOB_ORDER, parseJobsAddress, type JobsAddress } from '../../jobs-address.ts'
import { allJobsQuery } from '../../jobs.queries.ts'
import type { AdminJobRow } from '../../jobs.view.ts'
import { isNarrowed, type TableCursor } from '../../table-page.ts'
import { TableFilter } from '../table/table-filter.tsx'
import { TableResult } from '../table/table-result.tsx'
import { TableSearch } from '../table/table-search.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useJobColumns } from './job-columns.tsx'

export type JobsScreenProps = {
  address: JobsAddress
  words: string
  onAddress: (address: JobsAddress, words: string) => void
  /** What can be done to a job. */
  Actions: ComponentType<{ job: AdminJobRow }>
}

/** Other rows are asked for: their pages begin anew, unless a cursor is among the changes. */
const changed = ({ sort, status, flag }: JobsAddress, changes: Record<string, unknown> & TableCursor) =>
  parseJobsAddress({ sort, status, flag, ...changes })

/** Every job of every company: found, filtered, page by page, with what an admin can do. */
export function JobsScreen({ Actions, ...props }: JobsScreenProps) {
  const t = useTranslations('admin.jobs')
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <JobsTools {...props} />
      <Jobs Actions={Actions} {...props} />
    </div>
  )
}

function JobsTools({ address, words, onAddress }: Omit<JobsScreenProps, 'Actions'>) {
  const t = useTranslations('admin.jobs')
  return (
    <TableTools>
      <TableSearch
        label={t('search')}
        words={words}
        onWords={(next) => onAddress(changed(address, {}), next)}
      />
      <TableFilter
        label={t('status')}
        all={t('allStatuses')}
        options={JOB_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={address.status}
        onChange={(status) => onAddress(changed(address, { status }), words)}
      />
      <TableFilter
        label={t('quality')}
        all={t('allFlags')}
        options={QUALITY_FLAGS.map((value) => ({ value, label: t(`flags.${value}`) }))}
        value={address.flag}
        onChange={(flag) => onAddress(changed(address, { flag }), words)}
      />
    </TableTools>
  )
}

function Jobs({ address, words, onAddress, Actions }: JobsScreenProps) {
  const t = useTranslations('admin.jobs')
  const columns = useJobColumns(Actions)
  const found = useQuery(allJobsQuery(address, words))
  return (
    <TableResult
      label={t('title')}
      order={address.sort ?? FIRST_JOB_ORDER}
      onOrder={(order) =>
        onAddress(changed(address, { sort: order === FIRST_JOB_ORDER ? undefined : order }), words)
      }
      onClear={isNarrowed(address, words) ? () => onAddress({}, '') : undefined}
      onMove={(cursor) => onAddress(changed(address, cursor), words)}
      {...{ found, columns }}
    />
  )
}
