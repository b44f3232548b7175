import { useId, type ReactNode } from 'react'
import { cn } from './cn.ts'

/** What a control needs to belong to its label, help and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  /** Finished text, several joined by commas; turns the field invalid. */
  error?: string | null
  /** At the label's right: a counter ("4 of 10"), a link ("Forgot password"), "optional". */
  aside?: ReactNode
  /** Give it when something outside must point at the control. */
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, help below, the error in the help's place and announced. */
export function Field({ label, help, error, aside, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean).join(' ')
  return (
    <div className={cn('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="text-14 font-medium">
          {label}
        </label>
        {aside && <span className="text-13 text-muted">{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${controlId}-error`} text={error} />
      {help && (
        <p id={`${controlId}-help`} className="text-13 text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** The line below a control. It is always there, so that a screen reader hears when it fills. */
export function FieldError({ id, text }: { id: string; text?: string | null }) {
  return (
    <p id={id} aria-live="polite" className="text-13 font-medium text-error-ink empty:hidden">
      {text}
    </p>
  )
}
