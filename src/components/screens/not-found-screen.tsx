import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { useGoBack } from '#/components/layout/use-go-back.ts'
import { Button } from '#/ui/button.tsx'
import { ScreenFrame } from './screen-frame.tsx'

export type NotFoundScreenProps = {
  title?: string
  description?: string
  /** Where 'Go back' leads: the page before, or the person's own area. */
  back?: 'history' | '/app'
  /** Given by the router; a screen of ours does not set it. */
  routeId?: string
}

export function NotFoundScreen({ title, description, back = 'history' }: NotFoundScreenProps): ReactNode {
  const t = useTranslations('notFound')
  const goBack = useGoBack()
  return (
    <ScreenFrame
      title={title ?? t('title')}
      description={description ?? t('description')}
      actions={
        <>
          <Button asChild variant="primary">
            <AppLink to="/">{t('startOver')}</AppLink>
          </Button>
          {back === 'history' ? (
            <Button onClick={goBack}>{t('goBack')}</Button>
          ) : (
            <Button asChild>
              <AppLink to={back}>{t('goBack')}</AppLink>
            </Button>
          )}
        </>
      }
    />
  )
}
