import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { hasChrome } from '#/components/layout/chrome.ts'
import { useOwnHeight } from '#/components/layout/use-own-height.ts'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { stopImpersonating } from '../account-actions.ts'
import { useSessionChange } from '../use-session-change.ts'

/** On every page while an admin looks through somebody's eyes: whose, and the way back to where they began. */
export function ImpersonationBanner({ id, name }: { id: string; name: string }) {
  const t = useTranslations('account.impersonation')
  const changeSession = useSessionChange()
  const isUnderBar = useLocation({ select: ({ pathname }) => hasChrome(pathname) })
  const line = useRef<HTMLDivElement>(null)
  useOwnHeight(line, '--impersonation')
  const [isStopping, setStopping] = useState(false)
  const stop = async () => {
    setStopping(true)
    try {
      await stopImpersonating()
      await changeSession(`/app/admin/users/${id}`)
    } catch (error) {
      showErrors(error)
      setStopping(false)
    }
  }
  return (
    <div
      ref={line}
      role="status"
      className={cn(
        'sticky z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-partial/50 bg-partial-tint px-4 py-2 text-14 print:hidden',
        isUnderBar ? 'top-(--bar)' : 'top-0',
      )}
    >
      <p className="text-center">{t('text', { name })}</p>
      <Button size="sm" loading={isStopping} onClick={() => void stop()}>
        {t('stop')}
      </Button>
    </div>
  )
}
