import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'

export type CompanyOnCard = {
  id: string
  name: string
  logo: string | null
  location: string
}

/** The company one works for at the moment, as people see it beside every job. */
export function CompanyCard({ company, canSwitch }: { company: CompanyOnCard; canSwitch: boolean }) {
  const t = useTranslations('match.employer.company')
  const { id, name, logo, location } = company
  return (
    <Card asChild className="flex flex-col gap-4 p-6 max-md:p-4.5">
      <section aria-label={t('title')}>
        <div className="flex items-center gap-4">
          <LogoTile size="lg" src={logo} />
          <div className="min-w-0">
            <h2 className="text-18">{name}</h2>
            <p className="truncate text-13 text-muted">{location}</p>
          </div>
        </div>
        <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
          <Button asChild>
            <Link to="/company/$id" params={{ id }}>
              {t('page')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/app/employer/company">{t(canSwitch ? 'switch' : 'edit')}</Link>
          </Button>
        </div>
      </section>
    </Card>
  )
}
