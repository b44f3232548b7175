import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'

export type PlainQuestionProps = { confirm: string; act: () => Promise<void>; onClose: () => void }

/** A question that has nothing to fill in: yes or no, and what stood in the way. */
export function PlainQuestion({ confirm, act, onClose }: PlainQuestionProps) {
  const form = useAppForm({ defaultValues: {}, onSubmit: act })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4">
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.SubmitButton>{confirm}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
