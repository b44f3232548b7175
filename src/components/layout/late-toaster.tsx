import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

const Toaster = lazy(async () => ({ default: (await import('#/ui/toaster.tsx')).Toaster }))

const never = () => () => undefined

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
    <Suspense>
      <Toaster label={t('label')} closeLabel={t('close')} />
    </Suspense>
  )
}
