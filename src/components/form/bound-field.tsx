import { useStore } from '@tanstack/react-form'
import { useEffect, type ReactNode } from 'react'
import { Field, FieldError, type ControlProps } from '#/ui/field.tsx'
import { errorTexts } from './error-texts.ts'
import { fieldId } from './field-id.ts'
import { useFieldContext, useFormContext } from './form-context.ts'
import { useFormState } from './form-state.ts'
import { useTextOf } from './use-text-of.ts'

/** What every field of a form takes, whatever its control. */
export type BoundFieldProps = {
  label: string
  help?: ReactNode
  /** At the label's right: a counter, a link, "optional". */
  aside?: ReactNode
  className?: string
}

/** The field's id, and its errors in words, joined by commas; null until it was touched. */
export function useFieldBinding(label: string): { id: string; error: string | null } {
  const field = useFieldContext<unknown>()
  const form = useFormContext()
  const textOf = useTextOf()
  const { labels } = useFormState()
  const { errors, isTouched } = useStore(field.store, (state) => state.meta)
  useEffect(() => {
    labels.set(field.name, label)
    return () => void labels.delete(field.name)
  }, [labels, field.name, label])
  const texts = isTouched ? errorTexts(errors, textOf) : []
  return { id: fieldId(form.formId, field.name), error: texts.join(', ') || null }
}

/** A labelled control that is one element: input, text area, select. */
export function BoundField({
  children,
  ...props
}: BoundFieldProps & { children: (control: ControlProps) => ReactNode }) {
  const binding = useFieldBinding(props.label)
  return (
    <Field {...props} {...binding}>
      {children}
    </Field>
  )
}

/** A group of controls under one visible name: radio buttons, pills. */
export function BoundGroup({
  label,
  help,
  aside,
  className,
  children,
}: BoundFieldProps & {
  children: (group: { id: string; label: string; describedBy: string; invalid: boolean }) => ReactNode
}) {
  const { id, error } = useFieldBinding(label)
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span aria-hidden="true" className="text-14 font-medium">
          {label}
        </span>
        {aside && <span className="text-13 text-muted">{aside}</span>}
      </div>
      {children({ id, label, describedBy: `${id}-error ${id}-help`, invalid: error !== null })}
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        <FieldError id={`${id}-error`} text={error} />
        {help && (
          <p id={`${id}-help`} className="text-13 text-muted">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
