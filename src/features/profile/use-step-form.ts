import { passesSoon } from '#/domain/app-error.ts'
import { useStore } from '@tanstack/react-form'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { SaveState } from '#/components/editor/autosave.ts'
import { useAppForm } from '#/components/form/app-form.ts'
import { showErrors } from '#/components/form/show-errors.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { invalidFields, type InvalidFields } from './invalid-fields.ts'
import { STEP_SCHEMAS } from './profile.schema.ts'
import { toStepValues, withFields, type ProfileStep, type StepValues } from './profile-steps.ts'
import type { MyProfileView } from './profile.view.ts'
import { findEntryOf, useOpenEntriesState } from './use-open-entries.ts'
import { useStepSaving } from './use-step-saving.ts'
import { useTypedDraft } from './use-typed-draft.ts'

export type StepFormOptions<Step extends ProfileStep> = {
  step: Step
  mine: MyProfileView
  /** The name of the account changed too. */
  onNamesSaved: () => void
  /** Everything is right and saved. */
  onContinue: () => void
}

type StepFormSettings<Step extends ProfileStep> = {
  step: Step
  initial: StepValues[Step]
  onSubmit: () => Promise<void>
  onSubmitInvalid: () => void
}

/** A form of a step's values that says what is wrong with them. */
export function useValidatedForm<Step extends ProfileStep>({
  step,
  initial,
  ...events
}: StepFormSettings<Step>) {
  return useAppForm({
    defaultValues: initial,
    validators: { onChange: ({ value }) => invalidFields(STEP_SCHEMAS[step], value) },
    ...events,
  })
}

export type StepForm<Step extends ProfileStep> = ReturnType<typeof useValidatedForm<Step>>

/** What can be told of a field's state whatever the step. */
type TouchableForm = { setFieldMeta: (field: never, update: (meta: object) => never) => void }

/** Lets fields say what is wrong with them though nobody was in them: those of closed entries, those brought back. */
export function touch(form: TouchableForm, fields: InvalidFields): void {
  for (const field of Object.keys(fields))
    form.setFieldMeta(field as never, (meta) => ({ ...meta, isTouched: true }) as never)
}

/**
 * One step of the editor: its form, what keeps it from being saved, and where saving stands. Wrong fields stay in the
 * form and in this tab; everything else saves itself.
 */
export function useStepForm<Step extends ProfileStep>(options: StepFormOptions<Step>) {
  const { step, mine, onNamesSaved, onContinue } = options
  const schema = STEP_SCHEMAS[step]
  const [initial] = useState(() => toStepValues(step, mine))
  const form = useValidatedForm({ step, initial, onSubmit: continueWhenSaved, onSubmitInvalid: showWrong })
  // A field that leaves the page with its closed entry takes what was found wrong with it out of the form.
  const entries = useOpenEntriesState(() => void form.validate('change'))
  const typed = useStore(form.store, (state) => state.values)
  const isAsFound = useStore(form.store, (state) => state.isTouched && state.isDefaultValue)
  const wrong = useMemo(() => invalidFields(schema, typed)?.fields ?? {}, [schema, typed])
  const onSaved = useCallback(
    (changed: object) => {
      if ('firstName' in changed || 'lastName' in changed) onNamesSaved()
    },
    [onNamesSaved],
  )
  const saving = useStepSaving({ step, initial, typed, onSaved })
  const { savable, state, flush, flushNew, failure } = saving
  const [openedAtMs] = useState(() => Date.now())
  useTypedDraft({
    key: `profile-${mine.userId}-${step}`,
    typed,
    isKept: !saving.isHeldBack && (state.status === 'clean' || state.status === 'saved'),
    restore: (draft) => form.reset({ ...initial, ...draft }, { keepDefaultValues: true }),
  })
  // What was brought back, and what was stored before a rule became stricter, says at once what is wrong with it.
  useEffect(() => {
    void form.validate('change')
    touch(form, invalidFields(schema, form.state.values)?.fields ?? {})
  }, [form, schema])

  function showWrong(): void {
    const fields = invalidFields(schema, form.state.values)?.fields ?? {}
    touch(form, fields)
    entries.open(...Object.keys(fields).flatMap((field) => findEntryOf(field, form.state.values)?.id ?? []))
  }
  async function continueWhenSaved(): Promise<void> {
    if (await flush()) return onContinue()
    const why = failure.current
    if (!isWorthRetrying(why)) throw why
    showErrors(isUnreachable(why) || passesSoon(why) ? why : 'error.retry')
  }
  const document = useMemo(() => withFields(mine.document, step, savable), [mine.document, step, savable])
  // Typed and taken back: what is on the screen is what was there when the page was opened.
  const shown: SaveState =
    isAsFound && state.status === 'clean' ? { status: 'saved', savedAtMs: openedAtMs } : state
  return { form, document, values: typed, entries, wrong, state: shown, flushNew }
}
