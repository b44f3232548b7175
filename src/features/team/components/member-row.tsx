import { useFormatter, useTranslations } from 'use-intl'
import { canRemoveMember, rolesToGive } from '#/domain/access/member-changes.ts'
import { Avatar } from '#/ui/avatar.tsx'
import { Tag } from '#/ui/tag.tsx'
import { isOnlyOwner } from '../team.policy.ts'
import type { ActiveTeamView, MemberView } from '../team.view.ts'
import { MemberMenu } from './member-menu.tsx'

/** One member; what may be done about them stands behind their role, for those who may do it. */
export function MemberRow({ member, team }: { member: MemberView; team: ActiveTeamView }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const isOneself = member.userId === team.ownUserId
  const givable = rolesToGive(team.ownRole)
  const roles =
    givable.includes(member.organizationRole) && !isOnlyOwner(team.members, member.id)
      ? givable.filter((role) => role !== member.organizationRole)
      : []
  // Whoever goes by themselves leaves, at the end of the page.
  const isRemovable = !isOneself && canRemoveMember(team.ownRole, member.organizationRole)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3.5 not-last:border-b not-last:border-line sm:px-5">
      <Avatar name={member.name} src={member.image} size="md" />
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <span className="truncate text-15 font-semibold max-sm:break-words max-sm:whitespace-normal">
            {member.name}
          </span>
          {isOneself && <Tag tone="sky">{t('members.you')}</Tag>}
        </p>
        <p className="truncate text-13 text-muted max-sm:break-all max-sm:whitespace-normal">
          {member.email}
        </p>
        <p className="text-12 text-muted">
          {t('members.joined', {
            date: format.dateTime(new Date(member.joinedAt), { dateStyle: 'long' }),
          })}
        </p>
      </div>
      {roles.length > 0 || isRemovable ? (
        <MemberMenu {...{ member, team, roles, isOneself, isRemovable }} />
      ) : (
        <Tag>{t(`role.${member.organizationRole}`)}</Tag>
      )}
    </li>
  )
}
