import { useTranslations } from 'use-intl'
import { RefusalText } from '#/components/form/refusal-text.tsx'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { Banner } from '#/ui/banner.tsx'
import type { TypedFields } from '../account.schema.ts'
import { announce } from '../announce.ts'
import type { LinkedInvitationView } from '../invitations.view.ts'
import { authErrorText } from '#/platform/auth/auth-errors.ts'
import { useSessionChange } from '../use-session-change.ts'
import { AuthPage } from './auth-page.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { wayLink } from './way-link.tsx'

export type SignUpPageProps = {
  next?: string
  error?: string
  /** The fields of the refused form, to be shown again. */
  typed?: TypedFields
  /** What somebody wants to come in for, in words. */
  reason?: string
  providers?: readonly OfferedProvider[]
  /** What the mailed link invites to, if somebody comes by one. */
  invitation?: LinkedInvitationView
}

export function SignUpPage({ next, error, typed, reason, providers, invitation }: SignUpPageProps) {
  const t = useTranslations('account.signUp')
  const changeSession = useSessionChange()
  const invited = invitation?.state === 'open' ? invitation : undefined
  const enter = async (email: string) => {
    const destination = safeNextPath(next)
    // Everything below /app says it in a banner of its own.
    if (!destination.startsWith('/app')) await announce(t('mailSent', { email }))
    await changeSession(destination)
  }
  return (
    <AuthPage
      title={t('title')}
      lead={invited ? t('invitedLead', { company: invited.organizationName }) : (reason ?? t('lead'))}
      foot={t.rich('other', {
        link: wayLink('/auth/signin', next),
      })}
    >
      {error && (
        <Banner tone="error" role="alert">
          <RefusalText refusal={authErrorText({ code: error })} />
        </Banner>
      )}
      <ProviderButtons providers={providers} next={next} form="below" />
      <SignUpForm next={next} typed={typed} invitedAddress={invited?.address} onSignedUp={enter} />
    </AuthPage>
  )
}
