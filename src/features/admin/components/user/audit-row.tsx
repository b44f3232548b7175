import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Tag } from '#/ui/tag.tsx'
import type { AuditSide } from '../../user-account.schema.ts'
import type { Named, UserAuditRow } from '../../user-audit.view.ts'
import { useAuditTexts } from './use-audit-texts.ts'

/** One thing that an admin did: what, to whom or by whom, when, and what was so before. */
export function AuditRow({ row, side }: { row: UserAuditRow; side: AuditSide }) {
  const t = useTranslations('admin.audit')
  const { sayAction, sayReason, sayChange } = useAuditTexts()
  return (
    <li className="grid gap-1 px-5 py-3 text-14">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {row.outcome !== 'done' && <Tag tone="hot">{t(`outcomes.${row.outcome}`)}</Tag>}
        <span className="font-medium wrap-anywhere">{sayAction(row)}</span>
      </p>
      <Meta row={row} side={side} />
      {row.code !== null && (
        <p className="text-13 wrap-anywhere text-ink-2">
          {t('state', { field: t('why'), value: sayReason(row.code) })}
        </p>
      )}
      {row.changes.length > 0 && (
        <ul className="mt-0.5 grid gap-0.5 text-13 text-ink-2">
          {row.changes.map((change) => (
            <li key={change.field} className="wrap-anywhere">
              {sayChange(change)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Meta({ row, side }: { row: UserAuditRow; side: AuditSide }) {
  const format = useFormatter()
  const when = format.dateTime(new Date(row.at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className="flex flex-wrap gap-x-1.5 text-13 text-muted">
      <Who row={row} side={side} />
      <time dateTime={row.at} className="tabular-nums">
        {when}
      </time>
    </p>
  )
}

function Who({ row: { action, actor, subject, through }, side }: { row: UserAuditRow; side: AuditSide }) {
  const t = useTranslations('admin.audit')
  if (action === 'user.stop-impersonating' && subject) {
    return (
      <>
        <span>
          <Person named={actor} /> <Person how={t('actedAs')} named={subject} />
        </span>
        <Dot />
      </>
    )
  }
  if (side === 'by' && !subject && !through) return null
  return (
    <>
      {side === 'about' && <Person how={t('by')} named={actor} />}
      {side === 'by' && subject && <Subject subject={subject} />}
      {through && <Person how={t('through')} named={through} />}
      <Dot />
    </>
  )
}

const Dot = () => <span aria-hidden="true">·</span>

function Person({ how, named: { id, name } }: { how?: string; named: Named }) {
  const t = useTranslations('admin.audit')
  return (
    <span>
      {how && `${how} `}
      {name === null && t('gone')}
      {name !== null && (
        <Link to="/app/admin/users/$id" params={{ id }} className="text-ink-2 underline hover:text-ink">
          {name}
        </Link>
      )}
    </span>
  )
}

function Subject({ subject }: { subject: NonNullable<UserAuditRow['subject']> }): ReactNode {
  const t = useTranslations('admin.audit')
  const { id, name, type } = subject
  if (type === 'user') return <Person named={subject} />
  if (name === null) return <span>{t(`subjects.${type}`)}</span>
  if (type === 'contact') return <span>{name}</span>
  return (
    <Link
      to={type === 'job' ? '/job/$id' : '/company/$id'}
      params={{ id }}
      className="text-ink-2 underline hover:text-ink"
    >
      {name}
    </Link>
  )
}
