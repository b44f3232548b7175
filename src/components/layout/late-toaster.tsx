import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useIsInUse } from './use-is-in-use.ts'

const Toaster = lazyRouteComponent(() => import('#/ui/toaster.tsx'), 'Toaster')

const always = () => 'the same'
/** A page without messages is better than none. */
const Nothing = () => null

/** The place where messages appear. It shows those that came before it. */
export function LateToaster() {
  const t = useTranslations('common.toast')
  const isInUse = useIsInUse()
  if (!isInUse) return null
  return (
    <CatchBoundary getResetKey={always} errorComponent={Nothing}>
      <Suspense>
        <Toaster label={t('label')} closeLabel={t('close')} />
      </Suspense>
    </CatchBoundary>
  )
}
