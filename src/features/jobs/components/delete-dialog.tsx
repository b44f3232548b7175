import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useJobMoves } from '../use-job-moves.ts'
import type { JobDialogProps } from './archive-dialog.tsx'

/** Asks before a draft is gone for good. */
export function DeleteDialog({ jobId, title, open, onClose }: JobDialogProps) {
  const t = useTranslations('job.status.deleteDialog')
  const common = useTranslations('common.actions')
  const { remove, isMoving } = useJobMoves(jobId)
  const confirm = async () => {
    await remove()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('title', { title })}
      description={t('text')}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button size="lg" variant="danger" loading={isMoving} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    />
  )
}
