import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'

type DiscardDialogProps = { open: boolean; onStay: () => void; onDiscard: () => void }

/** Asks before a form is closed with words in it that are nowhere else. */
export function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  const t = useTranslations('organization.form.discard')
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      keep={t('stay')}
      onConfirm={onDiscard}
    />
  )
}
