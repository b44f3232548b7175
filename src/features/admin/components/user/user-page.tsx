import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#/ui/skeleton.tsx'
import { userAccountQuery } from '../../user-account.queries.ts'
import type { UserAccount } from '../../user-account.view.ts'
import { TableFailure } from '../table/table-states.tsx'
import { BackToUsers } from '../users/create-user-page.tsx'
import { UserActions } from './user-actions.tsx'
import { UserAudit } from './user-audit.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserHead } from './user-head.tsx'
import { UserOrganizations } from './user-organizations.tsx'
import { UserSessions } from './user-sessions.tsx'

export type UserPageProps = {
  id: string
  /** The browser is somebody else's now, or an admin's own again: it goes on at `href`. */
  onSessionChange: (href: string) => Promise<void>
  /** The account is gone. */
  onRemoved: () => Promise<void>
}

/** One person's account: what is known of it, and what an admin can do about it. */
export function UserPage({ id, ...callbacks }: UserPageProps) {
  const { data: account, isError, refetch } = useQuery(userAccountQuery(id))
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      <BackToUsers />
      {account && <Account account={account} {...callbacks} />}
      {!account && isError && <TableFailure onRetry={() => void refetch()} />}
      {!account && !isError && <AccountLoading />}
    </div>
  )
}

type AccountProps = Omit<UserPageProps, 'id'> & { account: UserAccount }

/** The log has no end: on phones it comes last. */
function Account({ account, ...callbacks }: AccountProps) {
  return (
    <>
      <UserHead account={account} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-8">
          <UserFacts account={account} />
          <UserOrganizations account={account} />
          <UserSessions account={account} />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <UserActions account={account} {...callbacks} />
        </div>
        <UserAudit account={account} />
      </div>
    </>
  )
}

function AccountLoading() {
  const t = useTranslations('common')
  return (
    <div role="status" className="mt-3 grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
