import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { RadioCards } from '#/ui/radio-card.tsx'
import { useJobMoves } from '../use-job-moves.ts'

const EMPLOYER_REASONS = ['Filled', 'Withdrawn'] as const

export type JobDialogProps = { jobId: string; title: string; open: boolean; onClose: () => void }

/** Asks why, because everyone who waits is told. */
export function ArchiveDialog({ jobId, title, open, onClose }: JobDialogProps) {
  const t = useTranslations('job.status.archiveDialog')
  const common = useTranslations('common.actions')
  const { archive, isMoving } = useJobMoves(jobId)
  const [reason, setReason] = useState<(typeof EMPLOYER_REASONS)[number]>('Filled')
  const confirm = async () => {
    await archive(reason)
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
          <Button size="lg" variant="primary" loading={isMoving} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <RadioCards
        name="archiveReason"
        label={t('reason')}
        options={EMPLOYER_REASONS.map((value) => ({ value, label: t(value) }))}
        value={reason}
        onValueChange={setReason}
      />
    </Dialog>
  )
}
