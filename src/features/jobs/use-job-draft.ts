import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SaveState } from '#/components/editor/autosave.ts'
import { useAutosave } from '#/components/editor/use-autosave.ts'
import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { decide, discard, learn, tell, type } from './draft-state.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { saveJobStep } from './job-editor.functions.ts'
import { fetchJobEdit, rememberSaved } from './job-editor.queries.ts'
import type { JobEditView } from './job-editor.view.ts'
import { readableDetails, type JobField, type TypedDetails } from './job-steps.ts'
import { createKnownPoints, type KnownPoints } from './known-points.ts'
import { pendingFields, readDraft, type DraftReading } from './read-draft.ts'
import type { PayConfirmation } from './require-meant-pay.ts'
import { saveDraft, type SaveLink } from './save-draft.ts'

export type JobDraft = Omit<DraftReading, 'savable'> & {
  values: JobDetails
  /** What stands in the fields, with words that are no number. */
  typed: TypedDetails
  setField: <Field extends JobField>(field: Field, value: TypedDetails[Field]) => void
  /** Where the place in the form lies, as far as anybody knows: coordinates are never typed. */
  point: Pick<JobDetails, 'lat' | 'lng'>
  /** Remembers where a place lies that was chosen. */
  knowPlace: KnownPoints['know']
  keepMine: (field: JobField) => void
  takeTheirs: (field: JobField) => void
  saveState: SaveState
  /** Why nothing can be saved, when the server said why. */
  refusal: string | null
  /** What the server may not have yet, in the order of the form. */
  pending: readonly JobField[]
  isDirty: boolean
  /** Saves now; answers whether everything is saved. */
  saveNow: (confirmation?: PayConfirmation) => Promise<boolean>
  /** Asks what is stored now: somebody else may have changed it. */
  learnStored: () => Promise<void>
  /** A field was left: saves what was typed since. An open job waits until it is asked. */
  saveTyped: () => void
  /** Back to what is stored. */
  discard: () => void
}

const SAVING: SaveState = { status: 'saving', savedAtMs: 0 }
const QUIET: SaveState = { status: 'clean', savedAtMs: 0 }

const NOWHERE = { lat: null, lng: null }

const messageOf = (error: unknown) => (error instanceof AppError ? error.message : 'error.retry')

/** The draft of this tab, with what an earlier visit left, and with what the server tells on other occasions. */
function useDraftStore(job: JobEditView): DraftStore {
  const [first] = useState(job)
  const [store] = useState(() => createDraftStore(job))
  useEffect(() => {
    if (job !== first) store.update((state) => learn(state, job))
  }, [first, job, store])
  useEffect(() => store.restore(), [store])
  return store
}

/** How the draft reaches the server. */
function useSaveLink(jobId: string, store: DraftStore, { pointOf }: KnownPoints): SaveLink {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      jobId,
      store,
      send: async (data) => {
        const answer = await saveJobStep({ data })
        rememberSaved(queryClient, jobId, answer)
        return answer
      },
      look: () => fetchJobEdit(queryClient, jobId),
      pointOf,
    }),
    [jobId, pointOf, queryClient, store],
  )
}

async function learnStored({ store, look }: SaveLink): Promise<void> {
  const seen = await look()
  store.update((draft) => learn(draft, seen))
}

/** Saves an open job when it is asked to: half a sentence must not go live. */
function useManualSave(link: SaveLink) {
  const [state, setState] = useState(QUIET)
  const say = (error: unknown) => link.store.update((draft) => tell(draft, messageOf(error)))
  const save = async (confirmation?: PayConfirmation) => {
    setState(SAVING)
    try {
      await saveDraft(link, 'Published', confirmation)
      setState({ status: 'saved', savedAtMs: Date.now() })
      return true
    } catch (error) {
      setState(QUIET)
      // Nobody tries again here, so even what would pass by itself has to be said.
      if (isWorthRetrying(error)) say(error)
      return false
    }
  }
  const throwAway = async () => {
    const { store } = link
    try {
      // Something may have arrived although nobody said so: what is stored has to be asked for.
      if (Object.keys(store.get().sent).length > 0) await learnStored(link)
      store.update(discard)
    } catch (error) {
      say(error)
    }
  }
  return { state, save, throwAway }
}

/** What was saved a while ago says nothing of what was typed since. */
function manualState(state: SaveState, pending: readonly JobField[]): SaveState {
  return state.status === 'saved' && pending.length > 0 ? QUIET : state
}

/**
 * The state of the editor over its three steps. A draft saves itself and nothing else than what was touched, so that
 * two people can write in one job; an open job saves when asked. What has not reached the server waits in this browser
 * and comes back on the next visit.
 */
export function useJobDraft(job: JobEditView): JobDraft {
  const isLive = job.status === 'Published'
  const store = useDraftStore(job)
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { stored, typed, theirs, refusals, wishes } = draft
  const { savable, ...reading } = useMemo(
    () => readDraft({ stored, typed, theirs, refusals }),
    [stored, typed, theirs, refusals],
  )
  const values = useMemo(() => readableDetails(typed), [typed])
  const [points] = useState(() => createKnownPoints(job.details))
  const link = useSaveLink(job.id, store, points)
  const manual = useManualSave(link)
  const saveItself = useCallback(() => saveDraft(link, 'Draft'), [link])
  const automatic = useAutosave({
    value: useMemo(() => ({ values: savable, wishes }), [savable, wishes]),
    save: isLive ? null : saveItself,
  })
  const pending = pendingFields(draft)
  const isDirty = pending.length > 0
  const isWaiting = () => readDraft(store.get()).waiting.length > 0
  return {
    ...reading,
    values,
    typed,
    point: points.pointOf(values) ?? NOWHERE,
    setField: useCallback(
      (field, value) => store.update((state) => type(state, { [field]: value })),
      [store],
    ),
    knowPlace: points.know,
    keepMine: (field) => store.update((state) => decide(state, field, 'mine')),
    takeTheirs: (field) => {
      store.update((state) => decide(state, field, 'theirs'))
      // It may have changed once more. The page itself is told, and tells the draft; offline the next save finds out.
      void link.look().catch(() => undefined)
    },
    saveState: isLive ? manualState(manual.state, pending) : automatic.state,
    // What was refused and taken back is no longer missing anywhere.
    refusal: isDirty ? draft.message : null,
    pending,
    isDirty,
    saveNow: async (confirmation) => {
      if (isLive) return !isWaiting() && manual.save(confirmation)
      return (await automatic.flush()) && !isWaiting()
    },
    learnStored: () => learnStored(link),
    saveTyped: () => {
      if (!isLive) void automatic.flushNew()
    },
    discard: () => void manual.throwAway(),
  }
}
