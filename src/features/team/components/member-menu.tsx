import { ChevronDown, UserRoundCog, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { Button } from '#/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#/ui/menu.tsx'
import type { ActiveTeamView, MemberView } from '../team.view.ts'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

export type MemberMenuProps = {
  member: MemberView
  team: ActiveTeamView
  /** What they can be made. */
  roles: readonly OrganizationRole[]
  isOneself: boolean
  isRemovable: boolean
}

/** A member's role, and behind it what else they can be. Everything is asked once more. */
export function MemberMenu({ member, team, roles, isOneself, isRemovable }: MemberMenuProps) {
  const t = useTranslations('team')
  const [asked, setAsked] = useState<OrganizationRole | 'remove' | null>(null)
  // The words stay while the dialog goes.
  const [lastRole, setLastRole] = useState<OrganizationRole>('member')
  const close = () => setAsked(null)
  const askRole = (role: OrganizationRole) => {
    setLastRole(role)
    setAsked(role)
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            size="sm"
            aria-label={`${t(`role.${member.organizationRole}`)}. ${t('members.menu', { name: member.name })}`}
          >
            {t(`role.${member.organizationRole}`)}
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </Button>
        }
      >
        {roles.map((role) => (
          <MenuItem key={role} icon={UserRoundCog} onSelect={() => askRole(role)}>
            {t(`members.makeRole.${role}`)}
          </MenuItem>
        ))}
        {roles.length > 0 && isRemovable && <MenuSeparator />}
        {isRemovable && (
          <MenuItem icon={UserRoundX} tone="danger" onSelect={() => setAsked('remove')}>
            {t('members.remove')}
          </MenuItem>
        )}
      </Menu>
      <ChangeRoleDialog
        {...{ member, isOneself }}
        organizationId={team.organization.id}
        role={lastRole}
        open={asked !== null && asked !== 'remove'}
        onClose={close}
      />
      <RemoveMemberDialog
        {...{ member }}
        organization={team.organization}
        open={asked === 'remove'}
        onClose={close}
      />
    </>
  )
}
