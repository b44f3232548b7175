import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Button } from '#/ui/button.tsx'
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

/** One company of the list: the connected one offers to be updated, the others to be connected. */
export function OrganizationRow(props: OrganizationRowProps) {
  const { organization, active, connecting, onConnect, onUpdate } = props
  const t = useTranslations('organization')
  return (
    <li
      aria-current={active || undefined}
      className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-4 py-4 not-last:border-b not-last:border-line aria-current:bg-sky-tint/60 sm:px-5 max-sm:grid-cols-[40px_minmax(0,1fr)]"
    >
      <LogoTile src={organization.logo} />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-text text-15 font-semibold tracking-normal">
          <AppLink to={`/company/${organization.id}`} className="truncate hover:underline">
            {organization.name}
          </AppLink>
          {active && (
            <Tag tone="sky">
              <Check aria-hidden="true" className="size-3.5" /> {t('active')}
            </Tag>
          )}
        </h2>
        <p className="truncate text-13 text-muted">
          {organization.location} · {t(`role.${organization.organizationRole}`)}
        </p>
      </div>
      <div className="max-sm:col-start-2">
        {active ? (
          <Button onClick={onUpdate} disabled={organization.organizationRole === 'member'}>
            {t('update')}
          </Button>
        ) : (
          <Button onClick={onConnect} loading={connecting}>
            {t('connect')}
          </Button>
        )}
      </div>
    </li>
  )
}
