import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, Ellipsis, ExternalLink, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { IconButton } from '#/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#/ui/menu.tsx'
import { toast } from '#/ui/toast.ts'
import { showErrors } from '#/components/form/show-errors.ts'
import { restoreAnyJob } from '../../moderation.functions.ts'
import { refreshJobs } from '../../organization-jobs.queries.ts'
import { DeleteJobForm } from './delete-job-form.tsx'
import { TakeDownForm } from './take-down-form.tsx'

/** A job as far as an admin moves it. */
export type ModeratedJob = { id: string; title: string; status: JobStatus; isRestorable: boolean }

/** A question before a job is moved; `onMoved` is called when it was. */
export type ModerationFormProps = { job: ModeratedJob; onMoved: () => Promise<void>; onClose: () => void }

const FORMS = { archive: TakeDownForm, delete: DeleteJobForm }

/** What an admin can do to one job, by its state. The server decides again. */
export function ModerationMenu({ job, onMoved }: { job: ModeratedJob; onMoved: () => Promise<unknown> }) {
  const t = useTranslations('job.moderation')
  const common = useTranslations('common.actions')
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<keyof typeof FORMS | null>(null)
  const title = job.title.trim() || t('untitled')
  const Form = question && FORMS[question]
  const refresh = async () => {
    await Promise.all([refreshJobs(queryClient, job.id), onMoved()])
  }
  const restore = async () => {
    try {
      await restoreAnyJob({ data: { id: job.id } })
      toast.success(t('restored'))
    } catch (error) {
      showErrors(error)
    } finally {
      await refresh()
    }
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu', { title })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {job.status !== 'Draft' && <PageItem id={job.id} />}
        {job.status === 'Published' && (
          <MenuItem icon={Archive} onSelect={() => setQuestion('archive')}>
            {t('archive.open')}
          </MenuItem>
        )}
        {job.isRestorable && (
          <MenuItem icon={RotateCcw} onSelect={() => void restore()}>
            {t('restore')}
          </MenuItem>
        )}
        {job.status !== 'Draft' && <MenuSeparator />}
        <MenuItem icon={Trash2} tone="danger" onSelect={() => setQuestion('delete')}>
          {t('delete.open')}
        </MenuItem>
      </Menu>
      {question && Form && (
        <Dialog
          open
          onOpenChange={() => setQuestion(null)}
          title={t(`${question}.title`, { title })}
          description={t(`${question}.text`)}
          closeLabel={common('close')}
        >
          <Form job={job} onMoved={refresh} onClose={() => setQuestion(null)} />
        </Dialog>
      )}
    </>
  )
}

function PageItem({ id }: { id: string }) {
  const t = useTranslations('job.moderation')
  return (
    <MenuItem asChild>
      <Link to="/job/$id" params={{ id }}>
        <ExternalLink aria-hidden="true" />
        {t('see')}
      </Link>
    </MenuItem>
  )
}
