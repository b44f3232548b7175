import { useLocation } from '@tanstack/react-router'
import { useEffect, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EditorFrame, type EditorStep as FrameStep } from '#/components/editor/editor-frame.tsx'
import { focusControl } from '#/components/form/focus-control.ts'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import type { StepState } from '#/ui/stepper.tsx'
import { stepPath } from '../../edit-paths.ts'
import { JOB_STEPS, type JobStep } from '../../job-steps.ts'
import { EditorMessages } from './editor-messages.tsx'
import { useJobEditor, type JobEditorState } from './job-editor-context.ts'
import { LeftBehind } from './left-behind.tsx'
import { LiveBanner } from './live-banner.tsx'
import { PublishChecklist } from './publish-checklist.tsx'
import { StepFoot } from './step-foot.tsx'

const STEP_NAMES = { 1: 'role', 2: 'takes', 3: 'offer' } as const

/** Moves the keyboard to the field that the address names, when a link has led here from another step. */
function useFieldFromHash(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash.startsWith('job-')) focusControl(document.querySelector(`#${CSS.escape(hash)}`))
  }, [hash])
}

function stateOf(step: JobStep, current: JobStep, editor: JobEditorState): StepState {
  if (step === current) return 'current'
  const isOpen = editor.problems.some((problem) => problem.step === step)
  if (!isOpen) return 'done'
  return editor.showsProblems ? 'invalid' : 'todo'
}

/** The rail: what each step holds; of those behind, and after an attempt of all, how much is missing there. */
function useSteps(current: JobStep): FrameStep[] {
  const t = useTranslations('job.editor.steps')
  const editor = useJobEditor()
  const { job, draft, problems, showsProblems } = editor
  const role = [draft.values.title.trim(), draft.values.location.trim()].filter(Boolean).join(', ')
  return JOB_STEPS.map((step) => {
    const name = STEP_NAMES[step]
    const missing = problems.filter((problem) => problem.step === step).length
    const help = (step === 1 && role) || t(`${name}.help`)
    return {
      id: String(step),
      to: stepPath(job.id, step),
      label: t(`${name}.title`),
      help: missing > 0 && (showsProblems || step < current) ? t('toFix', { count: missing }) : help,
      state: stateOf(step, current, editor),
    }
  })
}

/** One step of the editor: the frame with everything round its fields. */
export function EditorStep({ step, children }: { step: JobStep; children: ReactNode }) {
  const t = useTranslations('job.editor')
  const { draft, isLive, counter } = useJobEditor()
  const steps = useSteps(step)
  useFieldFromHash()
  return (
    <EditorFrame
      title={t(`steps.${STEP_NAMES[step]}.title`)}
      description={t(`steps.${STEP_NAMES[step]}.description`)}
      steps={steps}
      subject={draft.values.title.trim() || t('untitled')}
      aside={isLive ? counter('panel') : <DraftAside step={step} />}
      foot={<StepFoot step={step} />}
    >
      {counter('line')}
      {isLive && <LiveBanner />}
      <EditorMessages />
      <LeftBehind step={step} />
      <StepForm>{children}</StepForm>
    </EditorFrame>
  )
}

function DraftAside({ step }: { step: JobStep }) {
  const { counter } = useJobEditor()
  return (
    <div className="grid gap-4">
      {counter('panel')}
      <PublishChecklist step={step} />
    </div>
  )
}

/**
 * The fields. What was entered before the page was alive is taken over, but not what the browser would put back on
 * Back: it would be saved over what others have changed since.
 */
function StepForm({ children }: { children: ReactNode }) {
  const { draft, isLive } = useJobEditor()
  const form = useTakeOver()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLive) void draft.saveNow()
  }
  return (
    <form ref={form} noValidate method="post" autoComplete="off" onSubmit={onSubmit} className="grid gap-6">
      {children}
    </form>
  )
}
