import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogForm } from '#/components/form/dialog-form.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'

export type MoveFormProps = {
  /** What has to be written first: a line, or a text where it may be long. */
  written?: { label: string; help?: string; longest?: number; schema: z.ZodType<string, string> }
  variant?: 'primary' | 'danger'
  confirm: string
  move: (words: string) => Promise<unknown>
  /** What is said once it was moved. */
  done: string
  onClose: () => void
}

export function MoveForm({ written, variant = 'danger', confirm, move, done, onClose }: MoveFormProps) {
  const first = useFocusOnMount<HTMLDivElement>()
  const queryClient = useQueryClient()
  const form = useAppForm({
    defaultValues: { words: '' },
    validators: { onSubmit: z.object({ words: written?.schema ?? z.string() }) },
    onSubmit: async ({ value: { words } }) => {
      await move(words)
      toast.success(done)
      onClose()
      // A job, and a company even more, stands in nearly everything that is shown.
      await queryClient.invalidateQueries()
    },
  })
  return (
    <form.AppForm>
      <DialogForm
        autoComplete="off"
        onCancel={onClose}
        button={<form.SubmitButton variant={variant}>{confirm}</form.SubmitButton>}
      >
        {written && (
          <div ref={first}>
            <form.AppField name="words">
              {({ TextAreaField, TextField }) =>
                written.longest === undefined ? (
                  <TextField label={written.label} autoComplete="off" spellCheck={false} />
                ) : (
                  <TextAreaField label={written.label} help={written.help} maxLength={written.longest} />
                )
              }
            </form.AppField>
          </div>
        )}
      </DialogForm>
    </form.AppForm>
  )
}
