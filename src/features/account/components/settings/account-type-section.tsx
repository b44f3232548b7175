import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refusals } from '#/components/form/refusals.tsx'
import { messagesOf } from '#/components/form/show-errors.ts'
import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { Button } from '#/ui/button.tsx'
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
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const wanted = type === 'Individual' ? 'Employer' : 'Individual'
  const open = () => {
    setRefusals([])
    setAsking(true)
  }
  const change = async () => {
    setSaving(true)
    setRefusals([])
    try {
      await chooseAccountType({ data: { type: wanted } })
      await announce(t('accountType.done'))
      await changeSession('/app')
    } catch (error) {
      setRefusals(messagesOf(error))
      setSaving(false)
    }
  }
  return (
    <SettingsSection
      title={t('accountType.title')}
      lead={t('accountType.lead')}
      action={<Button onClick={() => open()}>{t(`accountType.to${wanted}`)}</Button>}
    >
      <p className="font-medium">{t(`type.${type}`)}</p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t(`accountType.dialog${wanted}`)}
        text={t(`accountType.text${wanted}`)}
        confirm={t('accountType.confirm')}
        variant="primary"
        isWorking={isSaving}
        onConfirm={() => void change()}
      >
        <Refusals refusals={refusals} />
      </ConfirmDialog>
    </SettingsSection>
  )
}
