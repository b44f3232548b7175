import type { JobDetails } from '#/domain/job/job-details.ts'
import { isPending, type DraftState, type UnsavedChanges } from './draft-state.ts'
import { isSameValue } from './find-conflicts.ts'
import { draftProblems, heldFields, type FieldMessages } from './job-changes.ts'
import {
  JOB_FIELDS,
  STEP_FIELDS,
  pickFields,
  readableDetails,
  type JobChanges,
  type JobField,
  type JobStep,
  type TypedDetails,
} from './job-steps.ts'
import { standingMessages } from './save-refusal.ts'

/** What a draft says about itself. */
export type DraftReading = {
  /** What keeps single fields from being saved: message keys, or the words of the server. */
  problems: FieldMessages
  /** Fields that somebody else has changed meanwhile to something else, with the other's values. */
  conflicts: JobChanges
  /** The fields that wait for a correction or a decision, in the order of the form. */
  waiting: readonly JobField[]
  /** What the server should have now: all that is typed, but for the fields that wait. */
  savable: JobDetails
}

/** Looks at nothing that a lost answer changes. */
export type ReadableDraft = Pick<DraftState, 'stored' | 'typed' | 'theirs' | 'refusals'>

export function readDraft({ stored, typed, theirs, refusals }: ReadableDraft): DraftReading {
  const problems = { ...standingMessages(refusals, typed), ...draftProblems(typed) }
  const conflicts = pickConflicts(theirs, typed)
  const waiting = JOB_FIELDS.filter((field) => field in problems || field in conflicts)
  return {
    problems,
    conflicts,
    waiting,
    savable: { ...readableDetails(typed), ...pickFields(stored, heldFields(waiting)) },
  }
}

/** Writing the same as the other settles it. */
function pickConflicts(theirs: JobChanges, typed: TypedDetails): JobChanges {
  const open = JOB_FIELDS.filter(
    (field) => field in theirs && !isSameValue(field, typed[field], theirs[field]),
  )
  return Object.fromEntries(open.map((field) => [field, theirs[field]]))
}

/** The fields in which the server may have something else than the writer wants. */
export function pendingFields(state: DraftState): JobField[] {
  return JOB_FIELDS.filter((field) => isPending(state, field))
}

/** What of one step can be sent now. */
export function changesToSend(state: DraftState, step: JobStep): JobChanges {
  const held = heldFields(readDraft(state).waiting)
  const fields = STEP_FIELDS[step].filter((field) => isPending(state, field) && !held.includes(field))
  return pickFields(readableDetails(state.typed), fields)
}

/** Whether something that had to wait can be sent now. The form may look as it did all the while. */
export function isFreed(before: DraftState, after: DraftState): boolean {
  const held = heldFields(readDraft(before).waiting)
  if (held.length === 0) return false
  const stillHeld = heldFields(readDraft(after).waiting)
  return held.some((field) => !stillHeld.includes(field) && isPending(after, field))
}

/** What the next visit needs to go on from here. */
export function unsavedChanges(state: DraftState): UnsavedChanges {
  const fields = pendingFields(state)
  const sent = fields.flatMap((field) => (state.sent[field] ? [[field, state.sent[field]] as const] : []))
  return {
    values: pickFields(state.typed, fields),
    base: pickFields(state.stored, fields),
    sent: Object.fromEntries(sent),
  }
}
