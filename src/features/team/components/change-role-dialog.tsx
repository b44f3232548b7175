import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { ORGANIZATION_ROLES, type OrganizationRole } from '#/domain/access/organization-roles.ts'
import { useOnSessionChange } from '../session-changes.ts'
import { changeRole } from '../team-actions.ts'
import type { MemberView } from '../team.view.ts'
import { useTeamAction } from '../use-team-action.ts'
import { Refusals } from './refusals.tsx'

export type ChangeRoleDialogProps = {
  member: MemberView
  isOneself: boolean
  organizationId: string
  role: OrganizationRole
  open: boolean
  onClose: () => void
}

const isLess = (role: OrganizationRole, than: OrganizationRole) =>
  ORGANIZATION_ROLES.indexOf(role) > ORGANIZATION_ROLES.indexOf(than)

/** Asks before somebody may do more or less in the company. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { member, isOneself, organizationId, role, open, onClose } = props
  const t = useTranslations('team.changeRole')
  const onSessionChange = useOnSessionChange()
  const { isWorking, refusals, forget, run } = useTeamAction()
  const close = () => {
    forget()
    onClose()
  }
  const change = async () => {
    const act = () => changeRole({ organizationId, memberId: member.id, role })
    if (!(await run(act, t('done', { name: member.name, role })))) return
    onClose()
    if (isOneself) await onSessionChange()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t(`${role}.title`, { name: member.name })}
      text={isOneself ? `${t(`${role}.text`)} ${t('ownText')}` : t(`${role}.text`)}
      confirm={t(`${role}.confirm`)}
      variant={isLess(role, member.organizationRole) ? 'danger' : 'primary'}
      isWorking={isWorking}
      onConfirm={() => void change()}
    >
      <Refusals refusals={refusals} />
    </ConfirmDialog>
  )
}
