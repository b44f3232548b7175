import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { removeMember } from '../team-actions.ts'
import type { ActiveTeamView, MemberView } from '../team.view.ts'
import { useTeamAction } from '../use-team-action.ts'
import { Refusals } from './refusals.tsx'

export type RemoveMemberDialogProps = {
  member: MemberView
  organization: ActiveTeamView['organization']
  open: boolean
  onClose: () => void
}

/** Asks before somebody belongs to the company no longer. */
export function RemoveMemberDialog({ member, organization, open, onClose }: RemoveMemberDialogProps) {
  const t = useTranslations('team.removal')
  const { isWorking, refusals, forget, run } = useTeamAction()
  const { name } = member
  const close = () => {
    forget()
    onClose()
  }
  const remove = () =>
    run(() => removeMember({ organizationId: organization.id, memberId: member.id }), t('done', { name }))
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t('title', { name })}
      text={t('text', { company: organization.name })}
      confirm={t('confirm')}
      isWorking={isWorking}
      onConfirm={() => void remove()}
    >
      <Refusals refusals={refusals} />
    </ConfirmDialog>
  )
}
