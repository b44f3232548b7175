import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { OrganizationRow } from '../../organizations.view.ts'
import type { Column } from '../table/admin-table.tsx'

function Company({ row: { id, name, logo, slug } }: { row: OrganizationRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <LogoTile size="sm" src={logo} />
      <span className="min-w-0">
        <Link
          to="/company/$id"
          params={{ id }}
          className="block text-15 font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <span className="block text-13 text-muted wrap-anywhere">{slug}</span>
      </span>
    </span>
  )
}

function Owners({ row: { owners } }: { row: OrganizationRow }) {
  const t = useTranslations('admin.organizations')
  if (owners.length === 0) return <span className="text-muted">{t('noOwner')}</span>
  return (
    <ul className="grid gap-1">
      {owners.map(({ id, name, email }) => (
        <li key={id} className="min-w-0">
          <Link to="/app/admin/users/$id" params={{ id }} className="block wrap-anywhere hover:underline">
            {name}
          </Link>
          <Email address={email} />
        </li>
      ))}
    </ul>
  )
}

/** An address too long for its place goes on below from its @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span className="block text-13 wrap-anywhere text-muted">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

function State({ row: { isSuspended, suspensionReason } }: { row: OrganizationRow }) {
  const t = useTranslations('admin.organizations.state')
  if (!isSuspended) return <span>{t('active')}</span>
  return (
    <span className="grid justify-items-start gap-1">
      <Tag tone="hot">{t('suspended')}</Tag>
      {suspensionReason && (
        <span className="line-clamp-2 max-w-56 text-13 wrap-anywhere text-muted">{suspensionReason}</span>
      )}
    </span>
  )
}

/** What the list tells about a company, and what can be done with it. */
export function useOrganizationColumns(
  Actions: ComponentType<{ company: OrganizationRow }>,
): Column<OrganizationRow>[] {
  const t = useTranslations('admin.organizations')
  const format = useFormatter()
  return [
    { id: 'name', label: t('company'), firstOrder: 'name', cell: (row) => <Company row={row} /> },
    { id: 'owners', label: t('owners'), cell: (row) => <Owners row={row} /> },
    {
      id: 'members',
      label: t('members'),
      cell: ({ members }) => <span className="tabular-nums">{format.number(members)}</span>,
    },
    {
      id: 'jobs',
      label: t('jobs'),
      firstOrder: '-jobs',
      cell: ({ jobs }) => <span className="whitespace-nowrap tabular-nums">{t('jobsOf', jobs)}</span>,
    },
    { id: 'state', label: t('stateLabel'), cell: (row) => <State row={row} /> },
    {
      id: 'founded',
      label: t('founded'),
      firstOrder: '-founded',
      cell: ({ foundedAt }) => (
        <time dateTime={foundedAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(new Date(foundedAt), { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      ),
    },
    { id: 'actions', label: t('actions'), isActions: true, cell: (row) => <Actions company={row} /> },
  ]
}
