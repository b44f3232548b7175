import { useEffect, useState } from 'react'
import { CLEAN_SAVE_STATE, createAutosave, type Autosave, type Save, type SaveState } from './autosave.ts'

export type UseAutosaveOptions<Value> = {
  /** What should be saved: the newest state of the form that is fit to be stored. */
  value: Value
  /** Must be harmless when repeated. Null while nothing may be sent by itself. */
  save: Save<Value> | null
}

/**
 * Saves a form by itself: after a pause, when the page is hidden or left, and whenever `flush` is called (on blur,
 * on Continue). The value of the first render counts as saved.
 */
export function useAutosave<Value>({ value, save }: UseAutosaveOptions<Value>): {
  state: SaveState
  flush: () => Promise<boolean>
  flushNew: () => Promise<boolean>
} {
  const [state, setState] = useState<SaveState>(CLEAN_SAVE_STATE)
  const [autosave] = useState<Autosave<Value>>(() => createAutosave({ saved: value, onState: setState }))
  useEffect(() => {
    if (save) autosave.offer(value, save)
    else autosave.hold()
  }, [autosave, save, value])
  useEffect(() => {
    const flush = () => void autosave.flushNew()
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      autosave.leave()
    }
  }, [autosave])
  return { state, flush: autosave.flush, flushNew: autosave.flushNew }
}
