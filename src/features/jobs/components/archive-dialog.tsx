import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { focusControl } from '#/components/form/focus-control.ts'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { RESTORE_DAYS_MAX } from '#/domain/job/transitions.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { FieldError } from '#/ui/field.tsx'
import { RadioCards } from '#/ui/radio-card.tsx'
import { useJobMoves } from '../use-job-moves.ts'
import { useWaitingStep } from '../use-waiting-step.ts'

const EMPLOYER_REASONS = ['Filled', 'Withdrawn'] as const
type EmployerReason = (typeof EMPLOYER_REASONS)[number]

export type JobDialogProps = { jobId: string; title: string; open: boolean; onClose: () => void }

type ArchiveDialogProps = JobDialogProps & { waiting: number }

/** Asks why, because everyone who waits is told: no answer is chosen that nobody gave. */
export function ArchiveDialog({ jobId, title, waiting, open, onClose }: ArchiveDialogProps) {
  const t = useTranslations('job.status.archiveDialog')
  const common = useTranslations('common.actions')
  const { archive, isMoving } = useJobMoves(jobId)
  const [reason, setReason] = useState<EmployerReason | null>(null)
  const [isReasonMissed, setReasonMissed] = useState(false)
  const reasonsId = useId()
  const close = () => {
    setReason(null)
    setReasonMissed(false)
    onClose()
  }
  const confirm = async () => {
    if (reason === null) {
      setReasonMissed(true)
      return focusControl(document.getElementById(reasonsId))
    }
    await archive(reason)
    close()
  }
  const error = isReasonMissed && reason === null ? t('chooseReason', { waiting }) : null
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('title', { title })}
      description={t('text', { waiting })}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="lg" onClick={close}>
            {common('cancel')}
          </Button>
          <Button size="lg" variant="primary" loading={isMoving} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <FirstFocus>
        <RadioCards
          id={reasonsId}
          name="archiveReason"
          label={t('reason')}
          options={EMPLOYER_REASONS.map((value) => ({ value, label: t(value) }))}
          value={reason}
          onValueChange={setReason}
          invalid={error !== null}
          describedBy={`${reasonsId}-error`}
        />
        <FieldError id={`${reasonsId}-error`} text={error} />
      </FirstFocus>
      <WaitingNote jobId={jobId} />
    </Dialog>
  )
}

function FirstFocus({ children }: { children: ReactNode }) {
  return (
    <div ref={useFocusOnMount<HTMLDivElement>()} className="grid gap-1.5">
      {children}
    </div>
  )
}

/** What becomes of changes that nobody has published: archiving touches nothing that a browser keeps. */
function WaitingNote({ jobId }: Pick<JobDialogProps, 'jobId'>) {
  const t = useTranslations('job')
  if (useWaitingStep(jobId) === null) return null
  return (
    <Banner tone="warning" title={t('editor.live.waiting')} className="mt-4">
      {t('status.archiveDialog.waiting', { days: RESTORE_DAYS_MAX })}
    </Banner>
  )
}
