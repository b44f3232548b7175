import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { cancelInvitation } from '../team-actions.ts'
import type { SentInvitationView } from '../team.view.ts'
import { useTeamAction } from '../use-team-action.ts'
import { Refusals } from './refusals.tsx'

export type CancelInvitationDialogProps = {
  invitation: SentInvitationView
  open: boolean
  onClose: () => void
}

/** Asks before a link that somebody has works no longer. */
export function CancelInvitationDialog({ invitation, open, onClose }: CancelInvitationDialogProps) {
  const t = useTranslations('team.sent')
  const { isWorking, refusals, forget, run } = useTeamAction()
  const close = () => {
    forget()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t('cancelTitle')}
      text={t('cancelText', { email: invitation.email })}
      confirm={t('cancelConfirm')}
      keep={t('cancelKeep')}
      isWorking={isWorking}
      onConfirm={() => void run(() => cancelInvitation(invitation.id), t('cancelled'))}
    >
      <Refusals refusals={refusals} />
    </ConfirmDialog>
  )
}
