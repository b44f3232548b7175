import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export type DeleteAccountProps = {
  type: AccountType
  /** Without one, having signed in a moment ago takes its place. */
  hasPassword: boolean
}

/** The end of an account: what goes, and the question that must be answered first. */
export function DeleteAccount({ type, hasPassword }: DeleteAccountProps) {
  const t = useTranslations('account.deletion')
  const common = useTranslations('common.actions')
  const changeSession = useSessionChange()
  const [isAsking, setIsAsking] = useState(false)
  const leave = async () => {
    await announce(t('done'))
    await changeSession('/auth/signin')
  }
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead')}
      action={
        <Button className="text-error-ink" onClick={() => setIsAsking(true)}>
          {t('open')}
        </Button>
      }
    >
      <p className="text-14 text-pretty text-ink-2">{t('what', { type })}</p>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('dialogTitle')}
        description={t('dialogText')}
        closeLabel={common('close')}
      >
        <DeleteAccountForm hasPassword={hasPassword} onCancel={() => setIsAsking(false)} onDeleted={leave} />
      </Dialog>
    </SettingsSection>
  )
}
