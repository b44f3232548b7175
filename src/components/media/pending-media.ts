import { useStore } from '@tanstack/react-form'
import { useCallback } from 'react'
import { useFieldContext } from '#/components/form/form-context.ts'

/** What a form must not be sent over: a file on its way, a camera that records, or a recording nobody saved yet. */
export type Pending = 'uploading' | 'filming' | 'recording' | null

/**
 * Makes a field count as wrong while something is pending in it, so that sending the form says what to wait for and leads
 * there. It is put beside what the rules find, which judge the address alone and never ran by this name.
 */
export function usePendingError(): (pending: Pending) => void {
  const field = useFieldContext<unknown>()
  const known = useStore(field.store, (state) => state.meta.errorMap.onDynamic)
  return useCallback(
    (pending) => {
      const error = pending === null ? undefined : `media.pending.${pending}`
      if (error === known) return
      field.setErrorMap({ onDynamic: error } as never)
      // The library asks no rule of a form that is wrong already: let everything else that is wrong be known as well.
      void field.form.validate('change')
    },
    [field, known],
  )
}

/** Whether anything of a form is on its way or not saved yet. Takes the meta of its fields by name. */
export function isAnyPending(
  fields: Record<string, { errorMap: { onDynamic?: unknown } } | undefined>,
): boolean {
  return Object.values(fields).some((meta) => meta?.errorMap.onDynamic !== undefined)
}
