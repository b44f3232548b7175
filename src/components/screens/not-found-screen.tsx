import type { ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
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
  const router = useRouter()
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
            <Button onClick={() => router.history.back()}>{t('goBack')}</Button>
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
