import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { signOutOthers } from '../../account-actions.ts'
import { announce } from '../../announce.ts'
import { mySessionsQuery, refreshSessions } from '../../sessions.queries.ts'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** More are shown when asked for. */
const SHOWN_FIRST = 5

/** The devices that are signed in, with a way to sign out one, all others, or all. */
export function SessionList() {
  const t = useTranslations('account.settings.sessions')
  const queryClient = useQueryClient()
  const { data: sessions, isError, refetch } = useQuery(mySessionsQuery)
  const [isEnding, setEnding] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const endOthers = async () => {
    setEnding(true)
    try {
      await signOutOthers()
      await announce(t('othersDone'))
      await refreshSessions(queryClient)
    } catch (error) {
      showErrors(error)
    } finally {
      setEnding(false)
    }
  }
  if (isError && !sessions) {
    return (
      <Banner
        tone="error"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {t('failed')}
      </Banner>
    )
  }
  if (!sessions) return <Skeleton className="h-18" />
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_FIRST)
  const hidden = sessions.length - shown.length
  return (
    <>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          {t('more', { count: hidden })}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <Button loading={isEnding} onClick={() => void endOthers()}>
            {t('others')}
          </Button>
        )}
        <SignOutEverywhere />
      </div>
    </>
  )
}
