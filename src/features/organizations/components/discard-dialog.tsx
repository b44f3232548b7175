import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'

type DiscardDialogProps = { open: boolean; onStay: () => void; onDiscard: () => void }

/** Asks before a form is closed with words in it that are nowhere else. */
export function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  const t = useTranslations('organization.form.discard')
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title={t('title')}
      description={t('text')}
      closeLabel={t('stay')}
      footer={
        <>
          <Button size="lg" onClick={onStay}>
            {t('stay')}
          </Button>
          <Button size="lg" variant="danger" onClick={onDiscard}>
            {t('confirm')}
          </Button>
        </>
      }
    />
  )
}
