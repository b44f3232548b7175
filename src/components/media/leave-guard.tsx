import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'

/** While it is there, nobody leaves the page without being asked: a recording cannot be brought back. */
export function LeaveGuard() {
  const t = useTranslations('media.leaving')
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      onConfirm={() => proceed?.()}
    />
  )
}
