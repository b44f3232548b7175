import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RefusalText } from '#/components/form/refusal-text.tsx'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { Banner } from '#/ui/banner.tsx'
import { authErrorText } from '#/platform/auth/auth-errors.ts'
import type { TypedFields } from '../account.schema.ts'
import { useSessionChange } from '../use-session-change.ts'
import { AuthPage } from './auth-page.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { lookLink, wayLink } from './way-link.tsx'

/** `error` is a code that a redirect brought along; `step` is 'code' when the password was already accepted. */
export type SignInPageProps = {
  next?: string
  error?: string
  step?: string
  /** What somebody wants to come in for, in words. */
  reason?: string
  providers?: readonly OfferedProvider[]
  /** The fields of the refused form, to be shown again. */
  typed?: TypedFields
}

/** Signing in: password first, and for those who set one up a second factor on the same page. */
export function SignInPage({ next, error, step, reason, providers, typed }: SignInPageProps) {
  const t = useTranslations('account')
  const changeSession = useSessionChange()
  const [isSecondStep, setSecondStep] = useState(step === 'code')
  const enter = () => changeSession(safeNextPath(next))
  if (isSecondStep) {
    return (
      <AuthPage title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
        <SecondFactorForm onConfirmed={enter} onStartAgain={() => setSecondStep(false)} />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('signIn.title')}
      lead={reason ?? t('signIn.lead')}
      foot={t.rich('signIn.other', {
        link: wayLink('/auth/signup', next),
      })}
      aside={t.rich('signIn.looking', { jobs: lookLink('/jobs') })}
    >
      {error && (
        <Banner tone="error" role="alert">
          <RefusalText refusal={authErrorText({ code: error })} />
        </Banner>
      )}
      <SignInForm
        next={next}
        email={typed?.email}
        onSignedIn={enter}
        onSecondFactor={() => setSecondStep(true)}
      />
      <ProviderButtons providers={providers} next={next} form="above" />
    </AuthPage>
  )
}
