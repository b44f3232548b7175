import { useTranslations } from 'use-intl'
import { removeMember } from '../team-actions.ts'
import type { ActiveTeamView, MemberView } from '../team.view.ts'
import { TeamQuestion, type QuestionProps } from './team-question.tsx'

export type RemoveMemberDialogProps = QuestionProps & {
  member: MemberView
  organization: ActiveTeamView['organization']
}

export function RemoveMemberDialog({ member, organization, ...question }: RemoveMemberDialogProps) {
  const t = useTranslations('team.removal')
  return (
    <TeamQuestion
      {...question}
      title={t('title', { name: member.name })}
      text={t('text', { company: organization.name })}
      confirm={t('confirm')}
      act={() => removeMember({ organizationId: organization.id, memberId: member.id })}
      done={t('done', { name: member.name })}
    />
  )
}
