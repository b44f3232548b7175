import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { WayRow } from './way-row.tsx'

export type PasswordWayProps = { email: string; isSet: boolean }

/** The password. Who came by a provider may choose one as well. */
export function PasswordWay({ email, isSet }: PasswordWayProps) {
  const t = useTranslations('account')
  const common = useTranslations('common.actions')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (
    <Button size="sm" onClick={() => setOpen(true)}>
      {t('waysIn.choosePassword')}
    </Button>
  )
  return (
    <>
      <WayRow
        icon={<LockKeyhole aria-hidden="true" />}
        name={t('waysIn.password')}
        state={t(isSet ? 'waysIn.passwordSet' : 'waysIn.passwordNone')}
        action={isSet ? undefined : choose}
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('waysIn.choosePassword')}
        closeLabel={common('close')}
      >
        <ChoosePasswordForm email={email} onDone={close} onCancel={close} />
      </Dialog>
    </>
  )
}
