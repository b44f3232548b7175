import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'

export type PlainQuestionProps = { confirm: string; act: () => Promise<void>; onClose: () => void }

/** A question that has nothing to fill in: yes or no, and what stood in the way. */
export function PlainQuestion({ confirm, act, onClose }: PlainQuestionProps) {
  const form = useAppForm({ defaultValues: {}, onSubmit: act })
  return (
    <form.AppForm>
      <DialogForm onCancel={onClose} button={<form.SubmitButton>{confirm}</form.SubmitButton>} />
    </form.AppForm>
  )
}
