import { useTranslations } from 'use-intl'
import { ORGANIZATION_ROLES, type OrganizationRole } from '#/domain/access/organization-roles.ts'
import { useOnSessionChange } from '../session-changes.ts'
import { changeRole } from '../team-actions.ts'
import type { MemberView } from '../team.view.ts'
import { TeamQuestion, type QuestionProps } from './team-question.tsx'

export type ChangeRoleDialogProps = QuestionProps & {
  member: MemberView
  isOneself: boolean
  organizationId: string
  role: OrganizationRole
}

const isLess = (role: OrganizationRole, than: OrganizationRole) =>
  ORGANIZATION_ROLES.indexOf(role) > ORGANIZATION_ROLES.indexOf(than)

/** Asks before somebody may do more or less in the company. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { member, isOneself, organizationId, role, open, onClose } = props
  const t = useTranslations('team.changeRole')
  const onSessionChange = useOnSessionChange()
  const onDone = async () => {
    onClose()
    if (isOneself) await onSessionChange()
  }
  return (
    <TeamQuestion
      open={open}
      onClose={onClose}
      title={t(`${role}.title`, { name: member.name })}
      text={isOneself ? `${t(`${role}.text`)} ${t('ownText')}` : t(`${role}.text`)}
      confirm={t(`${role}.confirm`)}
      variant={isLess(role, member.organizationRole) ? 'danger' : 'primary'}
      act={() => changeRole({ organizationId, memberId: member.id, role })}
      done={t('done', { name: member.name, role })}
      onDone={onDone}
    />
  )
}
