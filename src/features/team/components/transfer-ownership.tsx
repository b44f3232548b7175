import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import type { ActiveTeamView } from '../team.view.ts'
import { EndRow } from './end-row.tsx'
import { TransferForm } from './transfer-form.tsx'

/** The company goes over to somebody else in it. */
export function TransferOwnership({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team.transfer')
  const common = useTranslations('common.actions')
  const [isAsking, setAsking] = useState(false)
  const isAlone = team.members.length === 1
  return (
    <EndRow title={t('title')} lead={isAlone ? `${t('lead')} ${t('nobody')}` : t('lead')}>
      <Button disabled={isAlone} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('dialogTitle', { name: team.organization.name })}
        description={t('dialogText')}
        closeLabel={common('close')}
      >
        <TransferForm team={team} onDone={() => setAsking(false)} />
      </Dialog>
    </EndRow>
  )
}
