import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { chooseAccountType } from '../../account-type.functions.ts'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'
import { SettingsSection } from './settings-section.tsx'

/** Looking for work or hiring, and the way from one to the other. An admin stays one and does not see this. */
export function AccountTypeSection({ type }: { type: SignUpAccountType }) {
  const t = useTranslations('account.settings')
  const changeSession = useSessionChange()
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const wanted = type === 'Individual' ? 'Employer' : 'Individual'
  const change = async () => {
    setSaving(true)
    try {
      await chooseAccountType({ data: { type: wanted } })
      await announce(t('accountType.done'))
      await changeSession('/app')
    } catch (error) {
      // What stands in the way is said, and the question is over.
      showErrors(error)
      setAsking(false)
      setSaving(false)
    }
  }
  return (
    <SettingsSection
      title={t('accountType.title')}
      lead={t('accountType.lead')}
      action={<Button onClick={() => setAsking(true)}>{t(`accountType.to${wanted}`)}</Button>}
    >
      <p className="font-medium">{t(`type.${type}`)}</p>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`accountType.dialog${wanted}`)}
        description={t(`accountType.text${wanted}`)}
        closeLabel={t('close')}
        footer={
          <>
            <Button size="lg" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button size="lg" variant="primary" loading={isSaving} onClick={() => void change()}>
              {t('accountType.confirm')}
            </Button>
          </>
        }
      />
    </SettingsSection>
  )
}
