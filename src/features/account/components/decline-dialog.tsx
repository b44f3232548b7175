import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { announce } from '../announce.ts'
import { declineInvitation, isOver } from '../invitations.queries.ts'
import type { MyInvitationView } from '../invitations.view.ts'

export type DeclineDialogProps = {
  invitation: MyInvitationView
  open: boolean
  onClose: () => void
  onEnded: () => Promise<void>
}

/** Asks before an invitation is turned down: only a new one brings it back. */
export function DeclineDialog({ invitation, open, onClose, onEnded }: DeclineDialogProps) {
  const t = useTranslations('account.invitations')
  const [isWorking, setWorking] = useState(false)
  const end = async () => {
    await onEnded()
    onClose()
  }
  const decline = async () => {
    setWorking(true)
    try {
      await declineInvitation(invitation.id)
      await end()
      await announce(t('declined'))
    } catch (error) {
      showErrorsToRetry(error, () => void decline())
      if (isOver(error)) await end()
    } finally {
      setWorking(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('declineTitle', { company: invitation.organizationName })}
      text={t('declineText')}
      confirm={t('decline')}
      isWorking={isWorking}
      onConfirm={() => void decline()}
    />
  )
}
