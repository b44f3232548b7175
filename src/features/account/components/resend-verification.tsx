import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { announce } from '../announce.ts'
import { sendVerificationMail } from '../auth-actions.ts'

export type ResendVerificationProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { email: string }

export function ResendVerification({ email, ...props }: ResendVerificationProps) {
  const t = useTranslations('account.verification')
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const send = async () => {
    setState('sending')
    try {
      await sendVerificationMail(email)
      setState('sent')
      await announce(t('sent', { email }))
    } catch (error) {
      setState('idle')
      showErrorsToRetry(error, () => void send())
    }
  }
  return (
    <Button {...props} loading={state === 'sending'} onClick={() => void send()}>
      {t(state === 'sent' ? 'sendAgain' : 'send')}
    </Button>
  )
}
