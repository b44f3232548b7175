import { useEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { focusFirstInvalid } from '#/components/form/focus-control.ts'
import { JOB_FIELDS } from '../../job-steps.ts'
import { ConflictBanner, MESSAGES_ID } from './conflict-banner.tsx'
import { useJobEditor } from './job-editor-context.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { RefusalBanner } from './refusal-banner.tsx'

/** After every attempt that failed: what is said about it must be seen and heard, wherever the page was scrolled to. */
function useFocusOnFailure(messages: RefObject<HTMLDivElement | null>): void {
  const { failures } = useJobEditor()
  // A step that is opened after the attempt leaves the keyboard where it was led to.
  const seen = useRef(failures)
  useEffect(() => {
    if (seen.current === failures) return
    seen.current = failures
    if (messages.current?.hasChildNodes()) {
      messages.current.scrollIntoView({ block: 'start' })
      messages.current.focus({ preventScroll: true })
    } else {
      focusFirstInvalid(document.querySelector('form'))
    }
  }, [failures, messages])
}

/** All that is said above the fields. However much goes wrong at once, it is one alert. */
export function EditorMessages() {
  const { draft, problems, showsProblems, refusal } = useJobEditor()
  const t = useTranslations('job.editor')
  const messages = useRef<HTMLDivElement>(null)
  useFocusOnFailure(messages)
  const isRefused = refusal !== null || draft.saveState.status === 'failed'
  const isIncomplete = showsProblems && problems.length > 0
  return (
    // Empty it stays, so that the keyboard has a place to be when the last message goes.
    <div
      ref={messages}
      id={MESSAGES_ID}
      role="group"
      aria-label={t('messages')}
      tabIndex={-1}
      className="grid gap-3 rounded-card not-empty:mb-7 empty:outline-none"
    >
      {JOB_FIELDS.filter((field) => field in draft.conflicts).map((field) => (
        <ConflictBanner key={field} field={field} />
      ))}
      {(isRefused || isIncomplete) && (
        <div role="alert" className="grid gap-3">
          {isRefused && <RefusalBanner />}
          {isIncomplete && <ProblemSummary />}
        </div>
      )}
    </div>
  )
}
