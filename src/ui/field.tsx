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

/**
 * Label above, help below, the error in the help's place and announced. What stands at the label's right is behind the
 * control for the keyboard: from one field it goes on to the next.
 */
export function Field({ label, help, error, aside, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean).join(' ')
  return (
    <div
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3 gap-y-1.5',
        className,
      )}
    >
      <label htmlFor={controlId} className="justify-self-start text-14 font-medium">
        {label}
      </label>
      <div className="col-span-full grid min-w-0 grid-cols-1 gap-1.5">
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
      {aside && <span className="col-start-2 row-start-1 text-13 text-muted">{aside}</span>}
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
