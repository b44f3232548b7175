import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { useJobMoves } from '../use-job-moves.ts'
import type { JobDialogProps } from './archive-dialog.tsx'

/** Asks before a draft is gone for good. */
export function DeleteDialog({ jobId, title, open, onClose }: JobDialogProps) {
  const t = useTranslations('job.status.deleteDialog')
  const { remove, isMoving } = useJobMoves(jobId)
  const confirm = async () => {
    await remove()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title', { title })}
      text={t('text')}
      confirm={t('confirm')}
      isWorking={isMoving}
      onConfirm={() => void confirm()}
    />
  )
}
