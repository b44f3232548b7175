import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { useOnSessionChange } from '../session-changes.ts'
import { leaveOrganization } from '../team-actions.ts'
import { isOnlyOwner } from '../team.policy.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { EndRow } from './end-row.tsx'
import { TeamQuestion } from './team-question.tsx'

/** Goes by oneself; the only owner is told what to do first. */
export function LeaveOrganization({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team.leave')
  const onSessionChange = useOnSessionChange()
  const [isAsking, setAsking] = useState(false)
  const { id: organizationId, name } = team.organization
  const own = team.members.find(({ userId }) => userId === team.ownUserId)
  const mustStay = own !== undefined && isOnlyOwner(team.members, own.id)
  return (
    <EndRow title={t('title')} lead={mustStay ? t('onlyOwner') : t('lead', { name })}>
      <Button disabled={mustStay} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <TeamQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('dialogTitle', { name })}
        text={t('dialogText')}
        confirm={t('confirm')}
        act={() => leaveOrganization({ organizationId })}
        done={t('done', { name })}
        onDone={() => onSessionChange('/app/employer/company')}
      />
    </EndRow>
  )
}
