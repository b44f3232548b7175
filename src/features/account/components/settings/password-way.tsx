import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { Button } from '#/ui/button.tsx'
import { announce } from '../../announce.ts'
import { requestPasswordReset } from '../../auth-actions.ts'
import { WayRow } from './way-row.tsx'

export type PasswordWayProps = { email: string; isSet: boolean }

/** The password. Who has none chooses one by a link in a mail, which proves once more that the address is theirs. */
export function PasswordWay({ email, isSet }: PasswordWayProps) {
  const t = useTranslations('account.waysIn')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await requestPasswordReset(email)
      await announce(t('passwordSent', { email }))
    } catch (error) {
      showErrorsToRetry(error, () => void send())
    } finally {
      setSending(false)
    }
  }
  const choose = (
    <Button size="sm" loading={isSending} onClick={() => void send()}>
      {t('choosePassword')}
    </Button>
  )
  return (
    <WayRow
      icon={<LockKeyhole aria-hidden="true" />}
      name={t('password')}
      state={t(isSet ? 'passwordSet' : 'passwordNone')}
      action={isSet ? undefined : choose}
    />
  )
}
