import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

const Toaster = lazyRouteComponent(() => import('#/ui/toaster.tsx'), 'Toaster')

const never = () => () => undefined
const always = () => 'the same'
/** A page without messages is better than none. */
const Nothing = () => null

/** The place where messages appear, fetched after the page stands: none is shown before. */
export function LateToaster() {
  const t = useTranslations('common.toast')
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  return (
    <CatchBoundary getResetKey={always} errorComponent={Nothing}>
      <Suspense>
        <Toaster label={t('label')} closeLabel={t('close')} />
      </Suspense>
    </CatchBoundary>
  )
}
