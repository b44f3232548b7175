import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { archiveAnyJob } from '../../moderation.functions.ts'
import { NOTE_MAX, noteSchema } from '../../moderation.schema.ts'
import type { ModerationFormProps } from './moderation-menu.tsx'

/** Asks for the words that the company reads on a job that is taken down. */
export function TakeDownForm({ job, onMoved, onClose }: ModerationFormProps) {
  const t = useTranslations('job.moderation')
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { note: '' },
    validators: { onSubmit: noteSchema },
    onSubmit: async ({ value: { note } }) => {
      await archiveAnyJob({ data: { id: job.id, note } })
      toast.success(t('archived'))
      onClose()
      await onMoved()
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4" autoComplete="off">
        <div ref={first}>
          <form.AppField name="note">
            {(field) => <field.TextAreaField label={t('note')} help={t('noteHelp')} maxLength={NOTE_MAX} />}
          </form.AppField>
        </div>
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.SubmitButton variant="danger">{t('archive.confirm')}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
