import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { deleteTeam } from '../team-actions.ts'
import type { TeamView } from '../team.view.ts'
import { useTeamAction } from '../use-team-action.ts'
import { Refusals } from './refusals.tsx'

export type DeleteTeamDialogProps = {
  group: TeamView
  organizationId: string
  open: boolean
  onClose: () => void
}

/** Asks before a team is gone. */
export function DeleteTeamDialog({ group, organizationId, open, onClose }: DeleteTeamDialogProps) {
  const t = useTranslations('team.teams')
  const { isWorking, refusals, forget, run } = useTeamAction()
  const close = () => {
    forget()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t('deleteTitle', { name: group.name })}
      text={t('deleteText')}
      confirm={t('deleteConfirm')}
      isWorking={isWorking}
      onConfirm={() => void run(() => deleteTeam({ organizationId, teamId: group.id }), t('deleted'))}
    >
      <Refusals refusals={refusals} />
    </ConfirmDialog>
  )
}
