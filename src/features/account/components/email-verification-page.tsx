import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { Button } from '#/ui/button.tsx'
import { linkErrorText } from '#/platform/auth/auth-errors.ts'
import { AuthPage } from './auth-page.tsx'
import { ResendVerification } from './resend-verification.tsx'

export type EmailVerificationPageProps = {
  /** The code that the library's link came back with. */
  error: string | undefined
  /** How far somebody is with another address: the present one 'agreed', or it is 'changed'. */
  stage?: string
  user: Pick<SessionUser, 'email' | 'emailVerified' | 'type'> | null
  /** Whether somebody waits for their answer to an invitation. */
  isInvited?: boolean
}

const SPENT = /^(token_expired|invalid_token)$/i

/** An old link, pressed again by somebody whose address is proved by now: nothing failed for them. */
function isOldNews({ error = '', stage, user }: EmailVerificationPageProps): boolean {
  return user?.emailVerified === true && stage === undefined && SPENT.test(error)
}

/** Where the link of a verification mail ends: it worked, it did not, or it is still to be pressed. */
export function EmailVerificationPage(props: EmailVerificationPageProps) {
  const { error, stage, user, isInvited = false } = props
  if (error && !isOldNews(props)) return <Failed error={error} user={user} />
  if (stage === 'agreed' || stage === 'changed')
    return <NewAddress stage={stage} isSignedIn={user !== null} />
  if (user && !user.emailVerified) return <StillOpen email={user.email} type={user.type} />
  return <Verified user={user} isInvited={isInvited} />
}

function Onward({ children }: { children: ReactNode }) {
  return (
    <Button asChild variant="primary" size="lg" className="w-full">
      {children}
    </Button>
  )
}

function SendAgain({ email }: { email: string }) {
  const t = useTranslations('account.verification')
  return (
    <>
      <ResendVerification email={email} variant="primary" size="lg" className="w-full" />
      <Button asChild size="lg" className="w-full">
        <Link to="/app">{t('later')}</Link>
      </Button>
    </>
  )
}

function Failed({ error, user }: Pick<EmailVerificationPageProps, 'user'> & { error: string }) {
  const t = useTranslations('account.verification')
  const textOf = useTextOf()
  return (
    <AuthPage title={t('failedTitle')} lead={textOf(linkErrorText(error))}>
      {user && !user.emailVerified && <SendAgain email={user.email} />}
      {user?.emailVerified && (
        <Onward>
          <Link to="/app/settings">{t('toSettings')}</Link>
        </Onward>
      )}
      {!user && (
        <Onward>
          <Link to="/auth/signin" search={{ next: '/auth/email-verification' }}>
            {t('signInForNew')}
          </Link>
        </Onward>
      )}
    </AuthPage>
  )
}

function StillOpen({ email, type }: Pick<SessionUser, 'email' | 'type'>) {
  const t = useTranslations('account.verification')
  return (
    <AuthPage title={t('openTitle')} lead={t('openLead', { email, type })}>
      <SendAgain email={email} />
    </AuthPage>
  )
}

function NewAddress({ stage, isSignedIn }: { stage: 'agreed' | 'changed'; isSignedIn: boolean }) {
  const t = useTranslations('account.verification')
  return (
    <AuthPage title={t(`${stage}Title`)} lead={t(`${stage}Lead`)}>
      <Onward>
        {isSignedIn ? (
          <Link to="/app/settings">{t('toSettings')}</Link>
        ) : (
          <Link to="/auth/signin">{t('signIn')}</Link>
        )}
      </Onward>
    </AuthPage>
  )
}

function Verified({ user, isInvited }: Pick<EmailVerificationPageProps, 'user'> & { isInvited: boolean }) {
  const t = useTranslations('account.verification')
  const onward = isInvited ? (
    <Link to="/auth/invitations">{t('toInvitation')}</Link>
  ) : (
    <Link to="/app">{t('continue')}</Link>
  )
  return (
    <AuthPage
      title={t('doneTitle')}
      lead={isInvited ? t('doneInvited') : t('doneLead', { type: user?.type ?? 'other' })}
    >
      <Onward>{user ? onward : <Link to="/auth/signin">{t('signIn')}</Link>}</Onward>
    </AuthPage>
  )
}
