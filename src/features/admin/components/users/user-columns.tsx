import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '#/ui/avatar.tsx'
import { EmailText } from '#/ui/email-text.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { UserRow } from '../../users.view.ts'
import type { Column } from '../table/admin-table.tsx'

function Person({ row }: { row: UserRow }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={row.name} src={row.image} size="md" />
      <span className="min-w-0">
        <Link
          to="/app/admin/users/$id"
          params={{ id: row.id }}
          className="block text-15 font-semibold wrap-anywhere hover:underline"
        >
          {row.name}
        </Link>
        <EmailText email={row.email} className="block text-13 text-muted" />
      </span>
    </span>
  )
}

function State({ row }: { row: UserRow }) {
  const t = useTranslations('admin.users')
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.isBanned && <Tag tone="hot">{t('state.banned')}</Tag>}
      {row.isVerified ? t('active') : <Tag>{t('state.unverified')}</Tag>}
    </span>
  )
}

export function useUserColumns(): Column<UserRow>[] {
  const t = useTranslations('admin.users')
  const format = useFormatter()
  const day = (moment: string) => (
    <time dateTime={moment} className="whitespace-nowrap tabular-nums">
      {format.dateTime(new Date(moment), { dateStyle: 'medium' })}
    </time>
  )
  return [
    { id: 'name', label: t('name'), firstOrder: 'name', cell: (row) => <Person row={row} /> },
    { id: 'type', label: t('type'), cell: (row) => t(`types.${row.type}`) },
    { id: 'state', label: t('stateLabel'), cell: (row) => <State row={row} /> },
    { id: 'joined', label: t('joined'), firstOrder: '-joined', cell: (row) => day(row.joinedAt) },
    { id: 'seen', label: t('seen'), cell: (row) => (row.seenAt ? day(row.seenAt) : t('notSeen')) },
  ]
}
