import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Tag } from '#/ui/tag.tsx'
import type { AdminJobRow } from '../../jobs.view.ts'
import type { Column } from '../table/admin-table.tsx'

function Job({ row }: { row: AdminJobRow }) {
  const t = useTranslations('admin.jobs')
  const { id, company } = row
  const title = row.title.trim() || t('untitled')
  return (
    <span className="block min-w-0">
      {row.status === 'Draft' ? (
        <span className="block text-15 font-semibold wrap-anywhere">{title}</span>
      ) : (
        <Link
          to="/job/$id"
          params={{ id }}
          className="block text-15 font-semibold wrap-anywhere hover:underline"
        >
          {title}
        </Link>
      )}
      <Link
        to="/company/$id"
        params={{ id: company.id }}
        className="text-13 text-muted wrap-anywhere hover:underline"
      >
        {company.name}
      </Link>
    </span>
  )
}

function Status({ row: { status, archiveReason, archiveNote } }: { row: AdminJobRow }) {
  const t = useTranslations('admin.jobs')
  const reasons = useTranslations('vocabulary.archiveReason')
  return (
    <span className="grid justify-items-start gap-1">
      <Tag tone={status === 'Published' ? 'sky' : 'neutral'}>{t(`statuses.${status}`)}</Tag>
      {archiveReason && <span className="text-13 text-muted">{reasons(archiveReason)}</span>}
      {archiveNote && (
        <span className="line-clamp-2 max-w-56 text-13 wrap-anywhere text-muted">{archiveNote}</span>
      )}
    </span>
  )
}

function Flags({ row: { flags } }: { row: AdminJobRow }) {
  const t = useTranslations('admin.jobs.flags')
  if (flags.length === 0) return <Nothing />
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map((flag) => (
        <Tag key={flag} tone="hot">
          {t(flag)}
        </Tag>
      ))}
    </span>
  )
}

const Nothing = () => (
  <span aria-hidden="true" className="text-muted">
    –
  </span>
)

/** What the list tells about a job, and what can be done with it. */
export function useJobColumns(Actions: ComponentType<{ job: AdminJobRow }>): Column<AdminJobRow>[] {
  const t = useTranslations('admin.jobs')
  const format = useFormatter()
  const day = (moment: string | null) =>
    moment === null ? (
      <Nothing />
    ) : (
      <time dateTime={moment} className="whitespace-nowrap tabular-nums">
        {format.dateTime(new Date(moment), { dateStyle: 'medium', timeZone: 'UTC' })}
      </time>
    )
  return [
    { id: 'job', label: t('job'), cell: (row) => <Job row={row} /> },
    { id: 'status', label: t('status'), cell: (row) => <Status row={row} /> },
    { id: 'flags', label: t('quality'), cell: (row) => <Flags row={row} /> },
    { id: 'number', label: t('created'), firstOrder: '-number', cell: (row) => day(row.createdAt) },
    { id: 'posted', label: t('posted'), cell: (row) => day(row.publishedAt) },
    { id: 'closes', label: t('closes'), cell: (row) => day(row.closingDate) },
    {
      id: 'likes',
      label: t('likes'),
      cell: ({ likes, matches }) => <span className="tabular-nums">{t('likesOf', { likes, matches })}</span>,
    },
    { id: 'actions', label: t('actions'), isActions: true, cell: (row) => <Actions job={row} /> },
  ]
}
