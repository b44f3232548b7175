import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAnswerTexts } from '#/components/job/use-answer-texts.ts'
import { AppLink } from '#/components/layout/app-link.tsx'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { Button } from '#/ui/button.tsx'
import { DataList } from '#/ui/data-list.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { pledgedDays } from '../pledged-days.ts'
import type { OrganizationPage, OrganizationViewer } from '../organizations.view.ts'

/** For the people of the company, and of these only for those who may. */
function MemberLinks({ viewer }: { viewer: OrganizationViewer }) {
  const t = useTranslations('organization.page')
  const mayUpdate = canInOrganization(viewer.organizationRole, 'organization', 'update')
  return (
    <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:*:flex-1 sm:flex-none">
      {mayUpdate && (
        <Button asChild size="sm">
          <Link to="/app/employer/company" search={viewer.isActive ? { form: 'update' } : {}}>
            {t('edit')}
          </Link>
        </Button>
      )}
      {viewer.isActive && (
        <Button asChild size="sm">
          <AppLink to="/app/employer/jobs/new" preload={false}>
            {t('postJob')}
          </AppLink>
        </Button>
      )}
    </div>
  )
}

export function CompanyHeader({ organization, viewer }: Pick<OrganizationPage, 'organization' | 'viewer'>) {
  return (
    <header className="flex items-center gap-4 max-sm:flex-wrap max-sm:items-start sm:gap-5">
      <LogoTile
        src={organization.logo}
        size="lg"
        className="size-16 rounded-[14px] border border-line sm:size-20 sm:rounded-[16px]"
      />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-5rem)]">
        <h1 className="text-22 text-balance [overflow-wrap:anywhere] sm:text-28">{organization.name}</h1>
        <p className="mt-1 flex items-start gap-1.5 text-14 text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{organization.location}</span>
        </p>
      </div>
      {viewer && <MemberLinks viewer={viewer} />}
    </header>
  )
}

/** What one decides by: what is open, and whether one is answered. */
export function CompanyFacts({ openJobs, openJobCount, answers }: OrganizationPage) {
  const t = useTranslations('organization')
  const { rate, median } = useAnswerTexts(answers)
  const pledge = pledgedDays(openJobs)
  const jobs = (
    <LinkText href="#jobs" className="relative touch:after:absolute touch:after:-inset-4">
      {t('page.count', { count: openJobCount })}
    </LinkText>
  )
  const facts = [
    { label: t('page.open'), value: openJobCount > 0 ? jobs : t('page.count', { count: 0 }) },
    ...(pledge ? [{ label: t('page.pledge'), value: t('page.pledgeDays', pledge) }] : []),
    { label: t('answers.rate'), value: rate },
    // Said once that there is too little to tell.
    ...(answers.likes === null ? [] : [{ label: t('answers.median'), value: median }]),
  ]
  return <DataList facts={facts} />
}
