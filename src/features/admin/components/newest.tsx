import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '#/ui/avatar.tsx'
import { Card } from '#/ui/card.tsx'
import type { NewJob, NewUser } from '../overview.view.ts'

function Newest({
  id,
  title,
  isEmpty,
  children,
}: {
  id: string
  title: string
  isEmpty: boolean
  children: ReactNode
}) {
  const t = useTranslations('admin.overview')
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-18">
        {title}
      </h2>
      <Card className="px-4 py-1">
        {isEmpty ? (
          <p className="py-4 text-muted">{t('nothingNew')}</p>
        ) : (
          <ul className="divide-y divide-line">{children}</ul>
        )}
      </Card>
    </section>
  )
}

function Day({ moment }: { moment: string }) {
  const format = useFormatter()
  return (
    <time dateTime={moment} className="text-13 whitespace-nowrap text-muted tabular-nums">
      {format.dateTime(new Date(moment), { dateStyle: 'medium' })}
    </time>
  )
}

export function NewUsers({ users }: { users: readonly NewUser[] }) {
  const t = useTranslations('admin')
  return (
    <Newest id="new-users" title={t('overview.newUsers')} isEmpty={users.length === 0}>
      {users.map(({ id, name, image, type, joinedAt }) => (
        <li key={id} className="flex min-h-15 items-center gap-3 py-2">
          <Avatar name={name} src={image} size="md" />
          <span className="min-w-0 flex-1">
            <Link
              to="/app/admin/users/$id"
              params={{ id }}
              className="block truncate font-semibold hover:underline"
            >
              {name}
            </Link>
            <span className="block text-13 text-muted">{t(`users.types.${type}`)}</span>
          </span>
          <Day moment={joinedAt} />
        </li>
      ))}
    </Newest>
  )
}

export function NewJobs({ jobs }: { jobs: readonly NewJob[] }) {
  const t = useTranslations('admin.overview')
  return (
    <Newest id="new-jobs" title={t('newJobs')} isEmpty={jobs.length === 0}>
      {jobs.map(({ id, title, company, publishedAt }) => (
        <li key={id} className="flex min-h-15 items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <Link to="/job/$id" params={{ id }} className="block truncate font-semibold hover:underline">
              {title}
            </Link>
            <span className="block truncate text-13 text-muted">{company}</span>
          </span>
          {publishedAt && <Day moment={publishedAt} />}
        </li>
      ))}
    </Newest>
  )
}
