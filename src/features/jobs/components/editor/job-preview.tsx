import { useTranslations } from 'use-intl'
import { toJobView } from '../../job-detail.view.ts'
import { tidyPlace } from '../../tidy-place.ts'
import { JobDescription, JobRequirements, JobVideo } from '../detail/job-body.tsx'
import { JobFacts } from '../detail/job-facts.tsx'
import { JobHeader } from '../detail/job-header.tsx'
import { useJobEditor } from './job-editor-context.ts'

/** The job in the parts of its own page, from what stands in the editor now, saved or not. */
export function JobPreview() {
  const t = useTranslations('job.editor')
  const { job, draft } = useJobEditor()
  const { values } = draft
  const row = {
    ...values,
    ...tidyPlace(values),
    id: job.id,
    number: 0,
    status: job.status,
    archiveReason: null,
    publishedAt: null,
    title: values.title.trim() || t('untitled'),
    description: values.description.trim() || t('preview.noDescription'),
  }
  const view = toJobView(row, job.organization, 'member')
  return (
    <article className="grid gap-6">
      <JobHeader job={view} level={2} />
      <JobFacts job={view} />
      <JobDescription job={view} level={3} />
      <JobVideo job={view} level={3} />
      <JobRequirements job={view} level={3} />
    </article>
  )
}
