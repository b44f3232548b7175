import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { Button } from '#/ui/button.tsx'
import { authErrorText } from '../auth-errors.ts'
import { AuthPage } from './auth-page.tsx'
import { ResendVerification } from './resend-verification.tsx'

export type EmailVerificationPageProps = {
  /** The code that the library's link came back with. */
  error: string | undefined
  user: Pick<SessionUser, 'email' | 'emailVerified'> | null
}

/** Where the link of a verification mail ends: it worked, it did not, or it is still to be pressed. */
export function EmailVerificationPage({ error, user }: EmailVerificationPageProps) {
  const t = useTranslations('account.verification')
  const textOf = useTextOf()
  if (user?.emailVerified || (!user && !error)) return <Verified isSignedIn={user !== null} />
  const title = error ? t('failedTitle') : t('openTitle')
  const lead = error ? textOf(authErrorText({ code: error })) : t('openLead', { email: user?.email ?? '' })
  return (
    <AuthPage title={title} lead={lead}>
      {user ? (
        <>
          <ResendVerification email={user.email} variant="primary" size="lg" className="w-full" />
          <Button asChild size="lg" className="w-full">
            <Link to="/app">{t('later')}</Link>
          </Button>
        </>
      ) : (
        <Button asChild variant="primary" size="lg" className="w-full">
          <Link to="/auth/signin" search={{ next: '/auth/email-verification' }}>
            {t('signInForNew')}
          </Link>
        </Button>
      )}
    </AuthPage>
  )
}

function Verified({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('account.verification')
  return (
    <AuthPage title={t('doneTitle')} lead={t('doneLead')}>
      <Button asChild variant="primary" size="lg" className="w-full">
        {isSignedIn ? <Link to="/app">{t('continue')}</Link> : <Link to="/auth/signin">{t('signIn')}</Link>}
      </Button>
    </AuthPage>
  )
}
