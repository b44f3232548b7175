import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { MyOrganizationView } from '../organizations.view.ts'

type OrganizationRowProps = {
  organization: MyOrganizationView
  active: boolean
  connecting: boolean
  onConnect: () => void
  onUpdate: () => void
}

function RowLinks({ id }: { id: string }) {
  const t = useTranslations('organization')
  return (
    <p className="dotted mt-1 text-13">
      <LinkText asChild className="touch:inline-block touch:py-2">
        <Link to="/company/$id" params={{ id }}>
          {t('visit')}
        </Link>
      </LinkText>
      <LinkText asChild className="touch:inline-block touch:py-2">
        <Link to="/app/employer/team">{t('teamLink')}</Link>
      </LinkText>
    </p>
  )
}

function RowAction({ organization, active, connecting, onConnect, onUpdate }: OrganizationRowProps) {
  const t = useTranslations('organization')
  if (!active) {
    return (
      <Button onClick={onConnect} loading={connecting}>
        {t('connect')}
      </Button>
    )
  }
  if (canInOrganization(organization.organizationRole, 'organization', 'update'))
    return <Button onClick={onUpdate}>{t('update')}</Button>
  return (
    <p className="max-w-28 text-right text-12 text-muted max-[370px]:max-w-none max-[370px]:text-left sm:max-w-40 sm:text-13">
      {t('ownersUpdate')}
    </p>
  )
}

/** One company of the list: the connected one offers to be updated, the others to be connected. */
export function OrganizationRow(props: OrganizationRowProps) {
  const { organization, active } = props
  const { id, name, logo, location, organizationRole, isSuspended } = organization
  const t = useTranslations('organization')
  return (
    <li
      aria-current={active || undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 px-4 py-3.5 not-last:border-b not-last:border-line aria-current:bg-sky-tint/60 sm:gap-x-4 sm:px-5 max-[370px]:grid-cols-[2.5rem_minmax(0,1fr)]"
    >
      <LogoTile src={logo} className="self-start" />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-text text-15 font-semibold tracking-normal">
          <AppLink to={`/company/${id}`} className="[overflow-wrap:anywhere] hover:underline">
            {name}
          </AppLink>
          {active && (
            <Tag tone="sky">
              <Check aria-hidden="true" className="size-3.5" /> {t('active')}
            </Tag>
          )}
          {isSuspended && <Tag tone="hot">{t('suspended')}</Tag>}
        </h2>
        <p className="dotted text-13 text-muted [overflow-wrap:anywhere]">
          <span>{location}</span>
          <span>{t(`role.${organizationRole}`)}</span>
        </p>
        {active && <RowLinks id={id} />}
      </div>
      <div className="max-[370px]:col-start-2">
        <RowAction {...props} />
      </div>
    </li>
  )
}
