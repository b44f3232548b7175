import { useRef, useState } from 'react'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'

type SavedChoice<Choice> = { saving: Choice | null; choose: (choice: Choice) => Promise<void> }

/** Saves a choice as soon as it is made. Of those that are made meanwhile the last one is saved next. */
export function useSavedChoice<Choice extends string>(
  save: (choice: Choice) => Promise<void>,
): SavedChoice<Choice> {
  const [saving, setSaving] = useState<Choice | null>(null)
  const wanted = useRef<Choice | null>(null)
  const saveWanted = async () => {
    let saved: Choice | null = null
    while (wanted.current !== null && wanted.current !== saved) {
      saved = wanted.current
      await save(saved)
    }
  }
  const choose = async (choice: Choice) => {
    const isSaving = wanted.current !== null
    wanted.current = choice
    setSaving(choice)
    if (isSaving) return
    try {
      await saveWanted()
    } catch (error) {
      const unsaved = wanted.current
      showErrorsToRetry(error, () => void choose(unsaved))
    } finally {
      wanted.current = null
      setSaving(null)
    }
  }
  return { saving, choose }
}
