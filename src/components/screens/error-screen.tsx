import type { ReactNode } from 'react'
import { rootRouteId, useMatch, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { passesSoon } from '#/domain/app-error.ts'
import { AppLink } from '#/components/layout/app-link.tsx'
import { useGoBack } from '#/components/layout/use-go-back.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { isOutdated } from '#/lib/outdated-page.ts'
import { Button } from '#/ui/button.tsx'
import { ErrorDetails } from './error-details.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { useOnlineAgain } from './use-online-again.ts'
import { useReloadOnce } from './use-reload-once.ts'

export type ErrorScreenProps = { error: unknown }

/** What a route shows when it fails. At the root the other way out is home, elsewhere it is back. */
export function ErrorScreen({ error }: ErrorScreenProps): ReactNode {
  const t = useTranslations('error')
  const router = useRouter()
  const goBack = useGoBack()
  useReloadOnce(error)
  useOnlineAgain(error)
  const isRoot = useMatch({ strict: false, select: (match) => match.routeId === rootRouteId })
  let description = isUnreachable(error) ? t('unreachable') : t('description')
  // What passes by itself says so in its own words, which came translated.
  if (passesSoon(error)) description = error.message
  if (isOutdated(error)) description = t('outdated')
  return (
    <ScreenFrame
      title={t('title')}
      description={description}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => (isOutdated(error) ? location.reload() : void router.invalidate())}
          >
            {t('tryAgain')}
          </Button>
          {isRoot ? (
            <Button asChild>
              <AppLink to="/">{t('goHome')}</AppLink>
            </Button>
          ) : (
            <Button onClick={goBack}>{t('goBack')}</Button>
          )}
        </>
      }
    >
      <ErrorDetails error={error} showLabel={t('showDetails')} hideLabel={t('hideDetails')} />
    </ScreenFrame>
  )
}
