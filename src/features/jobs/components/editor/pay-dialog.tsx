import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import type { AskedPay } from './use-pay-question.ts'

export type PayDialogProps = {
  open: boolean
  /** Null until there was something to ask. */
  asked: AskedPay | null
  onClose: () => void
  /** On the button that leaves the pay as it is and goes on. */
  confirm: string
  onConfirm: () => void
}

/** The last question before unlikely pay is public. Whoever means it goes on with one press. */
export function PayDialog({ open, asked, onClose, confirm, onConfirm }: PayDialogProps) {
  const t = useTranslations('job.editor.payQuestion')
  const actions = useTranslations('common.actions')
  const { text = '', correction } = asked ?? {}
  const correct = () => {
    correction?.apply()
    onClose()
  }
  const goOn = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('title')}
      description={text}
      closeLabel={actions('close')}
      footer={
        <>
          <Button size="lg" onClick={goOn}>
            {confirm}
          </Button>
          <Button size="lg" variant="primary" onClick={correct}>
            {correction?.label ?? t('mend')}
          </Button>
        </>
      }
    />
  )
}
