import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useAutosave } from '#/components/editor/use-autosave.ts'
import { AppError } from '#/domain/app-error.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { saveMyProfileStep } from './profile.queries.ts'
import { saveProfileStepSchema, STEP_SCHEMAS } from './profile.schema.ts'
import type { ProfileStep } from './profile-steps.ts'
import { changedValues, savableValues } from './savable-values.ts'

type Fields = Record<string, unknown>

/** The server names a field by its way through the call: 'values.work.0.position'. */
function inFormTerms(error: AppError): AppError {
  const issues = error.issues?.map((issue) => ({ ...issue, field: issue.field.replace(/^values\./, '') }))
  return new AppError(error.code, error.message, { issues })
}

export type StepSavingOptions = {
  step: ProfileStep
  initial: Fields
  typed: Fields
  onSaved: (changed: Fields) => void
}

/**
 * Saves a step by itself: of what is typed what is right, and of that the changed fields alone. What is wrong for now
 * stays as it was sent last. `refusal` is what the server said to the last save, if it refused.
 */
export function useStepSaving({ step, initial, typed, onSaved }: StepSavingOptions) {
  const queryClient = useQueryClient()
  const schema = STEP_SCHEMAS[step]
  const [sent, setSent] = useState<Fields>(() => savableValues(schema, initial, initial))
  const savable: Fields = useMemo(() => savableValues(schema, typed, sent), [schema, typed, sent])
  // Beside the state: a save that begins before the next render must compare with what was saved last.
  const lastSaved = useRef(savable)
  const refusal = useRef<AppError | null>(null)
  const save = useCallback(
    async (next: Fields) => {
      setSent(next)
      const values = changedValues(next, lastSaved.current)
      try {
        await saveMyProfileStep(queryClient, saveProfileStepSchema.parse({ step, values }))
      } catch (error) {
        refusal.current = isWorthRetrying(error) || !(error instanceof AppError) ? null : inFormTerms(error)
        throw error
      }
      refusal.current = null
      lastSaved.current = next
      onSaved(values)
    },
    [queryClient, step, onSaved],
  )
  return { ...useAutosave<Fields>({ value: savable, save }), savable, refusal }
}
