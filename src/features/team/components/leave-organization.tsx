import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { Button } from '#/ui/button.tsx'
import { useOnSessionChange } from '../session-changes.ts'
import { leaveOrganization } from '../team-actions.ts'
import { isOnlyOwner } from '../team.policy.ts'
import type { ActiveTeamView } from '../team.view.ts'
import { useTeamAction } from '../use-team-action.ts'
import { EndRow } from './end-row.tsx'
import { Refusals } from './refusals.tsx'

/** Goes by oneself; the only owner is told what to do first. */
export function LeaveOrganization({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team.leave')
  const onSessionChange = useOnSessionChange()
  const [isAsking, setAsking] = useState(false)
  const { isWorking, refusals, forget, run } = useTeamAction()
  const { id: organizationId, name } = team.organization
  const own = team.members.find(({ userId }) => userId === team.ownUserId)
  const mustStay = own !== undefined && isOnlyOwner(team.members, own.id)
  const leave = async () => {
    if (await run(() => leaveOrganization({ organizationId }), t('done', { name }))) {
      await onSessionChange('/app/employer/company')
    }
  }
  const close = () => {
    forget()
    setAsking(false)
  }
  return (
    <EndRow title={t('title')} lead={mustStay ? t('onlyOwner') : t('lead', { name })}>
      <Button disabled={mustStay} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t('dialogTitle', { name })}
        text={t('dialogText')}
        confirm={t('confirm')}
        isWorking={isWorking}
        onConfirm={() => void leave()}
      >
        <Refusals refusals={refusals} />
      </ConfirmDialog>
    </EndRow>
  )
}
