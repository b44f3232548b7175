import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'
import { Button } from '#/ui/button.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { announce } from '../announce.ts'
import { signOut } from '../auth-actions.ts'
import { useSessionChange } from '../use-session-change.ts'
import { useShown } from '../use-shown.ts'

/** Signs out by one request as soon as the page is really shown: its message, then the caches, then the way back in, or on to `next`. */
export function SignOutPage({ next }: { next?: string }) {
  const t = useTranslations('account.signOut')
  const changeSession = useSessionChange()
  const [state, setState] = useState<'leaving' | 'failed'>('leaving')
  const leave = async () => {
    setState('leaving')
    try {
      await signOut()
      await announce(t('done'))
      await changeSession(next === undefined ? '/auth/signin' : safeNextPath(next))
    } catch (error) {
      showErrors(error)
      setState('failed')
    }
  }
  useShown(() => void leave())
  return (
    <div className="grid min-h-[50vh] flex-1 place-content-center justify-items-center gap-4 px-5 text-center">
      <h1 className="text-22">{t(state === 'failed' ? 'failed' : 'title')}</h1>
      {state === 'failed' ? (
        <Button variant="primary" onClick={() => void leave()}>
          {t('again')}
        </Button>
      ) : (
        <Spinner className="size-10 text-sky" />
      )}
    </div>
  )
}
