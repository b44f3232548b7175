import { useStore } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useAutosave } from '#/components/editor/use-autosave.ts'
import { useAppForm } from '#/components/form/app-form.ts'
import { showErrors } from '#/components/form/show-errors.ts'
import { invalidFields } from './invalid-fields.ts'
import { saveMyProfileStep } from './profile.queries.ts'
import { saveProfileStepSchema, STEP_SCHEMAS } from './profile.schema.ts'
import { toStepValues, withFields, type ProfileStep, type StepValues } from './profile-steps.ts'
import type { MyProfileView } from './profile.view.ts'
import { changedValues, savableValues } from './savable-values.ts'
import { useTypedDraft } from './use-typed-draft.ts'

export type StepFormOptions<Step extends ProfileStep> = {
  step: Step
  mine: MyProfileView
  /** The name of the account changed too. */
  onNamesSaved: () => void
  /** Everything is right and saved. */
  onContinue: () => void
}

type Fields = Record<string, unknown>

type StepFormSettings<Step extends ProfileStep> = {
  step: Step
  initial: StepValues[Step]
  onSubmit: () => Promise<void>
}

function useValidatedForm<Step extends ProfileStep>({ step, initial, onSubmit }: StepFormSettings<Step>) {
  return useAppForm({
    defaultValues: initial,
    validators: { onChange: ({ value }) => invalidFields(STEP_SCHEMAS[step], value) },
    onSubmit,
  })
}

/** The form of one step, with our fields. */
export type StepForm<Step extends ProfileStep> = ReturnType<typeof useValidatedForm<Step>>

/**
 * One step of the editor: its form, what of it is fit to be saved, and where saving stands. Wrong fields stay in the
 * form and in this tab; everything else saves itself.
 */
export function useStepForm<Step extends ProfileStep>(options: StepFormOptions<Step>) {
  const { step, mine, onNamesSaved, onContinue } = options
  const queryClient = useQueryClient()
  const schema = STEP_SCHEMAS[step]
  const [initial] = useState(() => toStepValues(step, mine))
  const [saved, setSaved] = useState<Fields>(() => savableValues(schema, initial, initial))
  // Beside the state: a save that begins before the next render must compare with what was saved last.
  const lastSaved = useRef(saved)
  const form = useValidatedForm({ step, initial, onSubmit: continueWhenSaved })
  const typed = useStore(form.store, (state) => state.values)
  const savable = useMemo(() => savableValues(schema, typed, saved), [schema, typed, saved])

  const save = useCallback(
    async (next: Fields) => {
      const values = changedValues(next, lastSaved.current)
      await saveMyProfileStep(queryClient, saveProfileStepSchema.parse({ step, values }))
      lastSaved.current = next
      setSaved(next)
      if ('firstName' in values || 'lastName' in values) onNamesSaved()
    },
    [queryClient, step, onNamesSaved],
  )
  const { state, flush } = useAutosave<Fields>({ value: savable, save })
  const isValid = useStore(form.store, (current) => current.isValid)
  useTypedDraft({
    key: `profile-${mine.userId}-${step}`,
    typed,
    isKept: isValid && (state.status === 'clean' || state.status === 'saved'),
    restore: (draft) => {
      form.reset({ ...initial, ...draft }, { keepDefaultValues: true })
      void form.validate('change')
    },
  })

  async function continueWhenSaved(): Promise<void> {
    if (await flush()) onContinue()
    else showErrors('error.retry')
  }
  const document = useMemo(() => withFields(mine.document, step, savable), [mine.document, step, savable])
  return { form, document, state, flush }
}
