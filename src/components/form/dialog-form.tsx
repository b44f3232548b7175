import type { ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { FormFailure } from './form-failure.tsx'
import { FormRoot, type FormRootProps } from './form-root.tsx'

export type DialogFormProps = Pick<FormRootProps, 'autoComplete'> & {
  onCancel: () => void
  button: ReactNode
  children?: ReactNode
}

/** A form in a dialog, inside its `AppForm`: what it asks, what was refused, and the buttons. */
export function DialogForm({ onCancel, button, children, ...props }: DialogFormProps) {
  return (
    <FormRoot className="grid gap-4" {...props}>
      {children}
      <FormFailure />
      <DialogButtons onCancel={onCancel}>{button}</DialogButtons>
    </FormRoot>
  )
}
