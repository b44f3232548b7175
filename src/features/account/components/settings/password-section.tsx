import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export function PasswordSection({ email }: { email: string }) {
  const t = useTranslations('account.settings')
  const common = useTranslations('common.actions')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingsSection
      title={t('password')}
      lead={t('passwordLead')}
      action={<Button onClick={() => setOpen(true)}>{t('changePassword.open')}</Button>}
    >
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('changePassword.title')}
        closeLabel={common('close')}
      >
        <ChangePasswordForm email={email} onDone={close} onCancel={close} />
      </Dialog>
    </SettingsSection>
  )
}
