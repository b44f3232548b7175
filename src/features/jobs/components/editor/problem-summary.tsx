import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { focusControl } from '#/components/form/focus-control.ts'
import { useTextOf } from '#/components/form/use-text-of.ts'
import type { PublishProblem } from '#/domain/job/publish-rules.ts'
import { Banner } from '#/ui/banner.tsx'
import { STEP_ROUTES, jobFieldId } from '../../edit-paths.ts'
import { useJobEditor } from './job-editor-context.ts'

/** What stands in the way, each line a way to its field, on whatever step that is. */
export function ProblemSummary() {
  const t = useTranslations('job.editor')
  const { job, problems, showsProblems, isLive } = useJobEditor()
  const summary = useRef<HTMLDivElement>(null)
  const isShown = showsProblems && problems.length > 0
  useEffect(() => {
    // Somebody pressed Publish: the answer must be seen and heard, wherever the page was scrolled to.
    if (isShown && !isLive) summary.current?.focus()
  }, [isShown, isLive])
  if (!isShown) return null
  const title = isLive
    ? t('summaryLive', { count: problems.length })
    : t('summary', { count: problems.length })
  return (
    <div ref={summary} tabIndex={-1} className="mb-7 scroll-mt-24 rounded-card">
      <Banner tone="error" role="alert" title={title}>
        <ul className="mt-1 grid gap-1">
          {problems.map((problem) => (
            <li key={problem.message}>
              <ProblemLink jobId={job.id} problem={problem} />
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function ProblemLink({ jobId, problem }: { jobId: string; problem: PublishProblem }) {
  const textOf = useTextOf()
  const id = jobFieldId(problem.field)
  return (
    <Link
      to={STEP_ROUTES[problem.step]}
      params={{ id: jobId }}
      hash={id}
      // Following the same link twice changes no address, so the step would not notice.
      onClick={() => focusControl(document.querySelector(`#${id}`))}
      className="inline-flex rounded-[3px] underline underline-offset-3 touch:min-h-11 touch:items-center"
    >
      {textOf(problem.message)}
    </Link>
  )
}
