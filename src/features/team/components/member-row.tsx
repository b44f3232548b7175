import { useFormatter, useTranslations } from 'use-intl'
import { canRemoveMember, rolesToGive } from '#/domain/access/member-changes.ts'
import { Avatar } from '#/ui/avatar.tsx'
import { EmailText } from '#/ui/email-text.tsx'
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
    <li className="flex items-center gap-x-4 px-4 py-3.5 not-last:border-b not-last:border-line sm:px-5">
      <Avatar name={member.name} src={member.image} size="md" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-15 font-semibold wrap-anywhere">{member.name}</span>
            {isOneself && <Tag tone="sky">{t('members.you')}</Tag>}
          </p>
          <p className="text-13 text-muted">
            <EmailText email={member.email} />
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
      </div>
    </li>
  )
}
