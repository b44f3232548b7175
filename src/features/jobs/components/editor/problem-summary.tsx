import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { Banner } from '#/ui/banner.tsx'
import { FieldLink } from './field-link.tsx'
import { useJobEditor } from './job-editor-context.ts'

/** What stands in the way, each line a way to its field, on whatever step that is. */
export function ProblemSummary() {
  const t = useTranslations('job.editor')
  const textOf = useTextOf()
  const { problems, isLive } = useJobEditor()
  const title = isLive
    ? t('summaryLive', { count: problems.length })
    : t('summary', { count: problems.length })
  return (
    <Banner tone="error" title={title}>
      <ul className="mt-1 grid gap-1 touch:gap-0">
        {problems.map((problem) => (
          <li key={problem.message}>
            <FieldLink
              field={problem.field}
              className="inline-flex underline underline-offset-3 touch:min-h-11 touch:items-center"
            >
              {textOf(problem.message)}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
