import { AppError } from '#/domain/app-error.ts'
import type { Coordinates } from '#/domain/place/place.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { acknowledge, learn, markSent, refuse, tell, type DraftState } from './draft-state.ts'
import type { DraftStore } from './draft-store.ts'
import type { SaveJobStepInput } from './job-editor.schema.ts'
import type { StoredJob } from './job-editor.view.ts'
import {
  JOB_STEPS,
  isJobField,
  pickFields,
  type JobChanges,
  type JobStep,
  type TypedDetails,
} from './job-steps.ts'
import type { KnownPoints } from './known-points.ts'
import { changesToSend, readDraft } from './read-draft.ts'
import type { PayConfirmation } from './require-meant-pay.ts'
import { namedFields } from './save-refusal.ts'

/** What the writer takes the job for: a draft that saves itself, or one the public reads. */
export type WrittenStatus = SaveJobStepInput['status']

type Written = PayConfirmation & { status: WrittenStatus }

export type SaveLink = {
  jobId: string
  store: DraftStore
  send: (input: SaveJobStepInput) => Promise<StoredJob>
  /** Asks what the server has now. */
  look: () => Promise<StoredJob>
  /** Where a job lies whose place was chosen from a list. */
  pointOf?: KnownPoints['pointOf']
}

/** Each refusal puts a field aside or mends its base; more than this many in a row are no answer. */
const MOST_TRIES = 6

/** After a refusal that others may have caused. One that cannot be looked into counts as no answer. */
async function learnRefusal(
  { store, look }: SaveLink,
  error: AppError,
  request: { asked: DraftState; values: JobChanges },
): Promise<void> {
  if (error.code === 'CONFLICT' || error.code === 'INVALID') {
    const seen = await look().catch((failure: unknown) => {
      if (isWorthRetrying(failure)) throw failure
    })
    if (seen) store.update((state) => learn(state, seen))
  }
  store.update((state) => refuse(state, error, request))
}

/** The coordinates go with the place they belong to, and nowhere by themselves. */
function pointFor({ pointOf }: SaveLink, typed: TypedDetails, values: JobChanges): Coordinates | undefined {
  return 'location' in values || 'countryCode' in values ? pointOf?.(typed) : undefined
}

/** Answers whether the step is done; after a refusal of single fields the others are still to be sent. */
async function trySaving(link: SaveLink, step: JobStep, written: Written): Promise<boolean> {
  const { jobId, store, send } = link
  const asked = store.get()
  const values = changesToSend(asked, step)
  const fields = Object.keys(values).filter(isJobField)
  if (fields.length === 0) return true
  store.update((state) => markSent(state, values))
  try {
    const base = pickFields(asked.stored, fields)
    const point = pointFor(link, asked.typed, values)
    const answer = await send({ id: jobId, step, ...written, values, base, ...(point && { point }) })
    store.update((state) => acknowledge(state, values, answer))
    return true
  } catch (error) {
    if (!(error instanceof AppError) || isWorthRetrying(error)) throw error
    await learnRefusal(link, error, { asked, values })
    const isWhole = Object.keys(namedFields(error)).length === 0
    // What the public reads changes all at once or not at all.
    const isHalf = written.status === 'Published' && readDraft(store.get()).waiting.length > 0
    if (isWhole || isHalf) throw error
    return false
  }
}

/**
 * Sends what differs from the stored state, step by step, and what was typed while it was under way with the next
 * step. Fields that are refused, or that somebody else has changed, wait in the state; what is refused as a whole, or
 * gets no answer, is thrown.
 */
export async function saveDraft(
  link: SaveLink,
  status: WrittenStatus,
  confirmation: PayConfirmation = {},
): Promise<void> {
  for (const step of JOB_STEPS) {
    let tries = 1
    while (!(await trySaving(link, step, { status, ...confirmation }))) {
      tries += 1
      if (tries > MOST_TRIES) throw new AppError('UNAVAILABLE', 'error.retry')
    }
  }
  link.store.update((state) => tell(state, null))
}
