import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { isSameValue } from './find-conflicts.ts'
import type { StoredJob } from './job-editor.view.ts'
import {
  JOB_FIELDS,
  isJobField,
  pickFields,
  type JobChanges,
  type JobField,
  type TypedChanges,
  type TypedDetails,
} from './job-steps.ts'
import { namedFields, toFieldRefusals, type FieldRefusals } from './save-refusal.ts'

/** Values that were sent and not answered, by field: each of them may stand on the server, or none. */
export type SentValues = { [Field in JobField]?: readonly unknown[] }

/** All that one tab knows about the job it edits. Every change of it is a function below. */
export type DraftState = {
  /** What the server is known to have, by field: what every change is a change of. */
  stored: JobDetails
  typed: TypedDetails
  sent: SentValues
  /** What somebody else has given to fields that were changed here too. */
  theirs: JobChanges
  refusals: FieldRefusals
  /** Why nothing at all can be saved, in the words of the server. */
  message: string | null
  /**
   * Counts what makes it worth saving though the form may look as it did: decisions, refusals, ways back, fields that
   * no longer wait, and what the server turned out to have.
   */
  wishes: number
  /** The moment of the newest word of the server: older ones that come late tell nothing. */
  knownAt: string
}

/** What an earlier visit left behind: what was typed, over which values, and what of it may have arrived. */
export type UnsavedChanges = { values: TypedChanges; base: JobChanges; sent: SentValues }

const fieldsOf = (changes: object) => Object.keys(changes).filter(isJobField)

function without<Kept extends object>(kept: Kept, fields: readonly string[]): Kept {
  return Object.fromEntries(Object.entries(kept).filter(([field]) => !fields.includes(field))) as Kept
}

const isAmong = (field: JobField, value: unknown, others: readonly unknown[] = []) =>
  others.some((other) => isSameValue(field, value, other))

/** Whether the server may have something else in a field than the writer wants. */
export function isPending({ stored, typed, sent, theirs }: DraftState, field: JobField): boolean {
  return (
    field in theirs ||
    !isSameValue(field, typed[field], stored[field]) ||
    (sent[field] ?? []).some((value) => !isSameValue(field, value, stored[field]))
  )
}

export function beginDraft({ details, updatedAt }: StoredJob): DraftState {
  return {
    stored: details,
    typed: details,
    sent: {},
    theirs: {},
    refusals: {},
    message: null,
    wishes: 0,
    knownAt: updatedAt,
  }
}

/** Something is worth saving that may not show in the form. */
export function wish(state: DraftState): DraftState {
  return { ...state, wishes: state.wishes + 1 }
}

export function type(state: DraftState, changes: TypedChanges): DraftState {
  const typed = { ...state.typed, ...changes }
  const isWayBack = fieldsOf(changes).some(
    (field) => field in state.sent && isSameValue(field, typed[field], state.stored[field]),
  )
  return isWayBack ? wish({ ...state, typed }) : { ...state, typed }
}

/**
 * Takes up what an earlier visit left, and sets it against what the server has now. What was typed here before that
 * could be read is newer.
 */
export function restore(state: DraftState, kept: UnsavedChanges): DraftState {
  const fields = fieldsOf(kept.values).filter((field) => !isPending(state, field))
  if (fields.length === 0) return state
  const others = JOB_FIELDS.filter((field) => !fields.includes(field))
  const restored = {
    ...state,
    stored: { ...state.stored, ...without(kept.base, others) },
    typed: { ...state.typed, ...without(kept.values, others) },
    sent: { ...state.sent, ...without(kept.sent, others) },
  }
  const known = { details: { ...state.stored, ...state.theirs }, updatedAt: state.knownAt }
  return wish(learn(restored, known))
}

/**
 * Any of these may have arrived, but a long time without a connection must not fill the browser's storage. Forgetting
 * the oldest can at worst make one's own words look like a colleague's, never overwrite anything.
 */
const SENT_MAX = 10

/** Before a request leaves: from now on these values may be on the server, whether or not an answer comes. */
export function markSent(state: DraftState, values: JobChanges): DraftState {
  const added = fieldsOf(values).map((field) => {
    const before = state.sent[field] ?? []
    return [
      field,
      isAmong(field, values[field], before) ? before : [...before, values[field]].slice(-SENT_MAX),
    ]
  })
  return { ...state, sent: { ...state.sent, ...Object.fromEntries(added) } }
}

/**
 * The server tells what it has. Fields that nobody touched here follow it; one's own words, or those that were sent
 * from here, are the new base; what remains is somebody else's and waits for a decision.
 */
export function learn(state: DraftState, { details, updatedAt }: StoredJob): DraftState {
  if (updatedAt < state.knownAt) return state
  const changed = JOB_FIELDS.filter((field) => !isSameValue(field, details[field], state.stored[field]))
  const untouched = changed.filter((field) => !isPending(state, field))
  const own = changed.filter((field) =>
    isAmong(field, details[field], [state.typed[field], ...(state.sent[field] ?? [])]),
  )
  const settled = [...untouched, ...own]
  const learnt = {
    ...state,
    stored: { ...state.stored, ...pickFields(details, settled) },
    typed: { ...state.typed, ...pickFields(details, untouched) },
    theirs: pickFields(
      details,
      changed.filter((field) => !settled.includes(field)),
    ),
    knownAt: updatedAt,
  }
  // What was saved last is no longer what the server has: the same words are worth saving again.
  return settled.length > 0 ? wish(learnt) : learnt
}

/** The server has stored `values`, perhaps tidied; what was typed since stays in the form. */
export function acknowledge(state: DraftState, values: JobChanges, answer: StoredJob): DraftState {
  const fields = fieldsOf(values)
  const answered = { ...state, sent: without(state.sent, fields), message: null }
  if (answer.updatedAt < state.knownAt) return answered
  const { details } = answer
  const tidied = fields.filter(
    (field) =>
      isSameValue(field, state.typed[field], values[field]) &&
      !isSameValue(field, state.typed[field], details[field]),
  )
  // One save sends what was typed since it began, too: what it began with need not be what is stored.
  const rebased = wish({
    ...answered,
    stored: { ...state.stored, ...pickFields(details, fields) },
    typed: { ...state.typed, ...pickFields(details, tidied) },
    theirs: without(state.theirs, fields),
  })
  return learn(rebased, answer)
}

/** The server would not store `values`; `asked` is the state from which they were sent. */
export function refuse(
  state: DraftState,
  error: AppError,
  { asked, values }: { asked: DraftState; values: JobChanges },
): DraftState {
  const named = namedFields(error)
  const kept = fieldsOf(values).map((field) => [
    field,
    (state.sent[field] ?? []).filter((value) => !isSameValue(field, value, values[field])),
  ])
  const sent = { ...state.sent, ...Object.fromEntries(kept) }
  const gone = fieldsOf(sent).filter((field) => sent[field]?.length === 0)
  const refused = { ...state, sent: without(sent, gone) }
  if (fieldsOf(named).length === 0) return { ...refused, message: error.message }
  // Two writers of one field are no refusal: what the other wrote was learnt, and stands in `theirs`.
  if (error.code === 'CONFLICT') return wish(refused)
  const typedSince = JOB_FIELDS.filter((field) => isPending(state, field))
  const refusedValues = { ...state.typed, ...pickFields(asked.typed, typedSince) }
  const refusals = { ...state.refusals, ...toFieldRefusals(named, refusedValues) }
  return wish({ ...refused, refusals })
}

/** The writer has seen the other's value and says whose is to stay. */
export function decide(state: DraftState, field: JobField, whose: 'mine' | 'theirs'): DraftState {
  if (!(field in state.theirs)) return state
  const theirs = { [field]: state.theirs[field] }
  return wish({
    ...state,
    stored: { ...state.stored, ...theirs },
    typed: whose === 'theirs' ? { ...state.typed, ...theirs } : state.typed,
    sent: without(state.sent, [field]),
    theirs: without(state.theirs, [field]),
  })
}

/** Back to what the server is known to have, with what others have written meanwhile. */
export function discard(state: DraftState): DraftState {
  const stored = { ...state.stored, ...state.theirs }
  return wish({ ...state, stored, typed: stored, sent: {}, theirs: {}, refusals: {}, message: null })
}

/** Says why nothing can be saved, or that nothing stands in the way any more. */
export function tell(state: DraftState, message: string | null): DraftState {
  return state.message === message ? state : { ...state, message }
}
