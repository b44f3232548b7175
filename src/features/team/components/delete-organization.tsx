import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import type { ActiveTeamView } from '../team.view.ts'
import { DeleteOrganizationForm } from './delete-organization-form.tsx'
import { EndRow } from './end-row.tsx'

/** The end of a company, and the question that must be answered first. */
export function DeleteOrganization({ organization }: { organization: ActiveTeamView['organization'] }) {
  const t = useTranslations('team.deletion')
  const common = useTranslations('common.actions')
  const [isAsking, setAsking] = useState(false)
  return (
    <EndRow title={t('title')} lead={t('lead')}>
      <Button className="text-error-ink" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('dialogTitle', { name: organization.name })}
        description={t('dialogText')}
        closeLabel={common('close')}
      >
        <DeleteOrganizationForm organization={organization} onCancel={() => setAsking(false)} />
      </Dialog>
    </EndRow>
  )
}
