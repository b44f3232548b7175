import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { OpenJobView, OrganizationView } from '../organizations.view.ts'

type CompanyPageProps = { organization: OrganizationView; openJobs: OpenJobView[] }

/** What anybody may read about a company, and what it has open. */
export function CompanyPage({ organization, openJobs }: CompanyPageProps) {
  const t = useTranslations('organization.page')
  return (
    <div className="mx-auto grid w-full max-w-[760px] gap-10 px-4 py-8 sm:px-5 sm:py-12">
      <header className="flex items-center gap-5">
        <LogoTile src={organization.logo} size="lg" className="size-20 rounded-[16px]" />
        <div className="min-w-0">
          <h1 className="text-28 text-balance [overflow-wrap:anywhere]">{organization.name}</h1>
          <p className="mt-1 flex items-center gap-1.5 text-14 text-muted">
            <MapPin aria-hidden="true" className="size-4 flex-none" /> {organization.location}
          </p>
        </div>
      </header>
      <section>
        <h2 className="text-18">{t('about')}</h2>
        <p className="mt-2 max-w-prose text-15 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {organization.description}
        </p>
      </section>
      <section>
        <h2 className="text-18">{t('openJobs', { count: openJobs.length })}</h2>
        {openJobs.length === 0 ? (
          <p className="mt-2 text-14 text-muted">{t('noJobs')}</p>
        ) : (
          <Card asChild className="mt-4 overflow-hidden">
            <ul>
              {openJobs.map((open) => (
                <li
                  key={open.id}
                  className="relative px-5 py-4 not-last:border-b not-last:border-line hover:bg-sunken"
                >
                  <Link
                    to="/job/$id"
                    params={{ id: open.id }}
                    className="text-15 font-semibold after:absolute after:inset-0"
                  >
                    {open.title}
                  </Link>
                  <p className="text-13 text-muted">{open.location}</p>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Button asChild className="mt-5">
          <Link to="/jobs">{t('allJobs')}</Link>
        </Button>
      </section>
    </div>
  )
}
