import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { Button } from '#/ui/button.tsx'
import { announce } from '../../announce.ts'
import { requestPasswordReset } from '../../auth-actions.ts'
import { WayRow } from './way-row.tsx'

export type PasswordWayProps = { email: string; emailVerified: boolean; isSet: boolean }

/**
 * The password. Who has none chooses one by a link in a mail. Whose address is not confirmed yet would lose their
 * provider by it, and confirms first.
 */
export function PasswordWay({ email, emailVerified, isSet }: PasswordWayProps) {
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
      state={t(isSet ? 'passwordSet' : emailVerified ? 'passwordNone' : 'passwordLater')}
      action={isSet || !emailVerified ? undefined : choose}
    />
  )
}
