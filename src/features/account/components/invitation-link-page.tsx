import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { invitationPath } from '#/domain/access/invitation-path.ts'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { Button } from '#/ui/button.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { LinkedInvitationView } from '../invitations.view.ts'
import { AuthPage } from './auth-page.tsx'

export type InvitationLinkPageProps = {
  id: string
  invitation: LinkedInvitationView
  user: Pick<SessionUser, 'email'> | null
}

/** Where the link of an invitation's mail leads: who invites to what, and the way in. */
export function InvitationLinkPage({ id, invitation, user }: InvitationLinkPageProps) {
  if (invitation.state === 'over') return <Over isSignedIn={user !== null} />
  if (user) return <OtherAddress id={id} invited={invitation.address} own={user.email} />
  return <Invited id={id} invitation={invitation} />
}

function Onward({ isPrimary = false, children }: { isPrimary?: boolean; children: ReactNode }) {
  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'} size="lg" className="w-full">
      {children}
    </Button>
  )
}

type OpenInvitation = Extract<LinkedInvitationView, { state: 'open' }>

function Invited({ id, invitation }: { id: string; invitation: OpenInvitation }) {
  const t = useTranslations('account.invitations')
  const format = useFormatter()
  const { organizationName, logo, inviterName, organizationRole, expiresAt, address } = invitation
  const next = invitationPath(id)
  return (
    <AuthPage
      title={t('linkTitle', { company: organizationName })}
      lead={t('linkLead', { name: inviterName })}
    >
      <div className="flex items-center gap-4 rounded-card border border-line p-4">
        <LogoTile src={logo} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{organizationName}</p>
          <p className="dotted text-13 text-muted">
            <span>{t(`role.${organizationRole}`)}</span>
            <span>{t('until', { date: format.dateTime(new Date(expiresAt), { dateStyle: 'medium' }) })}</span>
          </p>
        </div>
      </div>
      <p className="text-14 text-pretty wrap-anywhere text-ink-2">{t('linkAddress', { email: address })}</p>
      <Onward isPrimary>
        <Link to="/auth/signup" search={{ next }}>
          {t('signUp')}
        </Link>
      </Onward>
      <Onward>
        <Link to="/auth/signin" search={{ next }}>
          {t('signIn')}
        </Link>
      </Onward>
    </AuthPage>
  )
}

/** The library compares addresses; it is said here before it refuses. */
function OtherAddress({ id, invited, own }: { id: string; invited: string; own: string }) {
  const t = useTranslations('account.invitations')
  return (
    <AuthPage title={t('otherTitle')} lead={t('otherLead', { invited, own })}>
      <Onward isPrimary>
        <Link to="/auth/signout" search={{ next: invitationPath(id) }} preload={false}>
          {t('signOut')}
        </Link>
      </Onward>
      <Onward>
        <Link to="/app">{t('toArea')}</Link>
      </Onward>
    </AuthPage>
  )
}

function Over({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('account.invitations')
  return (
    <AuthPage title={t('overTitle')} lead={t('overLead')}>
      <Onward isPrimary>
        {isSignedIn ? (
          <Link to="/auth/invitations">{t('title')}</Link>
        ) : (
          <Link to="/auth/signin">{t('signIn')}</Link>
        )}
      </Onward>
    </AuthPage>
  )
}
