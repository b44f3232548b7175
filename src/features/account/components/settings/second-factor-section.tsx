import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'
import { SecondFactorDialog, type SecondFactorStep } from './second-factor-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

export type SecondFactorSectionProps = {
  user: { email: string; twoFactorEnabled: boolean }
  /** The code comes after it: without one there is nothing to add a code to. */
  hasPassword: boolean
}

/** A code from an authenticator beside the password: on, off, and codes for the day the phone is lost. */
export function SecondFactorSection({ user, hasPassword }: SecondFactorSectionProps) {
  const t = useTranslations('account.settings.secondFactor')
  const changeSession = useSessionChange()
  const [step, setStep] = useState<SecondFactorStep | null>(null)
  const isOn = user.twoFactorEnabled
  const finish = async (said?: 'done' | 'offDone') => {
    setStep(null)
    if (said) await announce(t(said))
    await changeSession()
  }
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead')}
      action={
        isOn ? (
          <>
            <Button onClick={() => setStep({ kind: 'newCodes' })}>{t('newCodes')}</Button>
            <Button variant="quiet" onClick={() => setStep({ kind: 'turnOff' })}>
              {t('turnOff')}
            </Button>
          </>
        ) : (
          hasPassword && <Button onClick={() => setStep({ kind: 'setUp' })}>{t('setUp')}</Button>
        )
      }
    >
      {isOn ? (
        <p className="flex items-center gap-2 font-medium text-strong-ink">
          <ShieldCheck aria-hidden="true" />
          {t('on')}
        </p>
      ) : (
        <p className="text-muted">{t(hasPassword ? 'off' : 'needsPassword')}</p>
      )}
      {step && <SecondFactorDialog step={step} onStep={setStep} onFinished={finish} email={user.email} />}
    </SettingsSection>
  )
}
