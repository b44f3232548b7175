import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import { JobPreview } from './job-preview.tsx'

export type PreviewDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function PreviewDialog({ open, onOpenChange }: PreviewDialogProps) {
  const t = useTranslations('job.editor.preview')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      className="md:max-w-2xl"
    >
      <JobPreview />
    </Dialog>
  )
}
