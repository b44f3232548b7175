import { useQueryClient } from '@tanstack/react-query'
import { Globe, Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { useCountryName } from '#/components/vocabulary/use-name-options.ts'
import { Button } from '#/ui/button.tsx'
import { Tag } from '#/ui/tag.tsx'
import { announce } from '../../announce.ts'
import { endMySession } from '../../sessions.functions.ts'
import { refreshSessions } from '../../sessions.queries.ts'
import type { SessionView } from '../../sessions.view.ts'

/** A session writes down its use so often, in milliseconds. */
const EXACT_TO_MS = 15 * 60_000

const ICONS: Record<SessionView['kind'], LucideIcon> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: Globe,
}

/** What a device is called: 'Firefox on Linux'. */
function useDeviceName({ browser, system }: SessionView): string {
  const t = useTranslations('account.settings.sessions')
  if (browser && system) return t('browserOnSystem', { browser, system })
  return browser ?? system ?? t('unknown')
}

/** When and where: 'Last used 2 hours ago · United Kingdom'. */
function useLastUse({ countryCode, isCurrent, lastUsedAt }: SessionView): string {
  const t = useTranslations('account.settings.sessions')
  const format = useFormatter()
  const now = useNow()
  // Nobody knows it more exactly than that.
  const isRecent = isCurrent || now.getTime() - lastUsedAt.getTime() < EXACT_TO_MS
  const when = isRecent ? t('now') : t('used', { when: format.relativeTime(lastUsedAt, now) })
  const countryName = useCountryName()
  return [when, countryCode && countryName(countryCode)].filter(Boolean).join(' · ')
}

export function SessionRow({ session }: { session: SessionView }) {
  const t = useTranslations('account.settings.sessions')
  const queryClient = useQueryClient()
  const name = useDeviceName(session)
  const lastUse = useLastUse(session)
  const [isEnding, setEnding] = useState(false)
  const Icon = ICONS[session.kind]
  const end = async () => {
    setEnding(true)
    try {
      await endMySession({ data: { id: session.id } })
      await announce(t('signedOut', { device: name }))
    } catch (error) {
      showErrors(error)
    } finally {
      // Over already, perhaps: the list says what is.
      await refreshSessions(queryClient)
      setEnding(false)
    }
  }
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Icon aria-hidden="true" className="size-5 flex-none text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-15 font-medium">
          {name}
          {session.isCurrent && <Tag tone="sky">{t('current')}</Tag>}
        </p>
        {/* The minute may end, and a country be called otherwise, between the server's drawing and the browser's. */}
        <p className="text-13 text-muted" suppressHydrationWarning>
          {lastUse}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          variant="quiet"
          loading={isEnding}
          aria-label={t('signOutDevice', { device: name })}
          onClick={() => void end()}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
