import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { adminOverviewQuery } from '../overview.queries.ts'

/** The platform in numbers: who is here, what is live, whether mail leaves. */
export function AdminDashboard() {
  const t = useTranslations('admin.overview')
  const { data } = useSuspenseQuery(adminOverviewQuery)
  const { Individual, Employer, Admin } = data.usersByType
  return (
    <div className="mx-auto grid w-full max-w-dash flex-1 content-start gap-8 px-4 py-8 md:px-5 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28">{t('title')}</h1>
          <p className="mt-1 text-muted">{t('lead')}</p>
        </div>
        <Button asChild>
          <Link to="/jobs">{t('toJobs')}</Link>
        </Button>
      </header>
      <section aria-labelledby="people-title">
        <h2 id="people-title" className="mb-3 text-18">
          {t('people')}
        </h2>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <Tile label={t('users')} value={Individual + Employer + Admin} />
          <Tile label={t('individuals')} value={Individual} />
          <Tile label={t('employers')} value={Employer} />
          <Tile label={t('admins')} value={Admin} />
        </ul>
      </section>
      <section aria-labelledby="platform-title">
        <h2 id="platform-title" className="mb-3 text-18">
          {t('platform')}
        </h2>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <Tile label={t('organizations')} value={data.organizations} />
          <Tile label={t('liveJobs')} value={data.liveJobs} />
          <Tile label={t('mails')} value={data.mails} />
          <Tile label={t('waitingMails')} value={data.waitingMails} />
        </ul>
      </section>
    </div>
  )
}

function Tile({ label, value }: { label: string; value: number }) {
  const format = useFormatter()
  return (
    <Card asChild className="flex flex-col-reverse p-4">
      <li>
        <span className="text-13 text-muted">{label}</span>
        <span className="head text-28">{format.number(value)}</span>
      </li>
    </Card>
  )
}
