import { useQueryClient } from '@tanstack/react-query'
import { Globe, Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { useCountryName } from '#/components/vocabulary/use-name-options.ts'
import { Button } from '#/ui/button.tsx'
import { toast } from '#/ui/toast.ts'
import { endUserSessions } from '../../user-actions.ts'
import { endUserSession } from '../../user-account.functions.ts'
import { refreshUser } from '../../user-account.queries.ts'
import type { UserAccount, UserSession } from '../../user-account.view.ts'
import { UserSection } from './user-section.tsx'

/** A session writes down its use so often, in milliseconds: nobody knows it more exactly. */
const EXACT_TO_MS = 15 * 60_000

const ICONS: Record<UserSession['kind'], LucideIcon> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: Globe,
}

/** The devices somebody is signed in with; each can be signed out, and all. */
export function UserSessions({ account }: { account: UserAccount }) {
  const t = useTranslations('admin.user')
  const { sessions, actions } = account
  const canEnd = actions.includes('endSessions')
  return (
    <UserSection
      id="user-sessions"
      title={t('sessions')}
      action={canEnd && sessions.length > 1 && <EndAll account={account} />}
    >
      {sessions.length === 0 ? (
        <p className="px-5 py-4 text-14 text-muted">{t('noSessions')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} userId={account.id} session={session} canEnd={canEnd} />
          ))}
        </ul>
      )}
    </UserSection>
  )
}

/** Where the keyboard goes when the row that it was on is gone. */
const focusSection = () => document.querySelector<HTMLElement>('#user-sessions')?.focus()

/** Does something to sessions once at a time, says so, and looks again. */
function useEnding(userId: string, end: () => Promise<unknown>, done: string) {
  const queryClient = useQueryClient()
  const [isEnding, setEnding] = useState(false)
  const run = async () => {
    setEnding(true)
    try {
      await end()
      toast.success(done)
    } catch (error) {
      showErrors(error)
    } finally {
      // Over already, perhaps: the list says what is.
      await refreshUser(queryClient, userId)
      setEnding(false)
      focusSection()
    }
  }
  return { isEnding, run }
}

function EndAll({ account: { id, name } }: { account: UserAccount }) {
  const t = useTranslations('admin.user')
  const [isAsking, setAsking] = useState(false)
  const { isEnding, run } = useEnding(id, () => endUserSessions(id), t('endAll.done', { name }))
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('endAll.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('endAll.title', { name })}
        text={t('endAll.text')}
        confirm={t('endAll.confirm')}
        isWorking={isEnding}
        onConfirm={() => void run().then(() => setAsking(false))}
      />
    </>
  )
}

/** What a device is called: 'Firefox on Linux'. */
function useDeviceName({ browser, system }: UserSession): string {
  const t = useTranslations('admin.user.device')
  if (browser && system) return t('browserOnSystem', { browser, system })
  return browser ?? system ?? t('unknown')
}

type SessionRowProps = { userId: string; session: UserSession; canEnd: boolean }

function SessionRow({ userId, session, canEnd }: SessionRowProps) {
  const t = useTranslations('admin.user.device')
  const device = useDeviceName(session)
  const end = () => endUserSession({ data: { userId, id: session.id } })
  const { isEnding, run } = useEnding(userId, end, t('ended', { device }))
  const Icon = ICONS[session.kind]
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <Icon aria-hidden="true" className="size-5 flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="text-15 font-medium">{device}</p>
        <SessionUse session={session} />
      </div>
      {canEnd && (
        <Button
          size="sm"
          variant="quiet"
          loading={isEnding}
          aria-label={t('endNamed', { device })}
          onClick={() => void run()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function SessionUse({ session: { countryCode, lastUsedAt, signedInAt } }: { session: UserSession }) {
  const t = useTranslations('admin.user.device')
  const format = useFormatter()
  const now = useNow()
  const countryName = useCountryName()
  const since = format.dateTime(new Date(signedInAt), { dateStyle: 'medium' })
  const used = new Date(lastUsedAt)
  const isRecent = now.getTime() - used.getTime() < EXACT_TO_MS
  const parts = [
    isRecent ? t('now') : t('used', { when: format.relativeTime(used, now) }),
    t('since', { day: since }),
    countryCode && countryName(countryCode),
  ]
  return (
    // The minute may end, and a country be called otherwise, between the server's drawing and the browser's.
    <p className="text-13 text-muted" suppressHydrationWarning>
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}
