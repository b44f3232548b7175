import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'

export type WithdrawDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  organizationName: string
  onConfirm: () => void
}

/** Leaving a match is seen by the other side: it is asked about first. */
export function WithdrawDialog({ open, onOpenChange, organizationName, onConfirm }: WithdrawDialogProps) {
  const t = useTranslations('job.withdraw')
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('help', { organization: organizationName })}
      closeLabel={t('keep')}
      footer={
        <>
          <Button onClick={close}>{t('keep')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onConfirm()
              close()
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    />
  )
}
