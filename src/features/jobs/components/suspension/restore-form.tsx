import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { toast } from '#/ui/toast.ts'
import { restoreOrganization } from '../../suspension/suspension.functions.ts'
import type { SuspensionFormProps } from './suspension-menu.tsx'

/** Asks once more before a company is public again. */
export function RestoreForm({ company: { id }, onMoved, onClose }: SuspensionFormProps) {
  const t = useTranslations('job.suspension')
  const form = useAppForm({
    defaultValues: {},
    onSubmit: async () => {
      await restoreOrganization({ data: { id } })
      toast.success(t('restored'))
      onClose()
      await onMoved()
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4">
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.SubmitButton>{t('restore.confirm')}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
