import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { UserAccount, UserOrganization } from '../../user-account.view.ts'
import { UserSection } from './user-section.tsx'

export function UserOrganizations({ account: { organizations } }: { account: UserAccount }) {
  const t = useTranslations('admin.user')
  return (
    <UserSection id="user-organizations" title={t('organizations')}>
      {organizations.length === 0 ? (
        <p className="px-5 py-4 text-14 text-muted">{t('noOrganizations')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {organizations.map((organization) => (
            <Membership key={organization.id} organization={organization} />
          ))}
        </ul>
      )}
    </UserSection>
  )
}

function Membership({ organization }: { organization: UserOrganization }) {
  const t = useTranslations('admin.user')
  const format = useFormatter()
  const { id, name, logo, organizationRole, joinedAt } = organization
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <LogoTile src={logo} />
      <span className="min-w-0 flex-1">
        <Link to="/company/$id" params={{ id }} className="text-15 font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        <span className="block text-13 text-muted">
          {t('memberSince', { day: format.dateTime(new Date(joinedAt), { dateStyle: 'medium' }) })}
        </span>
      </span>
      <Tag tone={organizationRole === 'owner' ? 'sky' : 'neutral'}>
        {t(`organizationRoles.${organizationRole}`)}
      </Tag>
    </li>
  )
}
