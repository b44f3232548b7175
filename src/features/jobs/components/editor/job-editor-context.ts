import { createContext, useContext, type ReactNode } from 'react'
import type { JobDetails } from '#/domain/job/job-details.ts'
import type { PublishProblem } from '#/domain/job/publish-rules.ts'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { jobFieldId } from '../../edit-paths.ts'
import type { JobEditView } from '../../job-editor.view.ts'
import type { JobField, TypedDetails } from '../../job-steps.ts'
import type { PayConfirmation } from '../../require-meant-pay.ts'
import type { JobDraft } from '../../use-job-draft.ts'

/** What others say about a job while it is written, put in by the route: matching counts the candidates. */
export type CounterOf = (details: JobDetails, look: 'panel' | 'line') => ReactNode

export type JobEditorState = {
  job: JobEditView
  draft: JobDraft
  isLive: boolean
  canPublish: boolean
  /** What keeps the job from being published, or an open one from being saved. */
  problems: readonly PublishProblem[]
  /** Whether they are shown: from the first attempt on, on an open job always. */
  showsProblems: boolean
  publish: (confirmation: PayConfirmation) => Promise<void>
  isPublishing: boolean
  /** Saves an open job; answers whether that was done. */
  saveLive: (confirmation: PayConfirmation) => Promise<boolean>
  /** How often publishing or saving was asked for in vain. */
  failures: number
  /** What the server refused as a whole, in words. */
  refusal: string | null
  /** The count of candidates for what is typed now. */
  counter: (look: 'panel' | 'line') => ReactNode
}

export const JobEditorContext = createContext<JobEditorState | null>(null)

export function useJobEditor(): JobEditorState {
  const state = useContext(JobEditorContext)
  if (!state) throw new Error('useJobEditor needs a JobEditor above it')
  return state
}

export type JobFieldBinding<Field extends JobField> = {
  id: string
  name: Field
  value: TypedDetails[Field]
  setValue: (value: TypedDetails[Field]) => void
  /** The field was left: a draft saves it. */
  onBlur: () => void
  error: string | null
}

/** One field of the job: its value, how to set it, and what is wrong with it in words. */
export function useJobField<Field extends JobField>(name: Field): JobFieldBinding<Field> {
  const { draft, problems, showsProblems } = useJobEditor()
  const textOf = useTextOf()
  const broken = showsProblems
    ? problems.filter((problem) => problem.field === name).map(({ message }) => message)
    : []
  // What publishing asks for says more than that a value is out of its limits.
  const found = broken.length > 0 ? broken : [draft.problems[name]].filter((message) => message !== undefined)
  const texts = [...new Set(found.map((message) => textOf(message)))]
  return {
    id: jobFieldId(name),
    name,
    value: draft.typed[name],
    setValue: (value) => draft.setField(name, value),
    onBlur: draft.saveTyped,
    error: texts.join(', ') || null,
  }
}
