import { useStore } from '@tanstack/react-form'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { useFormContext } from './form-context.ts'

/** Sends the form. It is never dimmed for missing input: pressing it says what is missing. */
export function SubmitButton({ variant = 'primary', size = 'lg', loading, ...props }: ButtonProps) {
  const form = useFormContext()
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  return <Button {...props} type="submit" variant={variant} size={size} loading={loading || submitting} />
}
