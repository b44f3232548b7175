import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { isJobField, type JobStep } from '../../job-steps.ts'
import { FieldLinks } from './field-links.tsx'
import { useJobEditor } from './job-editor-context.ts'

/**
 * Names what the steps before this one still miss. A draft may be written in any order, so nobody is held back; but
 * whoever goes on is told. After an attempt to publish the summary says it all.
 */
export function LeftBehind({ step }: { step: JobStep }) {
  const t = useTranslations('job.editor')
  const { problems, showsProblems } = useJobEditor()
  const missing = problems.filter((problem) => problem.step < step).map(({ field }) => field)
  const fields = [...new Set(missing)].filter(isJobField)
  if (showsProblems || fields.length === 0) return null
  return (
    <Banner title={t('leftBehind.title', { count: fields.length })} className="mb-7">
      <p>{t('leftBehind.text', { count: fields.length })}</p>
      <p className="mt-1">
        <FieldLinks fields={fields} />
      </p>
    </Banner>
  )
}
