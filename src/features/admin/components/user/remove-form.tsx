import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { DialogButtons } from '#/components/form/dialog-buttons.tsx'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { toast } from '#/ui/toast.ts'
import { removeUser } from '../../user-actions.ts'
import { forgetUser } from '../../user-account.queries.ts'
import { typedEmailSchema } from '../../user-account.schema.ts'
import type { UserFormProps } from './user-actions.tsx'

/** Has the account's address typed before all of it is gone for good. */
export function RemoveForm({ account: { id, name, email }, onRemoved, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.remove')
  const queryClient = useQueryClient()
  const first = useFocusOnMount<HTMLDivElement>()
  const form = useAppForm({
    defaultValues: { email: '' },
    validators: { onSubmit: typedEmailSchema(email) },
    onSubmit: async () => {
      await removeUser(id)
      toast.success(t('done', { name }))
      await onRemoved()
      await forgetUser(queryClient, id)
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4" autoComplete="off">
        <div ref={first}>
          <form.AppField name="email">
            {(field) => (
              <field.TextField label={t('type', { email })} autoComplete="off" spellCheck={false} />
            )}
          </form.AppField>
        </div>
        <FormFailure />
        <DialogButtons onCancel={onClose}>
          <form.SubmitButton variant="danger">{t('confirm')}</form.SubmitButton>
        </DialogButtons>
      </form.FormRoot>
    </form.AppForm>
  )
}
