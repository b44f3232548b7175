import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { useJobMoves } from '../use-job-moves.ts'
import type { JobDialogProps } from './archive-dialog.tsx'

const MOVES = {
  delete: { texts: 'deleteDialog', act: 'remove', variant: 'danger' },
  /** Asked only where changes wait in this browser: a draft saves by itself, so the next look at it takes them in. */
  unpublish: { texts: 'unpublishDialog', act: 'unpublish', variant: 'primary' },
} as const

/** Asks before a job is moved, moves it, and is gone however that went. */
export function ConfirmMove({
  move,
  jobId,
  title,
  open,
  onClose,
}: JobDialogProps & { move: keyof typeof MOVES }) {
  const { texts, act, variant } = MOVES[move]
  const t = useTranslations(`job.status.${texts}`)
  const { isMoving, ...moves } = useJobMoves(jobId)
  const confirm = async () => {
    await moves[act]()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title', { title })}
      text={t('text')}
      confirm={t('confirm')}
      variant={variant}
      isWorking={isMoving}
      onConfirm={() => void confirm()}
    />
  )
}
