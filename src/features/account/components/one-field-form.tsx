import type { ReactNode } from 'react'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { FormRoot } from '#/components/form/form-root.tsx'
import { SubmitButton } from '#/components/form/submit-button.tsx'
import { useReadyControl } from '#/components/form/use-ready-control.ts'

export type OneFieldFormProps = {
  submit: string
  children: ReactNode
}

/** The form of one field that a page is there for, inside its `AppForm`: at a desk the keyboard is ready in it. */
export function OneFieldForm({ submit, children }: OneFieldFormProps) {
  const field = useReadyControl<HTMLDivElement>()
  return (
    <FormRoot className="grid gap-4">
      <div ref={field}>{children}</div>
      <FormFailure />
      <SubmitButton className="w-full">{submit}</SubmitButton>
    </FormRoot>
  )
}
