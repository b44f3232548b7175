import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import type { ActiveTeamView, TeamView } from '../team.view.ts'
import { TeamForm } from './team-form.tsx'

export type TeamDialogProps = {
  team: ActiveTeamView
  /** Null makes a new one. */
  group: TeamView | null
  open: boolean
  onClose: () => void
}

export function TeamDialog({ team, group, open, onClose }: TeamDialogProps) {
  const t = useTranslations('team.teams')
  const common = useTranslations('common.actions')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={group ? t('editTitle', { name: group.name }) : t('newTitle')}
      closeLabel={common('close')}
    >
      <TeamForm team={team} group={group} onDone={onClose} />
    </Dialog>
  )
}
