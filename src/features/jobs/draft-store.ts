import { beginDraft, restore, wish, type DraftState } from './draft-state.ts'
import type { JobEditView } from './job-editor.view.ts'
import { isFreed, unsavedChanges } from './read-draft.ts'
import { keepUnsavedChanges, readUnsavedChanges } from './unsaved-changes.ts'

/** The state of one draft, outside the screen: what saves it must not wait for the next drawing. */
export type DraftStore = {
  get: () => DraftState
  /** Whatever changes is kept in this browser before anything else happens. */
  update: (change: (state: DraftState) => DraftState) => void
  /** Takes up what an earlier visit left. Storage exists only in the browser: the first drawing must be the server's. */
  restore: () => void
  subscribe: (listener: () => void) => () => void
}

export function createDraftStore(job: JobEditView): DraftStore {
  let state = beginDraft(job)
  let known = {}
  const listeners = new Set<() => void>()
  const update: DraftStore['update'] = (change) => {
    const next = change(state)
    if (next === state) return
    state = isFreed(state, next) ? wish(next) : next
    const unsaved = unsavedChanges(state)
    if (Object.keys({ ...known, ...unsaved.values }).length > 0) keepUnsavedChanges(job.id, unsaved, known)
    known = unsaved.values
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    update,
    restore: () => {
      const kept = readUnsavedChanges(job.id)
      known = { ...kept.values, ...known }
      update((current) => restore(current, kept))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
