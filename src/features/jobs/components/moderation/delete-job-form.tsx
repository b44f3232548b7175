import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { deleteAnyJob } from '../../moderation.functions.ts'
import { typedTitleSchema } from '../../moderation.schema.ts'
import type { ModerationFormProps } from './moderation-menu.tsx'

/** Has a job's title typed before it is gone for good. A draft without one has nothing to type. */
export function DeleteJobForm({ job, onMoved, onClose }: ModerationFormProps) {
  const t = useTranslations('job.moderation')
  const first = useFocusOnMount<HTMLDivElement>()
  const title = job.title.trim()
  const form = useAppForm({
    defaultValues: { title: '' },
    validators: { onSubmit: typedTitleSchema(title) },
    onSubmit: async ({ value }) => {
      await deleteAnyJob({ data: { id: job.id, title: value.title } })
      toast.success(t('deleted'))
      onClose()
      await onMoved()
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4" autoComplete="off">
        {title && (
          <div ref={first}>
            <form.AppField name="title">
              {(field) => (
                <field.TextField label={t('typeTitle', { title })} autoComplete="off" spellCheck={false} />
              )}
            </form.AppField>
          </div>
        )}
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.SubmitButton variant="danger">{t('delete.confirm')}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
