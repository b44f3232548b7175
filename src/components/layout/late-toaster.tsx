import { lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import type { OnPageDrawn } from '#/ui/use-clear-top.ts'

const Toaster = lazyRouteComponent(() => import('./toaster.tsx'), 'Toaster')
const OfflineNote = lazyRouteComponent(() => import('./offline-note.tsx'), 'OfflineNote')

/** Also without a message it is fetched before long: the first one may be that the connection is gone. */
const TOASTER_AFTER_MS = 3_000

/** True once somebody has begun to act on the page, or it has stood for a while. */
function useIsInUse(): boolean {
  const [isInUse, setInUse] = useState(false)
  useEffect(() => {
    if (isInUse) return
    const begin = () => setInUse(true)
    const timer = setTimeout(begin, TOASTER_AFTER_MS)
    const acts = ['pointerdown', 'keydown'] as const
    for (const act of acts) document.addEventListener(act, begin, { capture: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const act of acts) document.removeEventListener(act, begin, { capture: true })
    }
  }, [isInUse])
  return isInUse
}

/**
 * The place where messages appear, those too that came before it, and where the page says that it is offline. What says
 * that there is a new version comes with it: before somebody touched the page nothing is typed, and the page is loaded
 * anew instead.
 */
export function LateToaster() {
  const t = useTranslations('common.toast')
  const router = useRouter()
  const onPageDrawn = useCallback(
    (listener: Parameters<OnPageDrawn>[0]) =>
      router.subscribe('onRendered', ({ pathChanged }) => listener({ isOther: pathChanged })),
    [router],
  )
  const isInUse = useIsInUse()
  if (!isInUse) return null
  return (
    <QuietPart>
      <Toaster label={t('label')} closeLabel={t('close')} onPageDrawn={onPageDrawn} />
      <OfflineNote />
    </QuietPart>
  )
}
