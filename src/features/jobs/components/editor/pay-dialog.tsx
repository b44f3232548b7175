import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { focusControl } from '#/components/form/focus-control.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { jobFieldId, STEP_ROUTES } from '../../edit-paths.ts'
import { useJobEditor } from './job-editor-context.ts'
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
  const { job } = useJobEditor()
  const router = useRouter()
  const amountId = jobFieldId('minSalary')
  const [isLeading, setLeading] = useState(false)
  const correct = () => {
    onClose()
    if (correction) correction.apply()
    else setLeading(true)
  }
  /** On the very step; from another one the address leads there. */
  const leadToAmounts = () => {
    setLeading(false)
    void router.navigate({ to: STEP_ROUTES[3], params: { id: job.id }, hash: amountId })
    focusControl(document.querySelector(`#${amountId}`))
  }
  const goOn = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={isLeading ? leadToAmounts : null}
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
