import { useTranslations } from 'use-intl'
import { cancelInvitation } from '../team-actions.ts'
import type { SentInvitationView } from '../team.view.ts'
import { TeamQuestion, type QuestionProps } from './team-question.tsx'

type CancelInvitationDialogProps = QuestionProps & { invitation: SentInvitationView }

/** Asks before a link that somebody has works no longer. */
export function CancelInvitationDialog({ invitation, ...question }: CancelInvitationDialogProps) {
  const t = useTranslations('team.sent')
  return (
    <TeamQuestion
      {...question}
      title={t('cancelTitle')}
      text={t('cancelText', { email: invitation.email })}
      confirm={t('cancelConfirm')}
      keep={t('cancelKeep')}
      act={() => cancelInvitation(invitation.id)}
      done={t('cancelled')}
    />
  )
}
