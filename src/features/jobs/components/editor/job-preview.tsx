import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toJobView } from '../../job-detail.view.ts'
import { tidyPlace } from '../../tidy-place.ts'
import { JobArticle } from '../detail/job-article.tsx'
import { useJobEditor } from './job-editor-context.ts'

/** The job as its page will show it to visitors, from what stands in the editor now, saved or not. */
export function JobPreview() {
  const t = useTranslations('job.editor')
  const { job, draft } = useJobEditor()
  const { values } = draft
  const [now] = useState(() => new Date())
  const row = {
    ...values,
    ...tidyPlace(values),
    id: job.id,
    number: 0,
    status: 'Published' as const,
    archiveReason: null,
    publishedAt: job.publishedAt === null ? now : new Date(job.publishedAt),
    title: values.title.trim() || t('untitled'),
    description: values.description.trim() || t('preview.noDescription'),
  }
  return <JobArticle job={toJobView(row, job.organization, 'visitor')} level={2} />
}
