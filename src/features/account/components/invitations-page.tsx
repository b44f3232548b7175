import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NoScriptNote } from '#/components/screens/no-script-note.tsx'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { myInvitationsQuery } from '../invitations.queries.ts'
import { InvitationRow } from './invitation-row.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** The invitations addressed to the signed-in person's email. */
export function InvitationsPage({ user }: { user: SessionUser }) {
  const t = useTranslations('account.invitations')
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-4 py-8 md:px-5 md:py-12">
      <NoScriptNote />
      <header>
        <h1 tabIndex={-1} className="text-28">
          {t('title')}
        </h1>
        <p className="mt-1 wrap-anywhere text-muted">{t('lead', { email: user.email })}</p>
      </header>
      {user.emailVerified ? (
        <InvitationList isLooking={user.type === 'Individual'} />
      ) : (
        <Banner
          tone="warning"
          title={t('verifyTitle')}
          action={<ResendVerification email={user.email} size="sm" />}
        >
          {t('verify')}
        </Banner>
      )}
    </div>
  )
}

function InvitationList({ isLooking }: { isLooking: boolean }) {
  const t = useTranslations('account.invitations')
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(myInvitationsQuery)
  const onEnded = () => queryClient.invalidateQueries({ queryKey: myInvitationsQuery.queryKey })
  if (isError) {
    return (
      <Banner tone="error" action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {t('failed')}
      </Banner>
    )
  }
  if (!data) return <Skeleton className="h-22 rounded-card" />
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={MailOpen}
          title={t('emptyTitle')}
          action={
            <Button asChild>
              <Link to="/app">{t('toArea')}</Link>
            </Button>
          }
        >
          {t('empty')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <ul className="grid gap-3">
      {data.map((invitation) => (
        <InvitationRow key={invitation.id} {...{ invitation, isLooking, onEnded }} />
      ))}
    </ul>
  )
}
