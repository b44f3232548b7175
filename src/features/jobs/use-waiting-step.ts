import { useSyncExternalStore } from 'react'
import { JOB_FIELDS, stepOfField, type JobStep } from './job-steps.ts'
import { readUnsavedChanges } from './unsaved-changes.ts'

/** The step of the first change of a job that waits in this browser; null when none does. */
function readWaitingStep(jobId: string): JobStep | null {
  const { values } = readUnsavedChanges(jobId)
  const first = JOB_FIELDS.find((field) => field in values)
  return first ? stepOfField(first) : null
}

function onOtherTabs(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

const none = () => null

/** The same, on screen. On the server nothing waits: what a browser keeps is known in the browser alone. */
export function useWaitingStep(jobId: string): JobStep | null {
  return useSyncExternalStore(onOtherTabs, () => readWaitingStep(jobId), none)
}
