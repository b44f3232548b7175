import { useTranslations } from 'use-intl'
import { deleteTeam } from '../team-actions.ts'
import type { TeamView } from '../team.view.ts'
import { TeamQuestion, type QuestionProps } from './team-question.tsx'

type DeleteTeamDialogProps = QuestionProps & { group: TeamView; organizationId: string }

/** Asks before a team is gone. */
export function DeleteTeamDialog({ group, organizationId, ...question }: DeleteTeamDialogProps) {
  const t = useTranslations('team.teams')
  return (
    <TeamQuestion
      {...question}
      title={t('deleteTitle', { name: group.name })}
      text={t('deleteText')}
      confirm={t('deleteConfirm')}
      act={() => deleteTeam({ organizationId, teamId: group.id })}
      done={t('deleted')}
    />
  )
}
