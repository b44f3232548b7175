import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { adminOverviewQuery } from '../overview.queries.ts'
import type { Answers } from '../overview.view.ts'
import { AreaLinks } from './area-links.tsx'
import { NewJobs, NewUsers } from './newest.tsx'

/** The platform in numbers: who is here, what is live, what comes of it, whether mail leaves; and what came last. */
export function AdminDashboard() {
  const t = useTranslations('admin.overview')
  const { data } = useSuspenseQuery(adminOverviewQuery)
  const { Individual, Employer, Admin } = data.usersByType
  return (
    <div className="mx-auto grid w-full max-w-dash flex-1 grid-cols-1 content-start gap-8 px-4 py-8 md:px-5 md:py-12">
      <header>
        <h1 className="text-28">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
        <AreaLinks />
      </header>
      <Section id="people" title={t('people')}>
        <Tile label={t('users')} value={Individual + Employer + Admin} />
        <Tile label={t('individuals')} value={Individual} />
        <Tile label={t('employers')} value={Employer} />
        <Tile label={t('admins')} value={Admin} />
      </Section>
      <Section id="platform" title={t('platform')}>
        <Tile label={t('organizations')} value={data.organizations} />
        <Tile label={t('liveJobs')} value={data.liveJobs} />
        <AnswersTile label={t('week')} answers={data.week} />
        <AnswersTile label={t('month')} answers={data.month} />
      </Section>
      <Section id="mail" title={t('mail')}>
        <MessagesTile count={data.openMessages} />
        <Tile label={t('waitingMails')} value={data.waitingMails} />
        <Tile label={t('failedMails')} value={data.failedMails} />
      </Section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <NewUsers users={data.newUsers} />
        <NewJobs jobs={data.newJobs} />
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-18">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">{children}</ul>
    </section>
  )
}

function Tile({ label, value }: { label: string; value: number }) {
  const format = useFormatter()
  return (
    <Card asChild className="flex flex-col-reverse justify-end p-4">
      <li>
        <span className="text-13 text-muted">{label}</span>
        <span className="head text-28 tabular-nums">{format.number(value)}</span>
      </li>
    </Card>
  )
}

/** How many messages wait for an answer, and the way to them. */
function MessagesTile({ count }: { count: number }) {
  const t = useTranslations('admin.overview')
  const format = useFormatter()
  return (
    <Card
      asChild
      className="relative flex flex-col-reverse justify-end p-4 transition-colors hover:border-control"
    >
      <li>
        <Link
          to="/app/admin/messages"
          search={{ state: 'open' }}
          className="text-13 text-sky-ink after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {t('openMessages')}
        </Link>
        <span className="head text-28 tabular-nums">{format.number(count)}</span>
      </li>
    </Card>
  )
}

function AnswersTile({ label, answers }: { label: string; answers: Answers }) {
  const t = useTranslations('admin.overview')
  return (
    <Card asChild className="flex flex-col-reverse justify-end p-4">
      <li>
        <span className="text-13 text-muted">{label}</span>
        <span className="grid text-16 leading-5 font-semibold tabular-nums">
          <span>{t('likes', { count: answers.likes })}</span>
          <span>{t('matches', { count: answers.matches })}</span>
        </span>
      </li>
    </Card>
  )
}
