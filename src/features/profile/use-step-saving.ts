import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { useAutosave } from '#/components/editor/use-autosave.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { invalidFields } from './invalid-fields.ts'
import { judgeChanges } from './judge-changes.ts'
import { saveMyProfile } from './profile.queries.ts'
import { STEP_SCHEMAS } from './profile.schema.ts'
import type { ProfileStep } from './profile-steps.ts'
import { changedValues, savableValues } from './savable-values.ts'

type Fields = Record<string, unknown>

export type StepSavingOptions = {
  step: ProfileStep
  initial: Fields
  typed: Fields
  onSaved: (changed: Fields) => void
}

/**
 * Saves a step by itself: of what is typed what is right, and of that the changed fields alone. What is wrong for now
 * stays as it was sent last, or as it was accepted last if the server refused that. `isHeldBack` tells whether anything
 * typed is too wrong to be sent, `failure` what the last save threw, if it did.
 */
export function useStepSaving({ step, initial, typed, onSaved }: StepSavingOptions) {
  const queryClient = useQueryClient()
  const schema = STEP_SCHEMAS[step]
  const [sent, setSent] = useState<Fields>(() => savableValues(schema, initial, initial))
  const savable: Fields = useMemo(() => savableValues(schema, typed, sent), [schema, typed, sent])
  const isHeldBack = useMemo(() => invalidFields(schema, typed, sent) !== undefined, [schema, typed, sent])
  // Beside the state: a save that begins before the next render must compare with what was accepted last.
  const accepted = useRef(savable)
  const failure = useRef<unknown>(null)
  const save = useCallback(
    async (next: Fields) => {
      setSent(next)
      const changed = changedValues(next, accepted.current)
      const { value: values } = judgeChanges<z.ZodObject>(schema, changed, accepted.current)
      try {
        await saveMyProfile(queryClient, [{ step, values }])
      } catch (error) {
        failure.current = error
        // Were it kept, it would be sent again as soon as its field is wrong, and hold back all the others.
        if (!isWorthRetrying(error)) setSent(accepted.current)
        throw error
      }
      failure.current = null
      accepted.current = next
      onSaved(values)
    },
    [queryClient, schema, step, onSaved],
  )
  return { ...useAutosave<Fields>({ value: savable, save }), savable, isHeldBack, failure }
}
