import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { useJobMoves } from '../use-job-moves.ts'
import type { JobDialogProps } from './archive-dialog.tsx'

/** Asked only where changes wait in this browser: a draft saves by itself, so the next look at it takes them in. */
export function UnpublishDialog({ jobId, title, open, onClose }: JobDialogProps) {
  const t = useTranslations('job.status.unpublishDialog')
  const { unpublish, isMoving } = useJobMoves(jobId)
  const confirm = async () => {
    await unpublish()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title', { title })}
      text={t('text')}
      confirm={t('confirm')}
      variant="primary"
      isWorking={isMoving}
      onConfirm={() => void confirm()}
    />
  )
}
